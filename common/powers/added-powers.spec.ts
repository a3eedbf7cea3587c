import fc from 'fast-check';
import { aSeed } from '../../test/support/random-numbers';
import { powersAddedBy as newPowers } from './added-powers';

const SEED = aSeed();

/** A subagent's abilities, in pieces so small that each tool's name stands for a whole number of them. */
const ACTIONS: Readonly<Record<string, readonly string[]>> = {
  Read: ['read'],
  Grep: ['grep'],
  Write: ['write'],
  Edit: ['edit'],
  Bash: ['git log', 'git push', 'git', 'npm', 'rm'],
  'Bash(git:*)': ['git log', 'git push', 'git'],
  'Bash(git log:*)': ['git log'],
  'Bash(git push:*)': ['git push'],
  'Bash(npm:*)': ['npm'],
  execute: ['git log', 'git push', 'git', 'npm', 'rm'],
  'bash(git  *)': ['git log', 'git push', 'git'],
  'a/*': ['a x', 'a y'],
  'a/x': ['a x'],
  mcp__a: ['a x', 'a y'],
  'mcp__a__*': ['a x', 'a y'],
  mcp__a__x: ['a x'],
  mcp__b__z: ['b z'],
};
const EVERYTHING = [...new Set(Object.values(ACTIONS).flat()), 'what nothing names'];

type Access = { readonly tools: readonly string[] | null; readonly denied: readonly string[] };

const names = fc.subarray(Object.keys(ACTIONS));
const access: fc.Arbitrary<Access> = fc.record({
  tools: fc.option(fc.subarray(Object.keys(ACTIONS), { minLength: 1 }), { freq: 3 }),
  denied: names,
});

const actionsOf = (tools: readonly string[]) => tools.flatMap((tool) => ACTIONS[tool] ?? []);
const allowedBy = ({ tools, denied }: Access): ReadonlySet<string> => {
  const refused = new Set(actionsOf(denied));
  return new Set((tools ? actionsOf(tools) : EVERYTHING).filter((action) => !refused.has(action)));
};

/** The ways in which people write a list. */
const WRITTEN: readonly ((key: string, tools: readonly string[]) => string)[] = [
  (key, tools) => `${key}: ${tools.join(', ')}\n`,
  (key, tools) => `${key}: [${tools.map((tool) => `"${tool}"`).join(', ')}]\n`,
  (key, tools) => `${key}:\n${tools.map((tool) => `  - ${tool}\n`).join('')}`,
];

function textOf({ tools, denied }: Access, spelling: number): string {
  const write = WRITTEN[spelling % WRITTEN.length] ?? WRITTEN[0]!;
  const fields = [
    tools === null ? '' : write('tools', tools),
    denied.length === 0 ? '' : write('disallowedTools', denied),
  ];
  if (spelling % 2 === 1) fields.reverse();
  return `---\nname: a\n${fields.join('')}description: b\n---\nText.\n`;
}

const powersBetween = (before: Access, after: Access, spelling = 0) =>
  newPowers(textOf(before, spelling), textOf(after, spelling + 1), 'ccsubagents');
const gains = (before: Access, after: Access) =>
  [...allowedBy(after)].filter((action) => !allowedBy(before).has(action));

const check = <Ts>(property: fc.IProperty<Ts>) => fc.assert(property, { seed: SEED, numRuns: 500 });

describe('between two versions of a subagent', () => {
  it('names a new power exactly when it may do something that it could not do', () => {
    check(
      fc.property(access, access, fc.nat(5), (before, after, spelling) => {
        const found = powersBetween(before, after, spelling);
        expect([found.length > 0, before, after]).toEqual([gains(before, after).length > 0, before, after]);
      }),
    );
  });

  it('names a tool that is added, and one that is no longer denied', () => {
    check(
      fc.property(access, fc.constantFrom(...Object.keys(ACTIONS)), (before, tool) => {
        const grown = {
          ...before,
          tools: before.tools && [...before.tools.filter((one) => one !== tool), tool],
        };
        expect(powersBetween(before, grown).length > 0).toBe(gains(before, grown).length > 0);
        const freed = { ...before, denied: before.denied.filter((one) => one !== tool) };
        expect(powersBetween(before, freed).length > 0).toBe(gains(before, freed).length > 0);
      }),
    );
  });

  it('names nothing when tools are taken away or denied', () => {
    check(
      fc.property(access, names, names, fc.nat(5), (before, taken, denied, spelling) => {
        const left = (before.tools ?? Object.keys(ACTIONS)).filter((tool) => !taken.includes(tool));
        const after = {
          tools: left.length === 0 ? before.tools : left,
          denied: [...new Set([...before.denied, ...denied])],
        };
        expect(powersBetween(before, after, spelling)).toEqual([]);
        expect(powersBetween(before, before, spelling)).toEqual([]);
      }),
    );
  });

  it('names nothing over two steps that is not named in one of them', () => {
    const other = fc.constantFrom('', 'model: opus\n', 'model: haiku\n', 'permissionMode: plan\n');
    const more = fc.constantFrom(
      '',
      'permissionMode: acceptEdits\n',
      'hooks:\n  Stop: x\n',
      'memory: user\n',
    );
    const version = fc
      .record({ access, other, more, spelling: fc.nat(5) })
      .map(({ access: of, other: one, more: two, spelling }) =>
        textOf(of, spelling).replace('description', `${one}${one.startsWith('p') ? '' : two}description`),
      );
    check(
      fc.property(version, version, version, (first, second, third) => {
        const between = (before: string, after: string) => newPowers(before, after, 'ccsubagents');
        const steps = [...between(first, second), ...between(second, third)];
        if (steps.length === 0) expect(between(first, third)).toEqual([]);
      }),
    );
  });
});
