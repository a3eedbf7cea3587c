import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { digestOf, type Handler, ruleAnswer, sendJson } from './support/hostile-registry';
import { useHostileRegistry } from './support/use-hostile-registry';
import { writeFiles } from './support/use-machine';

jest.setTimeout(120_000);

const world = useHostileRegistry();
const env = { KIMARI_TOKEN: 'kmr_0123456789012345678901234567890123456789' };
const POLICIES = '"createsByUser";q=30;w=1800, "createsByUserDaily";q=200;w=86400';

type Created = { readonly name: string; readonly content: string };

/** A registry of somebody who may publish so many rules at once, and so many today. */
function takes(atOnce: number, today: number): readonly string[] {
  const made: string[] = [];
  const me: Handler = (_request, response) =>
    response
      .writeHead(200, {
        'Content-Type': 'application/json',
        'RateLimit-Policy': POLICIES,
        RateLimit: `"createsByUser";r=${atOnce};t=60, "createsByUserDaily";r=${today};t=7200`,
      })
      .end(JSON.stringify({ id: 'u1', username: 'sora' }));
  const create = async (request: IncomingMessage): Promise<object> => {
    const { name, content } = (await json(request)) as Created;
    made.push(name);
    return ruleAnswer({ path: `@sora/${name}`, name, digest: digestOf(content) });
  };
  world.registry.answers({
    '/api/auth/me': me,
    '/api/rules/trash': sendJson({ rules: [], total: 0 }),
    '/api/rules/create': (request, response) => {
      if (made.length < Math.min(atOnce, today)) {
        void create(request).then((rule) => sendJson(rule)(request, response));
        return;
      }
      response.setHeader('Retry-After', '7200');
      sendJson({ code: 'TOO_MANY_REQUESTS', status: 429, message: 'Too many' }, 429)(request, response);
    },
  });
  return made;
}

beforeEach(() =>
  writeFiles(
    world.machine.project,
    Object.fromEntries(
      Array.from({ length: 6 }, (_, index) => [`.cursor/rules/r${index}.mdc`, `Rule ${index}.\n`]),
    ),
  ),
);

const ARGS = ['import', '--publish', '--visibility', 'private'];

it('says before anything is published how long it will take, and what is left for another day', async () => {
  const made = takes(2, 4);
  const dry = await world.machine.json([...ARGS, '--dry-run'], { env });
  expect(dry.estimate).toEqual({ count: 6, atOnce: 2, inOneRun: 4, seconds: 120, nextRun: 7200 });
  for (const lang of ['en', 'ja']) {
    const { err } = await world.machine.run([...ARGS, '--dry-run', '--quiet', '--lang', lang], { env });
    expect(err).toMatch(lang === 'en' ? /2 of these 6 rules.*2 minutes/ : /6 件のうち 2 件.*2 分/);
    expect(err).toMatch(lang === 'en' ? /last 2 of these 6.*2 hours/ : /最後の 2 件.*2 時間/);
  }
  expect(made).toEqual([]);
});

it('says nothing where all of them go through at once', async () => {
  takes(30, 200);
  const { code, err, out } = await world.machine.run(ARGS, { env });
  expect([code, err]).toEqual([0, expect.not.stringMatching('at once')]);
  expect(out).toContain('Imported 6 rules.');
  expect(err).toContain('6 of 6: .cursor/rules/r5.mdc → @sora/r5');
});

it('says which are done when the registry takes no more', async () => {
  const made = takes(6, 4);
  const { code, out } = await world.machine.run([...ARGS, '--json'], { env });
  const { error } = JSON.parse(out) as { error: { code: string; detail: string; published: object[] } };
  expect([code, error.code, made]).toEqual([8, 'TOO_MANY_REQUESTS', ['r0', 'r1', 'r2', 'r3']]);
  expect(error.published).toHaveLength(4);
  expect(error.detail).toContain('Published 4 of 6');
});
