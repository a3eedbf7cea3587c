/** @jest-environment jsdom */
import { tellEarlyTyping, watchEarlyTyping } from './early-typing';

const FIELDS =
  '<form><input name="before" value=""><textarea name="during"></textarea><input name="never" value="given"></form>';

function fieldOf(name: string): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!field) throw new Error(`no field ${name}`);
  return field;
}

/** Types as a browser does: what listens hears of it afterwards. */
function type(name: string, text: string): void {
  fieldOf(name).value = text;
  fieldOf(name).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('what is typed while scripts take over', () => {
  it('is told once they have, with what was typed before, and heard by nobody until then', () => {
    document.body.innerHTML = FIELDS;
    Object.assign(performance, { getEntriesByType: () => [] });
    const heard: string[] = [];
    document.body.addEventListener('input', ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      heard.push(`${name}=${value}`);
    });
    fieldOf('before').value = 'early';
    watchEarlyTyping();
    type('during', 'late');
    expect(heard).toEqual([]);
    tellEarlyTyping();
    expect(heard).toEqual(['before=early', 'during=late']);
    type('never', 'later');
    expect(heard).toEqual(['before=early', 'during=late', 'never=later']);
  });
});
