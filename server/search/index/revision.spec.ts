import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REVISION, toSearchRow } from './index-row';

const ROOT = resolve(__dirname, '../../..');
/** The rows of some hundred texts in both languages, and of one in others, by the revision that makes them. */
const ROWS = { revision: 11, digest: 'c052ec269fcc4829bde90ef0799dbf6fb09138dc3d3d421dfe337abe4a698741' };

const ICU = '78.2';

type Line = {
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly content: string;
};

const OTHER_LANGUAGES: Line = {
  ...{ owner: 'łukasz', name: 'größe', type: 'rule', tags: ['fußnote', 'тест', '코드'] },
  description: 'Größe, GROẞE, Łódź, Việt, İstanbul, smørrebrød; naïve e\u0301tudes.',
  content: 'Тесты пишутся раньше кода. 코드를 먼저 읽는다. Οδηγίες για όλους. Xin chào Việt Nam.',
};

function texts(): readonly Line[] {
  const written = readFileSync(join(ROOT, 'demo/search/rules.jsonl'), 'utf8').trim().split('\n');
  const demo = JSON.parse(readFileSync(join(ROOT, 'demo/demo.json'), 'utf8')) as {
    readonly rules: readonly (Omit<Line, 'content'> & {
      readonly versions: readonly { readonly file: string }[];
    })[];
  };
  return [
    OTHER_LANGUAGES,
    ...written.map((line) => JSON.parse(line) as Line),
    ...demo.rules.map(({ versions, ...rule }) => ({
      ...rule,
      content: readFileSync(join(ROOT, 'demo', versions.at(-1)?.file ?? ''), 'utf8'),
    })),
  ];
}

function digestOfRows(): string {
  const digest = createHash('sha256');
  for (const { owner, name, tags, ...text } of texts()) {
    const keys = { ruleId: name, ownerId: owner, createdBy: owner, ownerKey: owner, nameKey: name };
    const row = toSearchRow({ ...text, ...keys, owner, name, tags: [...tags], audience: 'everyone' });
    digest.update(JSON.stringify({ ...row, words: [...row.words] }));
  }
  return digest.digest('hex');
}

// Installations that are upgraded would otherwise search rows that a query of today does not fit.
(process.versions['icu'] === ICU ? it : it.skip)('makes other rows only under another revision', () => {
  expect({ revision: REVISION, digest: digestOfRows() }).toEqual(ROWS);
});
