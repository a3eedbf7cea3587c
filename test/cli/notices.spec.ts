import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { CurrentNotice } from '../../server/kernel/notice/current-notice';
import { type Handler, sendJson } from './support/hostile-registry';
import { useHostileRegistry } from './support/use-hostile-registry';
import { useMachine } from './support/use-machine';

jest.setTimeout(120_000);

const SEARCH = ['search', 'style'];

describe('the notice of a registry', () => {
  const world = useMachine();
  const save = async (id: string, text: string) => {
    await world.app.database.rows('delete from site_notice');
    await world.app.database.rows(
      `insert into site_notice (id, severity, text_en, saved_at) values ('${id}', 'warning', '${text}', now())`,
    );
    world.app.nest.get(CurrentNotice).forget();
  };
  const remembered = () => join(world.machine.folder, 'home/.cache/kimari/notices.json');

  it('is told on standard error, once a day, and again when it says something else', async () => {
    const id = uuid();
    await save(id, 'Down at noon');
    const first = await world.machine.run(SEARCH);
    expect(first.err).toContain('Notice from the registry: Down at noon');
    expect(first.out).not.toContain('Down');
    expect((await world.machine.run(SEARCH)).err).not.toContain('Down');

    const told = JSON.parse(await readFile(remembered(), 'utf8')) as Record<string, { at: number }>;
    for (const entry of Object.values(told)) entry.at -= 24 * 60 * 60 * 1000;
    await writeFile(remembered(), JSON.stringify(told));
    expect((await world.machine.run(SEARCH)).err).toContain('Down at noon');

    await save(uuid(), 'Back');
    expect((await world.machine.run(SEARCH)).err).toContain('Back');
  });

  it.each([
    ['--json', [...SEARCH, '--json'], {}],
    ['--quiet', [...SEARCH, '--quiet'], {}],
    ['CI', SEARCH, { CI: 'true' }],
  ])('is not told with %s', async (_what, args, env) => {
    await save(uuid(), 'Down at noon');
    const { out, err } = await world.machine.run(args, { env });
    expect(out + err).not.toContain('Down');
    expect((await world.machine.run(SEARCH)).err).toContain('Down');
  });

  it('is told with a failure too', async () => {
    await save(uuid(), 'Down at noon');
    const { code, err } = await world.machine.run(['info', '@nobody/nothing']);
    expect(code).not.toBe(0);
    expect(err).toMatch(/Down at noon[^]*Error/);
  });
});

describe('a registry that names a notice', () => {
  const world = useHostileRegistry();
  const named =
    (handler: Handler): Handler =>
    (request, response) => {
      response.setHeader('Kimari-Notice', 'n1');
      handler(request, response);
    };
  const SEARCHED = sendJson({ rules: [], total: 0, page: 1, limit: 20 });
  const telling = (handler: Handler) =>
    world.registry.answers({ '/api/rules/search': named(SEARCHED), '/api/notice': named(handler) });

  it.each<readonly [string, Handler]>([
    ['nothing', sendJson({ notice: null })],
    ['no JSON', (_request, response) => response.end('<p>')],
    ['another shape', sendJson({ notice: { text: 7 } })],
    ['a failure', sendJson({ code: 'NO', status: 500, message: 'No' }, 500)],
    ['nothing ever', () => undefined],
  ])('and tells %s does not disturb the command', async (_what, handler) => {
    telling(handler);
    const { code, err } = await world.machine.run(SEARCH);
    expect([code, err.includes('Notice')]).toEqual([0, false]);
  });

  it('cannot drive the terminal or fill it', async () => {
    telling(sendJson({ notice: { text: `\u001b[2Jred\u202e\r\n${'x'.repeat(5_000)}` } }));
    const { err } = await world.machine.run(SEARCH);
    expect(err).toContain('⟦U+001B⟧[2Jred');
    expect(err).not.toMatch(/[\u001b\u202e]/);
    expect(err.length).toBeLessThan(1_300);
  });
});
