import { frontMatterBlocks } from '../front-matter';
import type { CanonicalRule, Loss, Obstacle } from './canonical-rule';
import type { Written } from './losses';
import { importedWords, references } from './references';
import { AGENT_RENDERERS } from './render-agents';
import { RULE_RENDERERS } from './render-rules';
import { type Format, type Place, placeOf, type TargetId } from './targets';
import { writeFrontMatter } from './write-front-matter';

/** A rule in the format of a target: the text of its file or block, and what the target cannot carry. */
export type Rendering =
  | {
      readonly place: Place;
      readonly text: string;
      readonly losses: readonly Loss[];
      readonly obstacle: Obstacle | null;
    }
  | { readonly place: null; readonly text: null; readonly losses: readonly []; readonly obstacle: Obstacle };

/** Renders a rule for a target. `source` is its text as published, which `verbatim` formats keep byte for byte. */
export function renderRule(rule: CanonicalRule, target: TargetId, source: string): Rendering {
  const place = placeOf(target, rule.type);
  if (!place) return { place: null, text: null, losses: [], obstacle: { code: 'unsupported' } };
  const { fields, losses, text: whole } = RENDERERS[place.format](rule, source);
  const isVerbatim = place.format === 'verbatim';
  const text = whole ?? `${writeFrontMatter(fields)}${guarded(rule.body, fields.length > 0)}\n`;
  const lost = isVerbatim ? losses : [...losses, ...lostByReading(rule), ...lostReferences(rule, target)];
  return { place, text, losses: lost, obstacle: lengthObstacle(text, place) };
}

/** A body that begins like front matter gets a line above it, so that no assistant takes it for front matter. */
function guarded(body: string, hasFrontMatter: boolean): string {
  if (!body.startsWith('---')) return body;
  return hasFrontMatter && frontMatterBlocks(body).blocks.length === 0 ? body : `\n${body}`;
}

function lengthObstacle(text: string, { maxCharacters }: Place): Obstacle | null {
  if (maxCharacters === undefined || text.length <= maxCharacters) return null;
  const length = [...text].length;
  return length > maxCharacters ? { code: 'too_long', limit: maxCharacters, length } : null;
}

const RENDERERS: Readonly<Record<Format, (rule: CanonicalRule, source: string) => Written>> = {
  ...RULE_RENDERERS,
  ...AGENT_RENDERERS,
  verbatim: (_rule, source) => ({ fields: [], text: source, losses: [] }),
};

/** Losses of a text that is read anew, whatever its format. */
function lostByReading({ overridden }: CanonicalRule): readonly Loss[] {
  return overridden.map((key) => ({ code: 'overridden', key }));
}

function lostReferences({ body }: CanonicalRule, target: TargetId): readonly Loss[] {
  return [
    ...references(body, target).map((text) => ({ code: 'reference', text }) as const),
    ...importedWords(body, target).map((text) => ({ code: 'import', text }) as const),
  ];
}
