import { appendFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { countTokens } from '@kimari/common/context-cost/count-tokens';
import { TOKENISER } from '@kimari/common/context-cost/tokeniser';
import { CONTENT, digestOf, ruleAnswer, sendJson, sendText, versionAnswer } from './support/hostile-registry';
import { useHostileRegistry } from './support/use-hostile-registry';

jest.setTimeout(120_000);

const world = useHostileRegistry();
const at = (path: string) => join(world.machine.project, path);

/** A second rule, with the text of the first. */
function withCopy(): void {
  const copy = { name: 'copy', path: '@evil/copy', id: 'r2' };
  world.registry.answers({
    '/api/rules/@evil/copy': sendJson(ruleAnswer(copy)),
    '/api/rules/@evil/copy/versions': sendJson([versionAnswer()]),
    '/api/rules/@evil/copy/versions/1.0.0/raw': sendText(CONTENT),
  });
}

function withText(text: string): void {
  const digest = digestOf(text);
  world.registry.answers({
    '/api/rules/@evil/style': sendJson(ruleAnswer({ digest })),
    '/api/rules/@evil/style/versions': sendJson([versionAnswer({ digest })]),
    '/api/rules/@evil/style/versions/1.0.0/raw': sendText(text),
  });
}

it('adds up what each assistant reads, without the network', async () => {
  await world.machine.ok(['add', '@evil/style', '--target', 'claude,cursor']);
  const cost = await world.machine.json(['cost', '--offline']);
  const tokens = countTokens(CONTENT);
  expect(cost).toMatchObject({ tokeniser: TOKENISER, twice: [], warnings: [], missing: [] });
  expect(cost.totals).toContainEqual({ target: 'claude', rules: 1, always: tokens, onDemand: 0 });
  const out = await world.machine.ok(['cost']);
  expect(out).toContain(`≈ ${String(tokens)}`);
  expect(out).toContain(TOKENISER.version);
});

it('counts the files as they are: with local edits, and without what is gone', async () => {
  await world.machine.ok(['add', '@evil/style', '--target', 'claude,agents']);
  await appendFile(at('.claude/rules/style.md'), '- Be brief.\n');
  await rm(at('AGENTS.md'));
  const cost = await world.machine.json(['cost']);
  expect(cost.totals).toEqual([
    { target: 'claude', rules: 1, always: countTokens(`${CONTENT}- Be brief.\n`), onDemand: 0 },
  ]);
  expect(cost.missing).toEqual(['AGENTS.md']);
});

it('finds what is read twice: in the file of another assistant, and the same text under two names', async () => {
  withCopy();
  await world.machine.ok(['add', '@evil/style', '--target', 'claude,copilot']);
  await world.machine.ok(['add', '@evil/copy', '--target', 'claude']);
  const { twice, totals } = await world.machine.json(['cost']);
  const tokens = countTokens(CONTENT);
  expect(twice).toContainEqual({
    ...{ target: 'copilot', rules: ['@evil/style'], always: tokens, onDemand: 0 },
    paths: ['.github/instructions/style.instructions.md', '.claude/rules/style.md'],
  });
  expect(twice).toContainEqual({
    ...{ target: 'claude', rules: ['@evil/copy', '@evil/style'], always: tokens, onDemand: 0 },
    paths: ['.claude/rules/copy.md', '.claude/rules/style.md'],
  });
  expect(totals).toContainEqual({ target: 'claude', rules: 2, always: 2 * tokens, onDemand: 0 });
});

it.each([
  [10_000, 'near', 0],
  [12_500, 'past', 4],
] as const)('warns of a text of %i letters: %s', async (length, state, code) => {
  withText(`${'a'.repeat(99)}\n`.repeat(length / 100));
  await world.machine.ok(['add', '@evil/style', '--target', 'windsurf', '--force']);
  const cost = await world.machine.json(['cost']);
  expect(cost.warnings).toMatchObject([{ target: 'windsurf', unit: 'characters', limit: 12_000, state }]);
  expect((await world.machine.run(['cost'])).code).toBe(0);
  expect((await world.machine.run(['cost', '--exit-code'])).code).toBe(code);
});

it('counts the whole of a shared file against a limit, and takes advice for no limit', async () => {
  await writeFile(at('AGENTS.md'), `${'a'.repeat(99)}\n`.repeat(330));
  await writeFile(at('CLAUDE.md'), '- Ours.\n'.repeat(300));
  await world.machine.ok(['add', '@evil/style', '--target', 'codex,claude-memory', '--force']);
  const { warnings } = await world.machine.json(['cost']);
  expect(warnings).toMatchObject([
    { target: 'codex', unit: 'bytes', state: 'past', isAdvice: false },
    { target: 'claude-memory', unit: 'lines', state: 'past', isAdvice: true },
  ]);
});

it('says in `info` and in the plan what a rule takes', async () => {
  world.registry.answers({ '/api/rules/getContent': sendJson({ content: CONTENT }) });
  const { targets } = await world.machine.json(['info', '@evil/style']);
  const tokens = countTokens(CONTENT);
  expect(targets).toContainEqual(
    expect.objectContaining({
      ...{ target: 'claude', outcome: 'kept' },
      cost: { target: 'claude', loading: 'always', always: tokens, onDemand: 0, limits: [] },
    }),
  );
  const { err } = await world.machine.run(['add', '@evil/style', '--target', 'claude,cursor']);
  expect(err).toMatch(/2 files, 2 assistants, ≈ \d+ tokens/);
});

it('counts a file with two names once', async () => {
  await writeFile(at('AGENTS.md'), 'House.\n');
  await symlink('AGENTS.md', at('CLAUDE.md'));
  const { err } = await world.machine.run(['add', '@evil/style', '--target', 'claude-memory,agents']);
  expect(err).not.toContain('twice');
  expect(await world.machine.json(['cost'])).toMatchObject({ twice: [] });
});
