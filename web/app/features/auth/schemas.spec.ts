import type { Translate } from '#app/i18n/texts';
import { createLoginSchema, createRegisterSchema } from './schemas';

/** Returns the key, so that tests can name the message they expect. */
const t = ((key: string) => key) as unknown as Translate;

const COMPLETE = {
  username: 'sora_2',
  email: 'sora@example.com',
  password: 'a good passphrase',
  confirmation: 'a good passphrase',
  consent: true,
};

function problemsOf(change: Partial<Record<keyof typeof COMPLETE, unknown>>) {
  const { success, error } = createRegisterSchema(t).safeParse({ ...COMPLETE, ...change });
  return success ? [] : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('a registration', () => {
  it('accepts ordinary input', () => expect(problemsOf({})).toEqual([]));

  it.each([
    [{ username: 'ab' }, 'username: auth:username.length'],
    [{ username: 'a'.repeat(21) }, 'username: auth:username.length'],
    [{ username: 'そらです' }, 'username: auth:username.pattern'],
    [{ email: 'sora@example' }, 'email: auth:email.invalid'],
    [{ password: 'short', confirmation: 'short' }, 'password: auth:password.too_short'],
    [{ confirmation: 'something else' }, 'confirmation: auth:confirmation.mismatch'],
    [{ consent: undefined }, 'consent: auth:consent.required'],
    [{ consent: false }, 'consent: auth:consent.required'],
    [{ consent: 'no' }, 'consent: auth:consent.required'],
  ])('with %j is rejected with a reason', (change, problem) => expect(problemsOf(change)).toEqual([problem]));

  it('reports all errors at once', () =>
    expect(problemsOf({ confirmation: 'something else', consent: undefined })).toEqual([
      'consent: auth:consent.required',
      'confirmation: auth:confirmation.mismatch',
    ]));

  it('counts code points, not UTF-16 code units', () => {
    const eightEmoji = '🍵'.repeat(8);
    expect(problemsOf({ password: eightEmoji, confirmation: eightEmoji })).toEqual([]);
    const fourEmoji = '🍵'.repeat(4);
    expect(problemsOf({ password: fourEmoji, confirmation: fourEmoji })).toEqual([
      'password: auth:password.too_short',
    ]);
  });
});

describe('a sign-in', () => {
  it('trims the spaces that phone keyboards add to the address', () => {
    const parsed = createLoginSchema(t).parse({ email: ' sora@example.com ', password: 'x' });
    expect(parsed.email).toBe('sora@example.com');
  });

  it('requires both fields', () => {
    const { error } = createLoginSchema(t).safeParse({});
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'auth:email.required',
      'auth:password.required',
    ]);
  });
});
