import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LOCALES } from '@kimari/common/locale';
import { toExtensions } from '../graphql/graphql-errors';
import { getTranslator, hasMessage } from '../i18n/translator';
import en from '../i18n/messages/en.json';
import ja from '../i18n/messages/ja.json';
import { AppError, declaredErrors } from './app-error';
import { codeOfStatus, ERROR_STATUS } from '@kimari/common/error-codes';
import { toPublicError } from './public-error';
import { toEnvelope } from './envelope';

const SERVER = path.resolve(__dirname, '../..');

function errorFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.errors.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const files = errorFiles(SERVER);
// Loading a file declares its errors.
files.forEach((file) => jest.requireActual<object>(file));
const errors = declaredErrors();

/** Every key of a message table with its text. */
function* texts(table: object, prefix = ''): Generator<[string, string]> {
  for (const [key, value] of Object.entries(table) as [string, string | object][]) {
    if (typeof value === 'string') yield [`${prefix}${key}`, value];
    else yield* texts(value, `${prefix}${key}.`);
  }
}

/** Names of what is filled in, such as `{name}` and `{seconds, duration}`. */
const placeholders = (text: string) =>
  [...text.matchAll(/\{([A-Za-z]+)(?:, \w+)?\}/g)].map((match) => match[1]).sort();

describe('the error table', () => {
  it('is not empty', () => {
    expect(files.length).toBeGreaterThanOrEqual(6);
    expect(errors.length).toBeGreaterThanOrEqual(30);
  });

  it('declares each reason once', () => {
    const reasons = files.flatMap((file) =>
      Object.values(jest.requireActual<Record<string, { definition?: { reason: string } }>>(file)).map(
        ({ definition }) => definition?.reason,
      ),
    );
    expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([]);
  });

  describe.each(errors.map((definition) => [definition.reason, definition] as const))(
    '%s',
    (_, definition) => {
      it.each(LOCALES)('has a complete message on both APIs (%s)', (locale) => {
        expect(hasMessage(`errors.${definition.reason}`, locale)).toBe(true);
        const raw = getTranslator(locale)(`errors.${definition.reason}`, {});
        const params = Object.fromEntries(placeholders(raw).map((name) => [name, 7]));
        const error = toPublicError(new AppError(definition, params), locale);
        const rest = toEnvelope(error);
        const graphql = toExtensions(error, 'request-1');
        expect(rest).toMatchObject({
          defined: false,
          code: definition.code,
          status: ERROR_STATUS[definition.code],
        });
        expect(graphql).toMatchObject({
          code: definition.code,
          status: ERROR_STATUS[definition.code],
          reason: definition.reason,
          requestId: 'request-1',
        });
        expect(error.message).not.toMatch(/[{}]|^errors\./);
        expect(error.message.trim()).not.toBe('');
        expect(rest['message']).toBe(error.message);
      });
    },
  );

  it('sends only exposed params as data', () => {
    const definition = {
      reason: 'rules.versionConflict',
      code: 'PRECONDITION_FAILED',
      exposes: ['currentVersion'],
      showsReason: false,
    } as const;
    const error = toPublicError(new AppError(definition, { currentVersion: '1.0.1', secret: 'x' }), 'en');
    expect(toEnvelope(error)['data']).toEqual({ currentVersion: '1.0.1' });
    expect(toExtensions(error, '')['data']).toEqual({ currentVersion: '1.0.1' });
  });
});

describe('the messages', () => {
  it('exist in both languages with the same placeholders', () => {
    // The Japanese messages for `required` and `wrongType` omit these placeholders.
    const fewer: Readonly<Record<string, string[]>> = {
      'validation.required': ['expected'],
      'validation.wrongType': ['received'],
    };
    const english = new Map(texts(en));
    const japanese = new Map(texts(ja));
    expect([...japanese.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, text] of english) {
      const expected = placeholders(text).filter((name) => name === undefined || !fewer[key]?.includes(name));
      expect([key, placeholders(japanese.get(key) ?? '')]).toEqual([key, expected]);
    }
  });

  it('of the Japanese table are written in Japanese', () => {
    const plain = [...texts(ja)].filter(
      ([, text]) => !/[\u3040-\u30ff\u4e00-\u9fff]/.test(text) && !/^(?:\{[a-z]+\}|[（）])+$/i.test(text),
    );
    expect(plain).toEqual([]);
  });
});

describe('codes', () => {
  it.each(Object.entries(ERROR_STATUS))('%s is %d and back', (code, status) => {
    expect(codeOfStatus(status)).toBe(code);
  });

  it.each([
    [402, 'BAD_REQUEST'],
    [418, 'BAD_REQUEST'],
    [507, 'INTERNAL_SERVER_ERROR'],
  ])('%d, which is not in the catalogue, becomes %s', (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
  });
});
