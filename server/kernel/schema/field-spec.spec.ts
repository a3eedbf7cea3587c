import { LOCALES } from '@kimari/common/locale';
import { InvalidInput } from '../errors/issue';
import { toPublicError } from '../errors/public-error';
import { checkField, codePoints, type FieldSpec } from './field-spec';

const LONE_SURROGATE = '\uD83D';
/** Two UTF-16 units, one code point, four bytes. */
const EMOJI = '😀';

const NAME = /^[a-zA-Z0-9_-]+$/;

/** The issues of a value as sent to the client. */
function publicIssuesOf(spec: FieldSpec, value: unknown, locale: 'ja' | 'en') {
  const issues = checkField(spec, value, ['field']);
  return issues.length === 0 ? [] : toPublicError(new InvalidInput(issues), locale).issues;
}

type Case = readonly [string, FieldSpec, unknown, Record<string, unknown>, string, string];

const string = { origin: 'string', inclusive: true };
const cases: readonly Case[] = [
  [
    'a missing text',
    { kind: 'text' },
    undefined,
    { code: 'invalid_type', expected: 'string' },
    'Invalid input: expected string, received undefined',
    '必須の項目です。',
  ],
  [
    'a missing list',
    { kind: 'list', max: 2, of: { kind: 'text' } },
    undefined,
    { code: 'invalid_type', expected: 'array' },
    'Invalid input: expected array, received undefined',
    '必須の項目です。',
  ],
  [
    'a number for a text',
    { kind: 'text' },
    5,
    { code: 'invalid_type', expected: 'string' },
    'Invalid input: expected string, received number',
    '値の型が正しくありません。string を指定してください。',
  ],
  [
    'null for a text',
    { kind: 'text' },
    null,
    { code: 'invalid_type', expected: 'string' },
    'Invalid input: expected string, received null',
    '値の型が正しくありません。string を指定してください。',
  ],
  [
    'a text for a number',
    { kind: 'int', min: 1, max: 5 },
    '5',
    { code: 'invalid_type', expected: 'number' },
    'Invalid input: expected number, received string',
    '値の型が正しくありません。number を指定してください。',
  ],
  [
    'NaN',
    { kind: 'int', min: 1, max: 5 },
    Number.NaN,
    { code: 'invalid_type', expected: 'number' },
    'Invalid input: expected number, received NaN',
    '値の型が正しくありません。number を指定してください。',
  ],
  [
    'a fraction',
    { kind: 'int', min: 1, max: 5 },
    1.5,
    { code: 'invalid_type', expected: 'int' },
    'Invalid input: expected int, received number',
    '値の型が正しくありません。int を指定してください。',
  ],
  [
    'a text for a boolean',
    { kind: 'boolean' },
    'true',
    { code: 'invalid_type', expected: 'boolean' },
    'Invalid input: expected boolean, received string',
    '値の型が正しくありません。boolean を指定してください。',
  ],
  [
    'an object for a list',
    { kind: 'list', max: 2, of: { kind: 'text' } },
    {},
    { code: 'invalid_type', expected: 'array' },
    'Invalid input: expected array, received object',
    '値の型が正しくありません。array を指定してください。',
  ],
  [
    'a list for a text',
    { kind: 'text' },
    [],
    { code: 'invalid_type', expected: 'string' },
    'Invalid input: expected string, received array',
    '値の型が正しくありません。string を指定してください。',
  ],
  [
    'a short text',
    { kind: 'text', min: 8 },
    EMOJI.repeat(7),
    { code: 'too_small', ...string, minimum: 8 },
    'Too small: expected string to have >=8 characters',
    '8文字以上で入力してください。',
  ],
  [
    'a long text',
    { kind: 'text', max: 500 },
    'あ'.repeat(501),
    { code: 'too_big', ...string, maximum: 500 },
    'Too big: expected string to have <=500 characters',
    '500文字以内で入力してください。',
  ],
  [
    'a small number',
    { kind: 'int', min: 1, max: 100 },
    0,
    { code: 'too_small', origin: 'number', minimum: 1, inclusive: true },
    'Too small: expected number to be >=1',
    '1以上の数を指定してください。',
  ],
  [
    'a big number',
    { kind: 'int', min: 1, max: 100 },
    101,
    { code: 'too_big', origin: 'number', maximum: 100, inclusive: true },
    'Too big: expected number to be <=100',
    '100以下の数を指定してください。',
  ],
  [
    'a long list',
    { kind: 'list', max: 2, of: { kind: 'text' } },
    ['a', 'b', 'c'],
    { code: 'too_big', origin: 'array', maximum: 2, inclusive: true },
    'Too big: expected array to have <=2 items',
    '2個以内で指定してください。',
  ],
  [
    'too many bytes',
    { kind: 'text', maxBytes: 524_288 },
    `${'あ'.repeat(174_762)}abc`,
    { code: 'too_big', ...string, maximum: 524_288 },
    'Too big: expected string to have <=524288 bytes',
    '524288バイト以内で入力してください。',
  ],
  [
    'a text that does not match the pattern',
    { kind: 'text', pattern: NAME },
    'a b',
    { code: 'invalid_format', origin: 'string', format: 'regex', pattern: '/^[a-zA-Z0-9_-]+$/' },
    'Invalid string: must match pattern /^[a-zA-Z0-9_-]+$/',
    '形式が正しくありません。/^[a-zA-Z0-9_-]+$/ に一致する必要があります。',
  ],
  [
    'an invalid e-mail address',
    { kind: 'text', email: true },
    'taro@example',
    { code: 'invalid_format', origin: 'string', format: 'email' },
    'Invalid email address',
    'メールアドレスの形式が正しくありません。',
  ],
  [
    'U+0000',
    { kind: 'text' },
    'a\0b',
    { code: 'invalid_format', origin: 'string', format: 'text' },
    'Invalid string: must be plain Unicode text',
    '使用できない文字が含まれています。',
  ],
  [
    'half a surrogate pair',
    { kind: 'text' },
    `a${LONE_SURROGATE}b`,
    { code: 'invalid_format', origin: 'string', format: 'text' },
    'Invalid string: must be plain Unicode text',
    '使用できない文字が含まれています。',
  ],
  [
    'an unknown choice',
    { kind: 'choice', values: ['public', 'private'] },
    'Public',
    { code: 'invalid_value', values: ['public', 'private'] },
    'Invalid option: expected one of "public"|"private"',
    '次のいずれかを指定してください: "public"|"private"',
  ],
  [
    'a missing choice',
    { kind: 'choice', values: ['public', 'private'] },
    undefined,
    { code: 'invalid_value', values: ['public', 'private'] },
    'Invalid option: expected one of "public"|"private"',
    '次のいずれかを指定してください: "public"|"private"',
  ],
  [
    'blank text',
    { kind: 'text', min: 1, notBlank: true },
    ' \u3000\n\uFEFF',
    { code: 'custom' },
    'Content must not be blank',
    '内容を入力してください。',
  ],
];

