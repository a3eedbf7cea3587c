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
  /** Whether the page hands over what is submitted. */
  let isTaken: boolean;

  const take = (event: Event): void => {
    event.preventDefault();
    if (!isTaken) return;
    sent += 1;
    state = posting('submitting', state.actionData);
  };

  beforeAll(() => sendFormsOnce(() => ({ state })));
  beforeEach(() => {
    state = IDLE;
    sent = 0;
    isTaken = true;
    form = document.createElement('form');
    form.method = 'post';
    form.addEventListener('submit', take);
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

  it.each([
    ['before it is sent', () => IDLE],
    ['while the rest of a page with an answer is read anew', () => posting('loading', { refused: true })],
  ])('may be sent after a check of its fields that is no submission, %s', (_when, stateThen) => {
    submit();
    state = stateThen();
    for (let check = 0; check < 3; check += 1) {
      isTaken = false;
      submit();
      isTaken = true;
    }
    submit();
    expect(sent).toBe(2);
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
    other.addEventListener('submit', take);
    document.body.append(other);
    other.requestSubmit();
    expect(sent).toBe(2);
  });
});
