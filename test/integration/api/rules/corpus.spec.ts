import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestApp, type TestApp } from '../../../support/app';
import { as } from '../../../support/as';
import { aRule, aVersion } from '../../../support/factories/rule';
import { aUser, type TestUser } from '../../../support/factories/user';

const FOLDER = path.resolve(__dirname, '../../../../../shared/corpus');
const RULES = path.join(FOLDER, 'corpus-dev.jsonl');
const HISTORIES = path.join(FOLDER, 'histories-dev.jsonl');
const SAMPLE = 20;

type RealRule = {
  readonly type: string;
  readonly description: string;
  readonly tags: string[];
  readonly content: string;
};
type History = { readonly versions: readonly { readonly content: string }[] };

const isThere = existsSync(RULES) && existsSync(HISTORIES);
if (!isThere) process.stderr.write(`No corpus of real rules in ${FOLDER}: its tests are skipped.\n`);
const whenThere = isThere ? describe : describe.skip;

/** Every n-th line of a file, so that the sample is spread over all of it. */
function sample<Line>(file: string): Line[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  const step = Math.max(1, Math.floor(lines.length / SAMPLE));
  return lines
    .filter((_, index) => index % step === 0)
    .slice(0, SAMPLE)
    .map((line) => JSON.parse(line) as Line);
}

whenThere('real rules', () => {
  let app: TestApp;
  let taro: TestUser;
  beforeAll(async () => {
    app = await createTestApp();
    taro = await aUser(app, { username: 'taro' });
  });
  afterAll(() => app.close());

  it('are published and read back byte for byte', async () => {
    const rules = sample<RealRule>(RULES);
    expect(rules).toHaveLength(SAMPLE);
    for (const { content, type, description, tags } of rules) {
      const wishes = {
        content,
        type,
        tags: tags.slice(0, 10),
        description: description?.slice(0, 400) ?? null,
      };
      const { id, path: address } = await aRule(app, taro, wishes);
      const { body } = await as(app, null).post('/api/rules/getContent', { id }).expect(200);
      expect(body.content === content).toBe(true);
      const raw = await as(app, null).get(`/api/rules/${address}/raw`).expect(200);
      expect(raw.text === content).toBe(true);
      expect(Number(raw.headers['content-length'])).toBe(Buffer.byteLength(content));
    }
  });

  it('keep every text of their history', async () => {
    const histories = sample<History>(HISTORIES).slice(0, 5);
    for (const { versions } of histories) {
      const texts = versions
        .map(({ content }) => content)
        .filter((text, index, all) => text !== all[index - 1]);
      const [first = 'x', ...later] = texts;
      const { id } = await aRule(app, taro, { content: first });
      for (const content of later) await aVersion(app, taro, id, { content });
      for (const [patch, content] of texts.entries()) {
        const { body } = await as(app, null)
          .post('/api/rules/getVersion', { id, version: `1.0.${patch}` })
          .expect(200);
        expect(body.content === content).toBe(true);
      }
    }
  });
});
