import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import type { RuleType } from '../enums';
import { frontMatterBlocks, splitFrontMatter } from '../front-matter';
import type { CanonicalRule } from './canonical-rule';
import { aText, generatorOf } from '../../test/support/generated-texts';
import { aSeed } from '../../test/support/random-numbers';
import { shuffled } from '../../test/support/shuffled';
import { readBack, unreportedDifferences } from './read-back';
import { readRule } from './read-rule';
import { renderRule } from './render-rule';
import { withoutMarkers } from './shared-file';
import { placeOf, TARGET_IDS, type TargetId } from './targets';

/** Real public rules, kept outside of the project; CORPUS_DIR names another folder. */
const FOLDER = process.env.CORPUS_DIR ?? join(__dirname, '../../../shared/corpus');
const CORPUS = join(FOLDER, 'corpus-dev.jsonl');
const SEED = aSeed();
const TEXTS = 400;
/** Texts of the corpus; `CORPUS=all` takes all of them, `SEED=123` others. */
const SAMPLE = process.env.CORPUS === 'all' ? Number.POSITIVE_INFINITY : 120;

type Entry = {
  readonly name: string;
  readonly type: RuleType;
  readonly description: string;
  readonly content: string;
};

/** Formats that hold one text with commas, which no quotes surround. */
const BARE_GLOBS = /^globs: .*$/m;

/** Finds parts of a text that a rendering drops without naming the loss; empty when there are none. */
function complaintsOf(entry: Entry, targets: readonly TargetId[]): readonly string[] {
  const { name, type, description, content } = entry;
  const rule = readRule(content, { type, name, description });
  const keys = readFrontMatterKeys(content);
  return targets.flatMap((target) =>
    complaintsOfTarget(rule, keys, target, entry).map(
      (complaint) => `${target}: ${complaint}\n${JSON.stringify(content.slice(0, 600))}`,
    ),
  );
}

/** One target for each format. */
function targetsByFormat(type: RuleType): readonly TargetId[] {
  const targets = new Map(TARGET_IDS.map((target) => [placeOf(target, type)?.format ?? 'none', target]));
  return [...targets.values()];
}

function complaintsOfTarget(
  rule: CanonicalRule,
  keys: readonly string[],
  target: TargetId,
  { content, description }: Entry,
): readonly string[] {
  const { place, text, losses } = renderRule(rule, target, content);
  if (!place) return [];
  const known = {
    type: rule.type,
    name: rule.name,
    description: place.format === 'block' ? null : description,
  };
  const back = readBack(text, place.format, known);
  const named = new Set(losses.flatMap((loss) => ('key' in loss ? [loss.key] : [])));
  const isBodyThere = text.includes(rule.body) || text.includes(withoutMarkers(rule.body));
  const isAsPublished =
    text === content.replace(/^\uFEFF/, '') || place.format === 'verbatim' || place.format === 'block';
  return [
    ...unreportedDifferences(rule, back, losses).map((key) => `${key} is lost`),
    ...(isBodyThere || place.format === 'codex-agent' ? [] : ['the text is lost']),
    ...keys
      .filter((key) => !isAccountedFor(rule, key, named))
      .map((key) => `nothing says what became of "${key}"`),
    ...(isAsPublished || isYaml(text) ? [] : ['the front matter is not valid YAML']),
  ];
}

function isYaml(text: string): boolean {
  const { frontMatter } = splitFrontMatter(text);
  if (frontMatter === null) return true;
  const document = parseDocument(frontMatter.replace(BARE_GLOBS, 'globs: x'), { logLevel: 'silent' });
  return document.errors.length === 0;
}

/** The keys that a strict parser finds in front matter that it accepts, as long as they have a value. */
function readFrontMatterKeys(content: string): readonly string[] {
  return frontMatterBlocks(content).blocks.flatMap((block) => {
    const document = parseDocument(block, { uniqueKeys: false, logLevel: 'silent' });
    if (document.errors.length > 0) return [];
    if (!isMap(document.contents)) return [];
    return document.contents.items.filter(({ value }) => hasValue(value)).map(({ key }) => String(key));
  });
}

const hasValue = (node: unknown) =>
  !isScalar(node) || (node.value !== null && (typeof node.value !== 'string' || node.value.trim() !== ''));

const UNDERSTOOD = new Set([
  ...['name', 'description', 'model', 'tools', 'disallowedTools', 'permission', 'readonly'],
  ...['alwaysApply', 'globs', 'paths', 'applyTo', 'trigger', 'inclusion', 'fileMatchPattern'],
]);

function isAccountedFor(rule: CanonicalRule, key: string, named: ReadonlySet<string>): boolean {
  return UNDERSTOOD.has(key) || named.has(key) || rule.extras.some((extra) => extra.key === key);
}

describe('for every assistant, each part of a text arrives or is named as a loss', () => {
  it(`in generated texts (SEED=${String(SEED)})`, () => {
    const generator = generatorOf(SEED);
    const entries = Array.from({ length: TEXTS }, (_, index): Entry => {
      const type = index % 2 === 0 ? 'rule' : 'ccsubagents';
      return { type, name: 'a-text', description: 'A text.', content: aText(generator) };
    });
    const complaints = entries.flatMap((entry) => complaintsOf(entry, targetsByFormat(entry.type)));
    expect(complaints.slice(0, 5)).toEqual([]);
  });

  (existsSync(CORPUS) ? it : it.skip)(
    `in ${Number.isFinite(SAMPLE) ? `${SAMPLE} texts (SEED=${SEED})` : 'all texts'} of the corpus`,
    () => {
      const lines = readFileSync(CORPUS, 'utf8').split('\n').filter(Boolean);
      expect(lines.length).toBeGreaterThan(2000);
      const entries = shuffled(lines, SEED)
        .slice(0, SAMPLE)
        .map((line) => JSON.parse(line) as Entry);
      const complaints = entries.flatMap((entry) => complaintsOf(entry, TARGET_IDS));
      expect(complaints.slice(0, 5)).toEqual([]);
    },
  );
});
