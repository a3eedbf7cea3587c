import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { aRule } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { filesOf, useMachine } from './support/use-machine';

jest.setTimeout(240_000);

const world = useMachine();

/** The commands of the README's section about the command line. */
async function example(): Promise<string> {
  const readme = await readFile(resolve(__dirname, '../../README.md'), 'utf8');
  const [, commands = ''] = /^## The command line\n[\s\S]*?```sh\n([\s\S]*?)```/m.exec(readme) ?? [];
  return commands;
}

it('does what the README says, from the installation to the update', async () => {
  const user = await aUser(world.app, { username: 'sora_ando' });
  await aRule(world.app, user, { name: 'git-commit-ja', content: '# コミット\n\n- 一行目は要約。\n' });
  const commands = (await example()).replaceAll('http://localhost:3000', world.origin);
  expect(commands).toContain('kimari add');
  const prefix = join(world.machine.folder, 'npm');
  await mkdir(join(world.machine.project, 'my-project'));
  const env = world.machine.env({ npm_config_prefix: prefix, npm_config_update_notifier: 'false' });
  const child = spawn('sh', ['-e', '-c', commands], {
    cwd: world.machine.project,
    env: { ...env, PATH: `${join(prefix, 'bin')}:${env.PATH ?? ''}` } as unknown as NodeJS.ProcessEnv,
  });
  child.stdin.end();
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  expect({ code, err: code === 0 ? '' : err + out }).toEqual({ code: 0, err: '' });
  expect(out).toContain('@sora_ando/git-commit-ja');
  expect(Object.keys(await filesOf(join(world.machine.project, 'my-project')))).toEqual([
    '.claude/rules/git-commit-ja.md',
    '.cursor/rules/git-commit-ja.mdc',
    'AGENTS.md',
    'kimari.json',
    'kimari.lock.json',
  ]);
});
