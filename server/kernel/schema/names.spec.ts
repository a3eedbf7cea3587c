import { readdirSync } from 'node:fs';
import path from 'node:path';
import { checkField, type FieldSpec, type TextSpec } from './field-spec';
import { fieldsOf, isInputClass } from './input-fields';

const MODULES = path.resolve(__dirname, '../../modules');

/** Texts of several lines, which have a place of their own on pages, and no place in mails of others. */
const PROSE = [
  'answer',
  'bio',
  'changelog',
  'content',
  'description',
  'message',
  'note',
  'reason',
  'reviewNote',
  'text',
];

/** What nobody else is shown: secrets, what is looked up, and what must equal something known. */
const UNSHOWN = [
  'action',
  'actor',
  'after',
  'author',
  'challengeToken',
  'clientId',
  'client_id',
  'code',
  'currentPassword',
  'decisionId',
  'deviceCode',
  'device_code',
  'email',
  'filename',
  'findingCode',
  'findingVersion',
  'grant_type',
  'id',
  'image',
  'iss',
  'locale',
  'newPassword',
  'organizationId',
  'password',
  'path',
  'query',
  'redirectUrl',
  'refreshToken',
  'resetToken',
  'ruleId',
  'scope',
  'search',
  'secondFactorCode',
  'sessionId',
  'state',
  'target',
  'tempToken',
  'timeZone',
  'token',
  'tokenId',
  'user',
  'userCode',
  'userId',
  'username',
  'usernamePrefix',
  'version',
];

/** What a program sends unasked, such as the name of its machine: put into one line where it is stored. */
const CLEANED = ['deviceName', 'device_name'];

const HOSTILE = [
  'Acme\nYour account will be closed today.',
  'a\u001b[31mb',
  'a\u0085b',
  'a\u2028b',
  'a\u2029b',
  'a\u202egnp',
  'a\u2066b\u2069',
];

type Named = readonly [name: string, spec: TextSpec];

function textsOf(name: string, spec: FieldSpec): readonly Named[] {
  if (spec.kind === 'text') return [[name, spec]];
  return spec.kind === 'list' ? [[name, spec.of]] : [];
}

/** Every text that clients send, by the name of its field. */
async function everyText(): Promise<readonly Named[]> {
  const files = readdirSync(MODULES, { recursive: true, encoding: 'utf8' });
  const texts: Named[] = [];
  for (const file of files.filter((name) => name.endsWith('inputs.ts') || name.endsWith('-field.ts'))) {
    const exported = (await import(path.join(MODULES, file))) as object;
    for (const type of Object.values(exported)) {
      if (!isInputClass(type)) continue;
      for (const [name, spec] of fieldsOf(type)) texts.push(...textsOf(name, spec));
    }
  }
  return texts;
}

/** A name of several lines reads as words of the registry, and one that turns the direction as another name. */
describe('a text that names somebody or something', () => {
  let texts: readonly Named[];
  beforeAll(async () => {
    texts = await everyText();
  });

  it('is one line, or else known as prose or as shown to nobody', () => {
    const names = texts.filter(([, spec]) =>
      HOSTILE.some((text) => checkField(spec, text, []).every(({ code }) => code !== 'invalid_format')),
    );
    const others = [...new Set(names.map(([name]) => name))].filter(
      (name) => ![...PROSE, ...CLEANED].includes(name),
    );
    expect(others.sort()).toEqual(UNSHOWN);
  });

  it('is one line: what people, organizations, tokens and tags are called, and a notice', () => {
    const lines = new Set(texts.flatMap(([name, spec]) => (spec.oneLine ? [name] : [])));
    expect([...lines].sort()).toEqual(['displayName', 'location', 'tags', 'textEn', 'textJa']);
  });
});
