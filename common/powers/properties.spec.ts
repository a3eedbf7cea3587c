import fc from 'fast-check';
import { stringify, type ToStringOptions } from 'yaml';
import { aSeed } from '../../test/support/random-numbers';
import { powersAddedBy } from './added-powers';
import { listPowers } from './list-powers';
import { readPowers } from './read-powers';
import { comparePowers } from './stored-powers';

const SEED = aSeed();
const check = <Ts>(property: fc.IProperty<Ts>, numRuns = 400) => fc.assert(property, { seed: SEED, numRuns });

/** Powers of a version, each independent of the others, and its mode by the freedoms that it gives. */
type Model = {
  readonly hooks: readonly string[];
  readonly servers: readonly string[];
  readonly unasked: readonly string[];
  readonly skills: readonly string[];
  readonly domains: readonly string[] | null;
  readonly commands: readonly string[];
  readonly mode: number;
  readonly sandbox: number;
  readonly isIsolated: boolean;
};

const HOOKS = ['Stop ./a', 'Stop ./b', 'PreToolUse ./a', 'PreToolUse "x y"'];
const SERVERS = ['a npx', 'a uvx', 'b https://b.example', 'c https://c.example/x'];
const MODES = ['plan', 'default', 'acceptEdits', 'auto', 'bypassPermissions'];
const SANDBOXES = ['read-only', 'workspace-write', 'danger-full-access'];

const model: fc.Arbitrary<Model> = fc.record({
  hooks: fc.subarray(HOOKS),
  // A map has each name once.
  servers: fc.uniqueArray(fc.constantFrom(...SERVERS), { selector: (one) => one[0] }),
  unasked: fc.subarray(['Read', 'Write', 'WebFetch', 'mcp__a__x']),
  skills: fc.subarray(['one', 'two', 'three']),
  domains: fc.option(fc.subarray(['a.example', 'b.example'])),
  commands: fc.subarray(['git status', 'date', 'curl https://x.example']),
  mode: fc.nat(MODES.length - 1),
  sandbox: fc.nat(SANDBOXES.length - 1),
  isIsolated: fc.boolean(),
});

/** Whether the second has nothing that the first has not. */
function includes(first: Model, second: Model): boolean {
  const lists = ['hooks', 'servers', 'unasked', 'skills', 'commands'] as const;
  const isListed = lists.every((key) => second[key].every((one) => first[key].includes(one)));
  return isListed && includesSettings(first, second);
}

function includesSettings(first: Model, second: Model): boolean {
  // Without a word about the network the session's setting holds, which a list without names takes away.
  const names = ({ domains }: Model) =>
    domains === null ? ['session'] : domains.length === 0 ? [] : ['session', ...domains];
  return (
    second.mode <= first.mode &&
    second.sandbox <= first.sandbox &&
    (second.isIsolated || !first.isIsolated) &&
    names(second).every((name) => names(first).includes(name))
  );
}

