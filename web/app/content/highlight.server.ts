import type { Element, ElementContent } from 'hast';
import {
  createCssVariablesTheme,
  createHighlighterCore,
  type GrammarState,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import oniguruma from 'shiki/wasm';
import { type Grammar, grammarOf, GRAMMARS } from './grammars.server';
import { SAMPLES } from './grammar-samples.server';

/** Characters highlighted in one text; the blocks after that stay plain. */
const MOST_CHARACTERS = 60_000;
/** Lines longer than this are no code a person reads; grammars are slow on them. */
const LONGEST_LINE = 400;
/** Grammars that backtrack so much that their lines must be shorter. */
const SHORTER_LINES: Partial<Readonly<Record<Grammar, number>>> = { csharp: 120 };
/** Milliseconds for one line. A line that takes longer loses its colours, so the limit leaves room for a busy machine. */
const LINE_TIME_LIMIT = 40;
/** Milliseconds all blocks of a text may take together; several times what the longest real rule needs. */
const TEXT_TIME_LIMIT = 400;
/** Lines between two looks at the clock. */
const LINES_AT_ONCE = 4;

const THEME = 'kimari';
const TOKEN_COLOR = /^var\(--shiki-token-([a-z-]+)\)$/;

let highlighter: Promise<HighlighterCore> | undefined;

/**
 * Oniguruma, for which the grammars are written: it gives up on an expression that backtracks too much, where the
 * engine of JavaScript would go on for ever, and it compiles them several times as fast.
 */
function getHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--shiki-', fontStyle: false })],
    engine: createOnigurumaEngine(oniguruma),
  });
  return highlighter;
}

/** Turns one token into text, or into a span whose class says what it is; a style attribute would need a looser CSP. */
function toNode(token: ThemedToken): ElementContent {
  const text = { type: 'text', value: token.content } as const;
  const kind = TOKEN_COLOR.exec(token.color ?? '')?.[1];
  if (!kind) return text;
  return { type: 'element', tagName: 'span', properties: { className: [`tk-${kind}`] }, children: [text] };
}

/** Neighbours of one colour become one token: a third fewer elements on the page. */
function mergeTokens(tokens: readonly ThemedToken[]): readonly ThemedToken[] {
  const merged: ThemedToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.color === token.color || token.content.trim() === '')) last.content += token.content;
    else merged.push({ ...token });
  }
  return merged;
}

/** Highlights the code blocks of one text, within a budget for the whole text. */
export class CodeHighlighter {
  private charactersLeft = MOST_CHARACTERS;
  private timeLeft = TEXT_TIME_LIMIT;

  private constructor(private readonly core: HighlighterCore) {}

  /** Loads what the text needs; languages that are unknown stay plain. */
  static async for(languages: ReadonlySet<string>): Promise<CodeHighlighter> {
    const core = await getHighlighter();
    const loaded = new Set(core.getLoadedLanguages());
    for (const language of languages) {
      const grammar = grammarOf(language);
      if (grammar && !loaded.has(grammar)) await core.loadLanguage(GRAMMARS[grammar]);
    }
    return new CodeHighlighter(core);
  }

  /** Loads every grammar, and lets those that rules use most compile what they meet first. */
  static async warmUp(): Promise<void> {
    const highlighter = await CodeHighlighter.for(new Set(Object.keys(GRAMMARS)));
    for (const [grammar, sample] of Object.entries(SAMPLES)) {
      highlighter.timeLeft = TEXT_TIME_LIMIT;
      highlighter.highlight(sample, grammar);
    }
  }

  /** The children of a `code` element. */
  highlight(code: string, language: string | null): ElementContent[] {
    const grammar = grammarOf(language);
    if (!grammar || code.length > this.charactersLeft) return [{ type: 'text', value: code }];
    this.charactersLeft -= code.length;
    return this.linesOf(code.split('\n'), grammar).flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text', value: '\n' } as const] : []),
      ...mergeTokens(line).map(toNode),
    ]);
  }

  /** The tokens of each line; lines that the time does not suffice for are one token without colour. */
  private linesOf(lines: readonly string[], grammar: Grammar): ThemedToken[][] {
    const tokens: ThemedToken[][] = [];
    let state: GrammarState | undefined;
    while (tokens.length < lines.length && this.timeLeft > 0) {
      const start = performance.now();
      const part = this.core.codeToTokensBase(
        lines.slice(tokens.length, tokens.length + LINES_AT_ONCE).join('\n'),
        {
          lang: grammar,
          theme: THEME,
          tokenizeMaxLineLength: SHORTER_LINES[grammar] ?? LONGEST_LINE,
          tokenizeTimeLimit: LINE_TIME_LIMIT,
          ...(state && { grammarState: state }),
        },
      );
      state = this.core.getLastGrammarState(part);
      tokens.push(...part);
      this.timeLeft -= performance.now() - start;
    }
    const rest = lines.slice(tokens.length).map((content) => [{ content, offset: 0 }]);
    return [...tokens, ...rest];
  }
}

/** The language of a fenced block as its author named it, in lower case; null when there is none. */
export function languageOf(code: Element): string | null {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((entry) => entry.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? null;
}
