import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RuleType } from '../enums';
import type { CanonicalRule } from './canonical-rule';
import { readBack, unreportedDifferences } from './read-back';
import { readRule } from './read-rule';
import { renderRule } from './render-rule';
import { TARGET_IDS, type TargetId } from './targets';

/** Real public rules, kept outside of the project; CORPUS_DIR names another folder. */
const FOLDER = process.env.CORPUS_DIR ?? join(__dirname, '../../../shared/corpus');
const CORPUS = join(FOLDER, 'corpus-dev.jsonl');

type Entry = { owner: string; name: string; type: RuleType; description: string; content: string };

function entries(): readonly Entry[] {
  const lines = readFileSync(CORPUS, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Entry);
}

function differencesOf(rule: CanonicalRule, target: TargetId, content: string): string[] {
  const { place, text, losses } = renderRule(rule, target, content);
  if (!place) return [];
  const known = { type: rule.type, name: rule.name, description: rule.description };
  const back = readBack(
    text,
    place.format,
    place.format === 'block' ? { ...known, description: null } : known,
  );
  return unreportedDifferences(rule, back, losses).map((key) => `${target}: ${key}`);
}

(existsSync(CORPUS) ? it : it.skip)(
  'renders every rule of the corpus for every target, and reads it back equal or with a listed loss',
  () => {
    const all = entries();
    expect(all.length).toBeGreaterThan(2000);
    const different = all.flatMap(({ owner, name, type, description, content }) => {
      const rule = readRule(content, { type, name, description });
      return TARGET_IDS.flatMap((target) =>
        differencesOf(rule, target, content).map((difference) => `@${owner}/${name} ${difference}`),
      );
    });
    expect(different).toEqual([]);
  },
);