/** Block and flow, plain and quoted. */
const NOTATIONS: readonly ToStringOptions[] = [
  { collectionStyle: 'block' },
  { collectionStyle: 'flow' },
  { collectionStyle: 'block', defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN' },
  { collectionStyle: 'flow', defaultStringType: 'QUOTE_SINGLE', defaultKeyType: 'PLAIN' },
];

function fieldOf(key: string, value: unknown, notation: ToStringOptions = {}): string {
  if (notation.collectionStyle !== 'flow') return stringify({ [key]: value }, notation);
  return `${key}: ${stringify(value, { ...notation, lineWidth: 0 })}`;
}

/** The same in YAML, in one of many notations. */
function textOf(wanted: Model, way: number): string {
  const turned = <One>(list: readonly One[]) => (way % 2 === 0 ? [...list] : [...list].reverse());
  const fields = Object.entries({
    description: 'Helps',
    ...(wanted.hooks.length > 0 && { hooks: hooksOf(turned(wanted.hooks), way) }),
    ...(wanted.servers.length > 0 && {
      [way % 3 === 0 ? 'mcpServers' : way % 3 === 1 ? 'mcp-servers' : 'mcp_servers']: serversOf(
        turned(wanted.servers),
      ),
    }),
    ...(wanted.unasked.length > 0 && {
      'allowed-tools': way % 2 === 0 ? turned(wanted.unasked) : wanted.unasked.join(' '),
    }),
    ...(wanted.skills.length > 0 && {
      skills: way % 2 === 0 ? wanted.skills.join(', ') : turned(wanted.skills),
    }),
    ...(wanted.domains && { network: wanted.domains.length > 0 ? turned(wanted.domains) : false }),
    permissionMode: MODES[wanted.mode],
    sandbox_mode: SANDBOXES[wanted.sandbox],
    ...(wanted.isIsolated && { isolation: 'worktree' }),
  });
  const lines = turned(fields).map(([key, value]) => fieldOf(key, value, NOTATIONS[way % NOTATIONS.length]));
  const commands = turned(wanted.commands).map((command) =>
    way % 5 === 0 ? `\`\`\`!\n${command}\n\`\`\`\n` : `Now !\`${command}\` it is.\n`,
  );
  return `---\n${lines.join('')}---\nHelp.\n\n${commands.join('\n')}`;
}

function hooksOf(hooks: readonly string[], way: number): Readonly<Record<string, unknown>> {
  const byEvent: Record<string, unknown[]> = {};
  for (const hook of hooks) {
    const [event = '', command] = [hook.split(' ')[0], hook.slice(hook.indexOf(' ') + 1)];
    const leaf =
      way % 2 === 0 ? { type: 'command', command } : { command, timeout: 5 + way, type: 'command' };
    (byEvent[event] ??= []).push({ ...(way % 3 === 0 && { matcher: '*' }), hooks: [leaf] });
  }
  return byEvent;
}

const serversOf = (servers: readonly string[]) =>
  Object.fromEntries(
    servers.map((server) => {
      const [name = '', what = ''] = server.split(' ');
      return [name, what.startsWith('http') ? { url: what, type: 'http' } : { args: ['x'], command: what }];
    }),
  );

describe.each(['ccsubagents', 'rule'] as const)('two versions of a %s', (type) => {
  it('differ by a new power exactly when the second has something that the first has not', () => {
    check(
      fc.property(model, model, fc.nat(59), fc.nat(59), (first, second, way, other) => {
        const added = powersAddedBy(textOf(first, way), textOf(second, other), type);
        expect([added.length === 0, first, second]).toEqual([includes(first, second), first, second]);
      }),
    );
  });

  it('do not differ when one is the other in another notation', () => {
    check(
      fc.property(model, fc.nat(59), fc.nat(59), (wanted, way, other) => {
        expect(powersAddedBy(textOf(wanted, way), textOf(wanted, other), type)).toEqual([]);
      }),
    );
  });
});

it('reads any text without failing, into entries that fit into a row', () => {
  const piece = fc.constantFrom(
    ...[
      'tools',
      'disallowedTools',
      'permission',
      'hooks',
      'mcpServers',
      'allowed-tools',
      'network',
      'skills',
      'memory',
      'model',
    ],
    ...[
      ': ',
      ':\n  ',
      '\n- ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '&a ',
      '*a',
      '!!map ',
      '|\n',
      '\\ud800',
      'Bash(',
      ')',
      '*',
      '!`x`',
      '\n',
    ],
  );
  const front = fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 60 });
  check(
    fc.property(front, front, (first, second) => {
      const texts = [first, second].map((pieces) => `---\nname: a\n${pieces.join('')}\n---\nText.\n`);
      for (const type of ['rule', 'ccsubagents'] as const) {
        const [before = '', after = ''] = texts;
        expect(listPowers(readPowers(after, type))).toEqual(expect.any(Array));
        expect(powersAddedBy(after, after, type)).toEqual([]);
        expect(JSON.stringify(comparePowers(after, before, type)).length).toBeLessThan(80_000);
      }
    }),
    1500,
  );
});
