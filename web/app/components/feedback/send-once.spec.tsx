import { sendFormsOnce } from './send-once';

type State = Parameters<typeof sendFormsOnce>[0] extends () => { readonly state: infer Value }
  ? Value
  : never;

describe('a form', () => {
  const IDLE: State = { navigation: { state: 'idle' }, actionData: null };
  const posting = (state: 'submitting' | 'loading', actionData: unknown): State => ({
    navigation: { state, formMethod: 'POST' },
    actionData,
  });
  let state = IDLE;
  let sent: number;
  let form: HTMLFormElement;

  beforeAll(() => sendFormsOnce(() => ({ state })));
  beforeEach(() => {
    state = IDLE;
    sent = 0;
    form = document.createElement('form');
    form.method = 'post';
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    document.body.append(form);
  });
  const submit = () => form.requestSubmit();

  it('is sent once while it is on its way, and again once that has ended', () => {
    submit();
    state = posting('submitting', null);
    submit();
    expect(sent).toBe(1);
    state = IDLE;
    submit();
    expect(sent).toBe(2);
  });

  it.each([
    ['the first answer', null],
    ['an answer after an earlier one', { refused: true }],
  ])('may be sent again with %s on the page, while the rest is read anew', (_what, earlier) => {
    state = { ...IDLE, actionData: earlier };
    submit();
    state = posting('submitting', earlier);
    submit();
    const answer = { review: true };
    state = posting('loading', answer);
    submit();
    expect(sent).toBe(2);
    // The second one is on its way now.
    state = posting('submitting', answer);
    submit();
    expect(sent).toBe(2);
  });

  it('is not sent again after a redirect, whose page is being read', () => {
    state = { ...IDLE, actionData: { refused: true } };
    const before = state.actionData;
    submit();
    state = posting('loading', before);
    submit();
    expect(sent).toBe(1);
  });

  it('does not keep another form from being sent', () => {
    submit();
    const other = form.cloneNode() as HTMLFormElement;
    other.addEventListener('submit', (event) => {
      event.preventDefault();
      sent += 1;
    });
    document.body.append(other);
    state = posting('submitting', null);
    other.requestSubmit();
    expect(sent).toBe(2);
  });
});
