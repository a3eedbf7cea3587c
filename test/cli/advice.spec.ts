import { aCliToken } from '../support/factories/cli-token';
import { aRule } from '../support/factories/rule';
import { aUser } from '../support/factories/user';
import { useMachine, writeFiles } from './support/use-machine';

jest.setTimeout(120_000);

const world = useMachine();

async function signedIn() {
  const user = await aUser(world.app, { username: 'sora' });
  return { user, env: { KIMARI_TOKEN: await aCliToken(world.app, user) } };
}

/** The words of the last command line that the program has advised. */
function advised(said: string): readonly string[] {
  return [...said.matchAll(/: kimari (.+)/g)].at(-1)?.[1]?.split(' ') ?? [];
}

const SECRET = 'Use the key AKIAQ3EGRVLKDPWTZXYB.\n';

it.each([
  [['publish', 'c.md', '--visibility', 'public', '--description', 'Keys', '--tag', 'a,b']],
  [['import', 'c.md', '--publish', '--visibility', 'public']],
])('advises how to accept findings with the options that were given: %j', async (args) => {
  const { env } = await signedIn();
  await writeFiles(world.machine.project, { 'c.md': SECRET });
  const refused = await world.machine.run(args, { env });
  const next = advised(refused.err);
  expect(next).toEqual([...args, '--accept-findings'].sort(byOrderIn(next)));
  await world.machine.ok(next, { env });
});

/** The order of options is of no account. */
const byOrderIn = (order: readonly string[]) => (one: string, other: string) =>
  order.indexOf(one) - order.indexOf(other);

it('advises a command that publishes a file under another name as it was asked for', async () => {
  const { user, env } = await signedIn();
  await aRule(world.app, user, { name: 'c', content: 'Another.\n' });
  await writeFiles(world.machine.project, { 'c.md': 'Mine.\n' });
  const args = ['import', 'c.md', '--publish', '--visibility', 'private'];
  const { err } = await world.machine.run(args, { env });
  expect(err).toContain('kimari publish c.md --name NAME --visibility private');
  await world.machine.ok(advised(err), { env });
});

it.each([['ci'], ['install'], ['remove']])('advises how to merge local edits: %s', async (command) => {
  const { user } = await signedIn();
  await aRule(world.app, user, { name: 'style', content: 'Style.\n' });
  await aRule(world.app, user, { name: 'other', content: 'Other.\n' });
  await world.machine.ok(['add', '@sora/style', '@sora/other', '--target', 'claude']);
  await writeFiles(world.machine.project, { '.claude/rules/style.md': 'Edited.\n' });
  const { out } = await world.machine.run(command === 'remove' ? ['remove', '@sora/other'] : [command]);
  expect(out).toContain('Merge with: kimari install --merge');
  const [merge = ''] = /kimari install --merge/.exec(out) ?? [];
  expect((await world.machine.run(merge.split(' ').slice(1))).code).not.toBe(2);
});
