/** @jest-environment node */
import { GRAMMARS, type Grammar } from './grammars.server';
import { CodeHighlighter } from './highlight.server';
import { toString } from 'hast-util-to-string';

/**
 * The test repeats pairs of these characters. FUZZ is the number of pairs per grammar; each grammar gets other pairs.
 */
const CHARACTERS = [...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ a0'];
const OPENINGS: Partial<Readonly<Record<Grammar, readonly string[]>>> = {
  html: ['<style>', '<script>', '<a '],
  php: ['<?php ', '<?php "', '<style>'],
  tsx: ['<a>', 'type A = ', 'const a: '],
  css: ['a{b:', 'a{', '@media '],
  csharp: ['class A { ', '$"'],
  yaml: ['a: ', '- '],
  shellscript: ['a=$(', 'echo "'],
};
const LENGTH = 399;
const PAIRS = Number(process.env['FUZZ'] ?? 6);
/** Milliseconds of this process for one text: its time limit plus the line in progress. */
const BUDGET = 3_000;

function unitsOf(grammar: Grammar): readonly string[] {
  const pairs = CHARACTERS.flatMap((first) => CHARACTERS.map((second) => first + second));
  const start = Object.keys(GRAMMARS).indexOf(grammar);
  return Array.from(
    { length: Math.min(PAIRS, pairs.length) },
    (_, index) => pairs[(start + index * 37) % pairs.length] ?? '',
  );
}

function* textsFor(grammar: Grammar): Iterable<string> {
  for (const opening of ['', ...(OPENINGS[grammar] ?? [])])
    for (const unit of [...unitsOf(grammar), 'a\\', '( ', '{$;', '[['])
      yield opening + unit.repeat(LENGTH).slice(0, LENGTH - opening.length);
}

describe.each(Object.keys(GRAMMARS) as Grammar[])('%s', (grammar) => {
  it('takes bounded time for any repeated pair and keeps every character', async () => {
    const slow: string[] = [];
    for (const text of textsFor(grammar)) {
      const highlighter = await CodeHighlighter.for(new Set([grammar]));
      const start = process.cpuUsage();
      const nodes = highlighter.highlight(text, grammar);
      if (process.cpuUsage(start).user / 1000 > BUDGET) slow.push(text.slice(0, 20));
      if (toString({ type: 'root', children: nodes }) !== text)
        throw new Error(`Characters of ${JSON.stringify(text)} were lost`);
    }
    expect(slow).toEqual([]);
  }, 1_200_000);
});