describe('the issues of a value', () => {
  it.each(cases)('%s', (_, spec, value, facts, en, ja) => {
    expect(publicIssuesOf(spec, value, 'en')).toEqual([{ path: ['field'], ...facts, message: en }]);
    expect(publicIssuesOf(spec, value, 'ja')).toEqual([{ path: ['field'], ...facts, message: ja }]);
  });

  it('apply the maximum length to the text as sent and as stored', () => {
    const spec: FieldSpec = { kind: 'text', max: 3, storedAs: (text) => text.trim().normalize('NFKC') };
    const isTooLong = (text: string) => checkField(spec, text, []).some(({ code }) => code === 'too_big');
    expect(['abc', '㌔a', '㍿', 'abc '].map(isTooLong)).toEqual([false, false, true, true]);
  });

  it('name every invalid item of a list', () => {
    const spec: FieldSpec = { kind: 'list', max: 10, of: { kind: 'text', min: 1, max: 3 } };
    expect(
      checkField(spec, ['ok', '', 5, 'long', null], ['tags']).map(({ path, code }) => [path, code]),
    ).toEqual([
      [['tags', 1], 'too_small'],
      [['tags', 2], 'invalid_type'],
      [['tags', 3], 'too_big'],
      [['tags', 4], 'invalid_type'],
    ]);
  });

  it('include one for each violated rule', () => {
    const spec: FieldSpec = { kind: 'text', min: 1, max: 3, pattern: NAME };
    expect(checkField(spec, '', []).map(({ code }) => code)).toEqual(['too_small', 'invalid_format']);
    expect(checkField(spec, 'a b\0c', []).map(({ form }) => form)).toEqual([
      'textTooLong',
      'plainText',
      'pattern',
    ]);
  });

  it.each(LOCALES)('have messages without unfilled placeholders (%s)', (locale) => {
    const messages = cases
      .flatMap(([, spec, value]) => publicIssuesOf(spec, value, locale) ?? [])
      .map(({ message }) => message);
    expect(
      messages.filter((message) =>
        /undefined\b(?<!received undefined)|\{[a-z]+\}|^validation\./i.test(message),
      ),
    ).toEqual([]);
  });
});

describe('valid input', () => {
  it.each<[string, FieldSpec, unknown]>([
    ['a text of the maximum number of code points', { kind: 'text', min: 8, max: 8 }, EMOJI.repeat(8)],
    [
      'a text of the maximum number of bytes',
      { kind: 'text', maxBytes: 524_288 },
      `${'あ'.repeat(174_762)}ab`,
    ],
    ['a number at either bound', { kind: 'int', min: 1, max: 1 }, 1],
    ['a missing optional field', { kind: 'text', optional: true }, undefined],
    ['null in a nullable field', { kind: 'text', nullable: true }, null],
    ['an e-mail address', { kind: 'text', email: true }, "taro.o'neil+tag@mail.example.co.jp"],
    ['an internationalised local part', { kind: 'text', email: true }, '太郎@example.jp'],
    ['an empty list', { kind: 'list', max: 2, of: { kind: 'text', min: 1 } }, []],
    ['a text with white space around words', { kind: 'text', notBlank: true }, '\n a \r\n'],
  ])('%s', (_, spec, value) => {
    expect(checkField(spec, value, ['field'])).toEqual([]);
  });

  it.each([
    'a@b',
    '@b.jp',
    'a@.jp',
    'a@b..jp',
    'a b@c.jp',
    'a@b.jp ',
    'a@-b.jp',
    'a@b-.jp',
    'a@b@c.jp',
    '<a@b.jp>',
    'a@b.jp\nBcc: c@d.jp',
  ])('does not include %p as an e-mail address', (value) => {
    expect(checkField({ kind: 'text', email: true }, value, []).map(({ form }) => form)).toContain('email');
  });

  it('does not include null in an optional field', () => {
    expect(checkField({ kind: 'text', optional: true }, null, [])).toHaveLength(1);
  });
});

describe('codePoints', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['日本語', 3],
    [EMOJI, 1],
    ['👨‍👩‍👧', 5],
    ['か\u3099', 2],
    [LONE_SURROGATE, 1],
  ])('%p has %d', (text, count) => {
    expect(codePoints(text)).toBe(count);
    expect(codePoints(text)).toBe([...text].length);
  });
});
