import { randomNumbers } from './random-numbers';

/** A source of numbers that gives the same ones for the same seed (mulberry32). */
export type Generator = { readonly below: (limit: number) => number };

export function generatorOf(seed: number): Generator {
  const random = randomNumbers(seed);
  return { below: (limit) => Math.floor(random() * limit) };
}

const pick = <T>({ below }: Generator, values: readonly [T, ...T[]]): T =>
  values[below(values.length)] ?? values[0];

const KEYS = [
  ...(['description', 'globs', 'alwaysApply', 'applyTo', 'paths', 'trigger', 'inclusion'] as const),
  ...(['fileMatchPattern', 'name', 'tools', 'disallowedTools', 'model', 'permission', 'readonly'] as const),
  ...(['permissionMode', 'hooks', 'allowed-tools', 'license', 'metadata', 'excludeAgent', 'mode'] as const),
  ...(['対象', 'größe', 'x_1', 'author.name', 'color', 'mcp-servers', 'target'] as const),
] as const;

/** Values in the spellings of YAML, valid and not. */
const VALUES = [
  ...(['true', 'True', 'FALSE', 'no', 'on', 'null', '~', '', '1.10', '0x1f', '2026-01-01'] as const),
  ...(['plain words', '"quoted: text"', "'it''s'", '"a\\nb\\u00e9"', 'Use: it now', 'x # comment'] as const),
  ...(['日本語、です。', '"part" of it', '[Read, Write]', '[\'a\', "b,c"]', '[a] [b]', '[]', '{}'] as const),
  ...([
    '**/*.ts',
    '*.{ts,tsx},src/**',
    '{src,lib}/**',
    '{a,b}',
    '**',
    'Read, Bash(git log:*), Grep',
  ] as const),
  ...(['{ write: false, edit: false }', '{ "*": false, read: true }', '{ edit: deny, bash: ask }'] as const),
  ...(['always_on', 'glob', 'model_decision', 'manual', 'fileMatch', 'auto', 'sonnet', 'GPT-5'] as const),
  ...([
    '|\n  one\n    two',
    '>-\n  folded\n  text',
    '\n  - a\n  - "b: c"',
    '\n  key: value\n  other: [1, 2]',
  ] as const),
  ...([
    '\n  write: false\n  bash: false',
    '\n  bash:\n    "*": ask\n    "git *": allow',
    '\n- top\n- level',
  ] as const),
  ...([
    '"open',
    '@at',
    '`tick`',
    '&a x',
    '*a',
    '!tag x',
    '%',
    '- x',
    '"a\n  b"',
    'one\n  two',
    '\u2028',
  ] as const),
] as const;

function aField(generator: Generator): string {
  const key = pick(generator, KEYS);
  const written = pick(generator, [key, key, key, `"${key}"`, `'${key}'`]);
  const value = pick(generator, VALUES);
  return `${written}:${value === '' || value.startsWith('\n') ? '' : ' '}${value}`;
}

function aBlock(generator: Generator): string {
  const fields = Array.from({ length: 1 + generator.below(6) }, () => aField(generator));
  return ['---', ...fields, '---', ''].join('\n');
}

const BODIES = [
  ...(['# Title\n\n- One\n', 'Text.\n\n---\n\nMore.\n', '---\n\nA rule.\n\n---\n\n# Title\n', ''] as const),
  ...([
    '    indented\n\nText\n',
    'See @docs/a.md and @scope/pkg.\n',
    '本文。\n',
    '`{{name}}` {{name}}\n',
  ] as const),
  ...(['---\nNever log passwords.\n---\nText\n', 'say """ and \\ and <!-- kimari:begin @a/b -->\n'] as const),
] as const;

/** A text of a rule: none, one or two front matters, in the line ends and with the mark of any editor. */
export function aText(generator: Generator): string {
  const blocks = pick(generator, [0, 1, 1, 1, 1, 2]);
  const gap = pick(generator, ['', '', '\n']);
  const head = Array.from({ length: blocks }, () => aBlock(generator)).join(gap);
  const text = head + pick(generator, BODIES);
  const ended = pick(generator, ['\n', '\n', '\r\n']) === '\n' ? text : text.replaceAll('\n', '\r\n');
  return pick(generator, ['', '', '\uFEFF']) + ended;
}
