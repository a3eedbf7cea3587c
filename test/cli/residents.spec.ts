import { mkdir, rm } from 'node:fs/promises';
import type { Ended } from './support/residents';
import { treeOf } from './support/tree';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(120_000);

const world = useHostileRegistry();

/** Ways through the program: results, questions that nobody answers, files, refusals, no network. */
const STORIES: readonly (readonly (readonly string[])[])[] = [
  [[], ['help', 'add'], ['help', '--lang', 'ja'], ['frob'], ['add']],
  [['init', '--target', 'claude'], ['list'], ['list', '--json']],
  [
    ['add', '@evil/style', '--target', 'claude', '--json'],
    ['list'],
    ['install', '--frozen'],
    ['remove', '@evil/style'],
  ],
  [['info', '@evil/style'], ['view', '@evil/style'], ['info', '@evil/nothing', '--json'], ['whoami']],
  [['search', 'x', '--registry', 'http://127.0.0.1:1']],
  [['login', '--with-token']],
];

/** What each command says, and what the project has then; on a machine where nothing was done before. */
async function told(story: (typeof STORIES)[number], isOwn: boolean): Promise<unknown[]> {
  const { machine } = world;
  await rm(machine.folder, { recursive: true });
  await mkdir(machine.project, { recursive: true });
  const steps: [Ended, unknown][] = [];
  for (const args of story) {
    const ended = await machine.run(args, { isOwn, input: 'kmr_never_given\n' });
    steps.push([ended, await treeOf(machine.project)]);
  }
  return steps;
}

it.each(STORIES.map((story) => [story.map((args) => args.join(' ')).join(' · '), story] as const))(
  'says and does in a process that stays what it does in its own: %s',
  async (_words, story) => {
    const own = await told(story, true);
    expect(await told(story, false)).toEqual(own);
    // With what the first time has left behind in the process.
    expect(await told(story, false)).toEqual(own);
  },
);
