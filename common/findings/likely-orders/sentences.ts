import { CODE_UNITS } from '../code-units';
import type { Unit } from '../units';

export type Sentence = { readonly unit: Unit; readonly start: number; readonly end: number };

/** UTF-16 code units; longer sentences are read in parts. */
const LONGEST = 400;
const SHORTEST = 8;
/** 1 for each character that may end a sentence. */
const STOPS = new Uint8Array(CODE_UNITS);
for (const mark of '.!?。！？') STOPS[mark.charCodeAt(0)] = 1;

/** The sentences of a text's prose: code and front matter are not read. */
export function* sentencesOf(text: string, units: readonly Unit[]): Generator<Sentence> {
  for (const unit of units) {
    if (unit.kind === 'code' || unit.kind === 'fields') continue;
    let start = unit.start;
    for (let at = start; at < unit.end; at += 1) {
      const mayEnd = STOPS[text.charCodeAt(at)] === 1;
      if (!(mayEnd && endsSentence(text, at)) && at - start < LONGEST) continue;
      if (at - start >= SHORTEST) yield { unit, start, end: at + 1 };
      start = at + 1;
    }
    if (unit.end - start >= SHORTEST) yield { unit, start, end: unit.end };
  }
}

function endsSentence(text: string, at: number): boolean {
  const mark = text.charAt(at);
  const next = text.charAt(at + 1);
  // A full stop inside a quotation ends no sentence of the text.
  if ('。！？'.includes(mark)) return !'」』）'.includes(next) || next === '';
  return '.!?'.includes(mark) && ' \n\r'.includes(next);
}
