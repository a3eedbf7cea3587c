import { commandHits } from './commands';
import { Context } from './context';
import { credentialHits } from './credentials';
import { englishOrders, nextVerb } from './english-orders';
import { excerptOf } from './excerpt';
import {
  type Finding,
  FINDING_CODES,
  FINDING_SEVERITIES,
  type FindingCategory,
  type FindingCode,
  type FindingSeverity,
  type Hit,
} from './finding';
import { hiddenHits } from './hidden';
import { japaneseOrders } from './japanese-orders';
import { likelyOrders } from './likely-orders/likely-orders';
import { markupHits } from './markup';
import { Moods } from './mood';
import { obfuscationHits } from './obfuscation';
import { addressHits, keyFileHits, loadingHits, sendingHits, switchHits } from './risks';
import { Tally } from './tally';
import { unitsOf } from './units';
import { readWords, Words } from './words';

/** Rises with every change of the checks, so that stored texts are checked again. */
export const ENGINE_VERSION = 7;

/** The number of findings listed for one code; twice as many for `refuse`. Further findings are only counted. */
export const MAX_LISTED = 20;
const RANK: Readonly<Record<FindingSeverity, number>> = { refuse: 0, ask: 1, note: 2 };

/** Finds hidden text, credentials and risky instructions, in the order of the text. */
export function findings(text: string): readonly Finding[] {
  const tally = new Tally();
  const units = unitsOf(text);
  const collected = new Collected(tally);
  const context = new Context(text, units, new Moods(text), tally);
  collected.all(riskHits(context));
  collected.all(likelyOrders(context, collected.sorted()));
  collected.all(markupHits(text, collected.sorted()));
  collected.all(hiddenHits(text, tally));
  collected.all(credentialHits(text, tally));
  collected.all(obfuscationHits(text, units, tally));
  return placed(text, collected.listed());
}

function* riskHits(context: Context): Generator<Hit> {
  yield* orderHits(context);
  yield* commandHits(context);
  yield* addressHits(context);
  yield* keyFileHits(context);
  yield* switchHits(context);
  yield* sendingHits(context);
  yield* loadingHits(context);
}

/** Reused for every unit, because large texts need large arrays. */
const WORDS = new Words();

function* orderHits({ text, units, moods, tally }: Context): Generator<Hit> {
  for (const unit of units) {
    readWords(text, unit.start, unit.end, WORDS);
    if (nextVerb(WORDS, 0) < WORDS.count) yield* englishOrders(unit, WORDS, moods, tally);
  }
  yield* japaneseOrders(text, units, moods);
}

/** A listed hit, with the number of further hits of its code that are not listed. */
type Listed = Hit & { readonly more?: number };

/** Collects the hits of each code, one for each place. */
class Collected {
  private readonly hits = new Map<FindingCode, Hit[]>();
  private readonly ends = new Map<FindingCode, number>();

  constructor(private readonly tally: Tally) {}

  all(hits: Iterable<Hit>): void {
    for (const hit of hits) {
      if (this.tally.isFull(hit.code, hit.severity) || this.isRepeated(hit)) continue;
      this.tally.add(hit.code, hit.severity);
      this.of(hit.code).push(hit);
    }
  }

  private of(code: FindingCode): Hit[] {
    const known = this.hits.get(code) ?? [];
    this.hits.set(code, known);
    return known;
  }

  private isRepeated({ code, start, end }: Hit): boolean {
    const last = this.ends.get(code) ?? -1;
    this.ends.set(code, Math.max(last, end));
    return start < last && this.of(code).some((hit) => hit.start < end && start < hit.end);
  }

  sorted(): readonly Hit[] {
    return inOrder([...this.hits.values()].flat());
  }

  /** The hits to list: the first of each code, with a separate limit for refusals, since notes can fill a text. */
  listed(): readonly Listed[] {
    const byCode = new Map<FindingCode, Hit[]>();
    for (const hit of withoutRestated(this.sorted())) {
      const known = byCode.get(hit.code);
      if (known) known.push(hit);
      else byCode.set(hit.code, [hit]);
    }
    return inOrder([...byCode.values()].flatMap(firstOf));
  }
}

const CODES = Object.keys(FINDING_CODES) as readonly FindingCode[];

/**
 * Keeps one hit for each fact: the severest of a category at a place and, among equals, the code that is declared first. An
 * order in a hidden place counts as two facts, the order and the hiding.
 */
function withoutRestated(hits: readonly Hit[]): readonly Hit[] {
  const kept: (Hit | null)[] = [];
  const lastOf = new Map<FindingCategory, number>();
  for (const hit of hits) {
    const category = FINDING_CODES[hit.code];
    const index = lastOf.get(category);
    const last = index === undefined ? null : kept[index];
    if (category !== 'hidden' && index !== undefined && last && hit.start < last.end) {
      if (!isTelling(hit, last)) continue;
      kept[index] = null;
    }
    lastOf.set(category, kept.push(hit) - 1);
  }
  return kept.filter((hit) => hit !== null);
}

function isTelling(hit: Hit, other: Hit): boolean {
  const severity = RANK[hit.severity] - RANK[other.severity];
  return severity === 0 ? CODES.indexOf(hit.code) < CODES.indexOf(other.code) : severity < 0;
}

function inOrder<One extends Hit>(hits: readonly One[]): readonly One[] {
  return [...hits].sort((a, b) => a.start - b.start || RANK[a.severity] - RANK[b.severity]);
}

/** The first hits of each severity; the last one carries the number of the others. */
function firstOf(hits: readonly Hit[]): readonly Listed[] {
  return FINDING_SEVERITIES.flatMap((severity) => {
    const all = hits.filter((hit) => hit.severity === severity);
    const listed = all.slice(0, severity === 'refuse' ? 2 * MAX_LISTED : MAX_LISTED);
    const more = all.length - listed.length;
    return listed.map((hit, index) => (more > 0 && index === listed.length - 1 ? { ...hit, more } : hit));
  });
}

/** Adds lines and columns in one pass. */
function placed(text: string, hits: readonly Listed[]): readonly Finding[] {
  let [line, lineStart, lineEnd] = [1, 0, text.indexOf('\n')];
  return hits.map(({ code, severity, start, end, params = {}, excerpt, more }) => {
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
      ...(more !== undefined && { more }),
    };
  });
}

/** The number of findings, listed or not; 1,000 means 1,000 or more. */
export function countOf(found: readonly Pick<Finding, 'more'>[]): number {
  return found.reduce((count, { more = 0 }) => count + 1 + more, 0);
}

export type CheckStatus = 'passed' | 'notes' | 'blocked';

/** The overall result: nothing was found, something is noted, or something is refused. */
export function statusOf(found: readonly Pick<Finding, 'severity'>[]): CheckStatus {
  if (found.some(({ severity }) => severity === 'refuse')) return 'blocked';
  return found.length === 0 ? 'passed' : 'notes';
}
