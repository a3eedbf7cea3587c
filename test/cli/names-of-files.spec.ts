import { as } from '../support/as';
import { aCliToken } from '../support/factories/cli-token';
import { aRule } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { filesOf, useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(120_000);

const world = useMachine();
const PUBLISH = ['import', '--publish', '--visibility', 'private'];

async function signedIn() {
  const user = await aUser(world.app, { username: 'sora' });
  return { user, env: { KIMARI_TOKEN: await aCliToken(world.app, user) } };
}

it('invents no name for a file: it names the file and the command, takes the rest, and ends with 2', async () => {
  const { env } = await signedIn();
  await writeFiles(world.machine.project, {
    '.cursor/rules/命名規則.mdc': 'Names.\n',
    '.cursor/rules/API設計.mdc': 'API.\n',
    '.cursor/rules/ts.mdc': 'TS.\n',
  });
  const copied = await world.machine.json(['import']);
  expect(copied).toMatchObject({ exitCode: 2, rules: [{ to: 'kimari/rules/ts.md' }] });
  const { code, out, err } = await world.machine.run(PUBLISH, { env });
  expect([code, out]).toEqual([2, expect.stringContaining('@sora/ts')]);
  for (const file of ['命名規則', 'API設計'])
    expect(err).toContain(`kimari publish .cursor/rules/${file}.mdc --name NAME`);
  expect(Object.keys(await filesOf(world.machine.project))).not.toContain('kimari/rules/rule.md');
});

it('publishes such a file under the name that it is given', async () => {
  const { env } = await signedIn();
  await writeFiles(world.machine.project, { '命名規則.md': 'Names.\n' });
  const refused = await world.machine.run(['publish', '命名規則.md'], { env });
  expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--name')]);
  const args = ['publish', '命名規則.md', '--name', 'naming', '--visibility', 'private'];
  expect(await world.machine.json(args, { env })).toMatchObject({ path: '@sora/naming' });
});

it.each([
  [['publish', '.'], /\. is not a file/],
  [['publish', 'c.md', '--name', 'コミット'], /"コミット"[\s\S]*letters A to Z, digits, - and _/],
  [
    ['add', '@sora/c', '--target', 'claude', '--name', 'コミット'],
    /"コミット"[\s\S]*letters A to Z, digits, - and _/,
  ],
])('says what is wrong with a name: %j', async (args, says) => {
  const { env } = await signedIn();
  await writeFiles(world.machine.project, { 'c.md': 'Text.\n' });
  const { code, err } = await world.machine.run(args, { env });
  expect([code, err]).toEqual([2, expect.stringMatching(says)]);
});

it('never changes a rule whose name an unrelated file would get by chance', async () => {
  const { user, env } = await signedIn();
  for (const name of ['rule', 'AGENTS', 'style-2', 'ts'])
    await aRule(world.app, user, { name, content: 'Of another project.\n' });
  await writeFiles(world.machine.project, {
    '.cursor/rules/試験.mdc': 'Tests.\n',
    'AGENTS.md': 'House.\n',
    '.cursor/rules/style.mdc': 'One style.\n',
    '.windsurf/rules/style.md': 'Another style.\n',
    '.cursor/rules/ts.mdc': 'TS.\n',
  });
  const { exitCode, skipped } = await world.machine.json([...PUBLISH, '--update'], { env });
  expect(exitCode).toBe(2);
  const left = skipped.map(({ path }: { path: string }) => path).sort();
  expect(left).toEqual(['.cursor/rules/試験.mdc', '.windsurf/rules/style.md', 'AGENTS.md']);
  const versionOf = async (name: string) =>
    (await as(world.app, user).get(`/api/rules/@sora/${name}`).expect(200)).body.version;
  const versions = await Promise.all(['rule', 'AGENTS', 'style-2', 'ts'].map(versionOf));
  expect(versions).toEqual(['1.0.0', '1.0.0', '1.0.0', '1.0.1']);
  const named = await world.machine.json([...PUBLISH, 'AGENTS.md', '--update'], { env });
  expect(named).toMatchObject({ ok: true, rules: [{ action: 'version', to: '@sora/AGENTS' }] });
});
