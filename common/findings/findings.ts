import { commandHits } from './commands';
import { Context } from './context';
import { credentialHits } from './credentials';
import { englishOrders } from './english-orders';
import { excerptOf } from './excerpt';
import { type Finding, FINDING_CODES, type FindingCode, type FindingSeverity, type Hit } from './finding';
import { hiddenHits } from './hidden';
import { japaneseOrders } from './japanese-orders';
import { lowerCase } from './lower-case';
import { markupHits } from './markup';
import { Moods } from './mood';
import { obfuscationHits } from './obfuscation';
import { addressHits, keyFileHits, loadingHits, sendingHits, switchHits } from './risks';
import { type Unit, unitsOf } from './units';
import { readWords, Words } from './words';

/** Rises with every change of what is found, so that stored findings are worked out anew. */
export const ENGINE_VERSION = 1;

/** Findings of one code that are listed. Further ones say nothing new, and each costs time. */
export const MAX_LISTED = 20;
const RANK: Readonly<Record<FindingSeverity, number>> = { refuse: 0, ask: 1, note: 2 };

/** What a text hides, gives away or asks of an assistant, in the order of the text. */
export function findings(text: string): readonly Finding[] {
  const units = unitsOf(text);
  const moods = new Moods(text);
  const context = new Context(text, units, moods);
  const collected = new Collected();
  collected.all(riskHits(text, context, moods));
  const risks = collected.sorted();
  collected.all(markupHits(text, risks));
  collected.all(hiddenHits(text));
  collected.all(credentialHits(text));
  collected.all(obfuscationHits(text, units));
  return placed(text, collected.sorted());
}

function* riskHits(text: string, context: Context, moods: Moods): Generator<Hit> {
  const lower = lowerCase(text);
  yield* orderHits(text, context.units, moods);
  yield* commandHits(lower, context);
  yield* addressHits(text, context);
  yield* keyFileHits(lower, context);
  yield* switchHits(lower, context);
  yield* sendingHits(lower, context);
  yield* loadingHits(text, context);
}

/** Used for one unit after another, and kept: large texts need large arrays. */
const WORDS = new Words();

function* orderHits(text: string, units: readonly Unit[], moods: Moods): Generator<Hit> {
  for (const unit of units) {
    readWords(text, unit.start, unit.end, WORDS);
    yield* englishOrders(unit, WORDS, moods);
  }
  yield* japaneseOrders(text, units, moods);
}

/** Hits of each code up to a bearable number, without repeats of a place. */
class Collected {
  private readonly hits: Hit[] = [];
  private readonly counts = new Map<FindingCode, number>();
  private readonly ends = new Map<FindingCode, number>();

  all(hits: Iterable<Hit>): void {
    for (const hit of hits) {
      const count = this.counts.get(hit.code) ?? 0;
      // What is refused is always listed: the text may be full of notes.
      if (count >= MAX_LISTED && hit.severity !== 'refuse') continue;
      if (count >= 2 * MAX_LISTED || this.isRepeated(hit)) continue;
      this.counts.set(hit.code, count + 1);
      this.hits.push(hit);
    }
  }

  private isRepeated({ code, start, end }: Hit): boolean {
    const last = this.ends.get(code) ?? -1;
    this.ends.set(code, Math.max(last, end));
    return start < last && this.hits.some((hit) => hit.code === code && hit.start < end && start < hit.end);
  }

  sorted(): readonly Hit[] {
    return [...this.hits].sort((a, b) => a.start - b.start || RANK[a.severity] - RANK[b.severity]);
  }
}

/** Works out lines and columns in one pass. */
function placed(text: string, hits: readonly Hit[]): readonly Finding[] {
  let [line, lineStart, lineEnd] = [1, 0, text.indexOf('\n')];
  return hits.map(({ code, severity, start, end, params = {}, excerpt }) => {
    while (lineEnd >= 0 && lineEnd < start) {
      line += 1;
      lineStart = lineEnd + 1;
      lineEnd = text.indexOf('\n', lineStart);
    }
    return {
      category: FINDING_CODES[code],
      code,
      severity,
      line,
      column: start - lineStart + 1,
      length: end - start,
      excerpt: excerpt ?? excerptOf(text, start, end),
      params,
    };
  });
}

export type CheckStatus = 'passed' | 'notes' | 'blocked';

/** The worst that findings say: nothing is known, something is noted, or something keeps the text from being public. */
export function statusOf(found: readonly Pick<Finding, 'severity'>[]): CheckStatus {
  if (found.some(({ severity }) => severity === 'refuse')) return 'blocked';
  return found.length === 0 ? 'passed' : 'notes';
}
