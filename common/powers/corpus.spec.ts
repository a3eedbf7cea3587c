import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import type { RuleType } from '../enums';
import { powersAddedBy } from './added-powers';
import { listPowers } from './list-powers';
import { describePower } from './messages';
import type { Power } from './power';
import { readPowers } from './read-powers';

/** Real texts, which stay where they are; see the README beside them. */
const CORPUS = process.env['KIMARI_CORPUS'] ?? path.resolve(__dirname, '../../../shared/corpus');
const isThere = existsSync(path.join(CORPUS, 'corpus-dev.jsonl'));

type Entry = { readonly type: RuleType; readonly content: string; readonly source_path: string };
type History = Entry & { readonly versions: readonly { readonly content: string }[] };

const linesOf = <Line>(file: string): readonly Line[] =>
  readFileSync(path.join(CORPUS, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);

/** The fields of a front matter as a YAML library reads it by itself; null where there is none that it takes. */
function fieldsOf(content: string): Readonly<Record<string, unknown>> | null {
  const text = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(content)?.[1];
  if (text === undefined) return null;
  const document = parseDocument(text, { prettyErrors: false, logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  let plain: unknown = null;
  try {
    plain = document.toJS();
  } catch {
    // An unquoted glob, such as `*.cs`, is an alias of nothing.
  }
  return typeof plain === 'object' && plain !== null && !Array.isArray(plain)
    ? (plain as Readonly<Record<string, unknown>>)
    : null;
}

const words = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value.map(String) : (typeof value === 'string' ? value : '').split(/,(?![^(]*\))/))
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** The same of a front matter that the library refuses: the fields that are written in one line. */
function linesWithFields(content: string): Readonly<Record<string, unknown>> | null {
  const text = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(content)?.[1];
  if (text === undefined) return null;
  const fields = [
    ...text.matchAll(/^(tools|disallowedTools|skills|model|permissionMode):[ \t]*(.*?)[ \t\r]*$/gm),
  ];
  return Object.fromEntries(
    fields.map(([, key = '', value = '']) => [key, value === '' ? null : value.replace(/^\[|\]$|["']/g, '')]),
  );
}

/** What the front matter says in the plainest reading, for the fields that the corpus has. */
function expected(fields: Readonly<Record<string, unknown>>): readonly string[] {
  const { tools, disallowedTools, skills, model, permissionMode } = fields;
  const denied = words(disallowedTools);
  const isOpen = tools === undefined || tools === null;
  const servers = fields['mcpServers'] ?? fields['mcp-servers'];
  return [
    ...(isOpen ? ['all_tools *'] : words(tools).length === 0 ? ['no_tools '] : []),
    ...(isOpen ? [] : words(tools).map((tool) => (tool === '*' ? 'all_tools *' : `tool ${tool}`))),
    ...denied.map((tool) => `denied_tool ${tool}`),
    ...words(skills).map((skill) => `skill ${skill}`),
    ...Object.keys((servers as object | undefined) ?? {}).map((server) => `server ${server}`),
    ...(typeof permissionMode === 'string' ? [`permission_mode ${permissionMode}`] : []),
    ...(model === undefined || model === null ? [] : [`model ${words(model).join(', ')}`]),
  ];
}

const COMPARED: ReadonlySet<Power['code']> = new Set([
  ...([
    'all_tools',
    'tool',
    'denied_tool',
    'no_tools',
    'skill',
    'server',
    'permission_mode',
    'model',
  ] as const),
]);
const sorted = (list: readonly string[]) => [...new Set(list.map((one) => one.toLowerCase()))].sort();

(isThere ? describe : describe.skip)('the real texts', () => {
  const entries = isThere ? linesOf<Entry>('corpus-dev.jsonl') : [];

  it('say what a YAML library reads in every subagent, or where it refuses one, what its lines say', () => {
    const differences: string[] = [];
    const counts = { subagents: 0, 'by the library': 0, 'by their lines': 0 };
    for (const { content, source_path: file } of entries.filter(({ type }) => type === 'ccsubagents')) {
      counts.subagents += 1;
      const parsed = fieldsOf(content);
      const fields = parsed ?? linesWithFields(content) ?? {};
      counts[parsed ? 'by the library' : 'by their lines'] += 1;
      const listed = listPowers(readPowers(content, 'ccsubagents')).filter(({ code }) => COMPARED.has(code));
      const found = sorted(listed.map(({ code, identifier }) => `${code} ${identifier}`));
      const wanted = sorted(expected(fields));
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        differences.push(`${file}: ${found.join('; ')} <> ${wanted.join('; ')}`);
    }
    process.stdout.write(
      `Powers of the corpus: ${JSON.stringify({ ...counts, differing: differences.length })}\n`,
    );
    expect(differences).toEqual([]);
  });

  it('name the tools that skills need not ask for', () => {
    for (const { content } of entries.filter(({ type }) => type === 'rule')) {
      const allowed = fieldsOf(content)?.['allowed-tools'];
      const found = listPowers(readPowers(content, 'rule')).filter(({ code }) => code === 'unasked_tool');
      const count = Array.isArray(allowed)
        ? allowed.length
        : (typeof allowed === 'string' ? allowed : '')
            .split(/[\s,]+(?![^(]*\))/)
            .filter((word) => word !== '').length;
      if (allowed !== undefined) expect([found.length, allowed]).toEqual([count, allowed]);
    }
  });

  it('ask for nothing new against themselves, and have a sentence for each power in both languages', () => {
    for (const { content, type } of entries) {
      expect(powersAddedBy(content, content, type)).toEqual([]);
      for (const power of listPowers(readPowers(content, type)))
        for (const locale of ['en', 'ja'] as const)
          expect(describePower(power, locale)).not.toMatch(/^$|\{(?:tool|name|detail)\}/);
    }
  });

  it('widen in few of the real steps', () => {
    const steps = linesOf<History>('histories-dev.jsonl').flatMap(({ type, versions }) =>
      versions
        .slice(1)
        .map(({ content }, index) => powersAddedBy(versions[index]?.content ?? '', content, type).length > 0),
    );
    process.stdout.write(`Steps that widen: ${steps.filter(Boolean).length} of ${steps.length}\n`);
    expect(steps.filter(Boolean).length).toBeLessThan(steps.length / 10);
  });
});
