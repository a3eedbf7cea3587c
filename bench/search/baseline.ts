import { bigrams, splitText } from '../../server/search/text/split-text';
import { stem } from '../../server/search/text/stem';
import type { CorpusRule } from './corpus';

const K1 = 1.2;
const B = 0.75;

function tokens(text: string): readonly string[] {
  return splitText(text).flatMap((piece) =>
    piece.kind === 'cjk' ? bigrams(piece.text) : [stem(piece.text)],
  );
}

/** Plain BM25 in memory over stems and character pairs of the whole text: what every search has to beat. */
export function baseline(corpus: readonly CorpusRule[]): (query: string) => readonly string[] {
  const postings = new Map<string, Map<number, number>>();
  const lengths = corpus.map((rule, id) => {
    const found = tokens([rule.name, rule.tags.join(' '), rule.description ?? '', rule.content].join('\n'));
    for (const token of found) {
      const list = postings.get(token) ?? new Map<number, number>();
      list.set(id, (list.get(id) ?? 0) + 1);
      postings.set(token, list);
    }
    return found.length;
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / corpus.length;
  return (query) => {
    const scores = new Map<number, number>();
    for (const token of new Set(tokens(query))) {
      const list = postings.get(token) ?? new Map<number, number>();
      const idf = Math.log(1 + (corpus.length - list.size + 0.5) / (list.size + 0.5));
      for (const [id, times] of list) {
        const norm = K1 * (1 - B + (B * (lengths[id] ?? 0)) / average);
        scores.set(id, (scores.get(id) ?? 0) + (idf * times * (K1 + 1)) / (times + norm));
      }
    }
    const best = [...scores].sort(([, left], [, right]) => right - left).slice(0, 10);
    return best.map(([id]) => `${corpus[id]?.owner ?? ''}/${corpus[id]?.name ?? ''}`);
  };
}
