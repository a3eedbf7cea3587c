import type { Element, ElementContent } from 'hast';
import type { GrammarState, HighlighterCore, ThemedToken } from 'shiki/core';
import { type Grammar, grammarOf, GRAMMARS } from './grammars.server';
import { SAMPLES } from './grammars.server';

/** Characters highlighted per text; later blocks stay plain. */
const MAX_CHARACTERS = 60_000;
/** Longer lines stay plain: nobody reads them as code, and grammars are slow on them. */
const MAX_LINE_LENGTH = 400;
/** Lower limits for grammars that backtrack a lot. */
const MAX_LINE_LENGTH_BY_GRAMMAR: Partial<Readonly<Record<Grammar, number>>> = { csharp: 120 };
/** Milliseconds per line. A line that takes longer stays plain, so the limit leaves room for a busy machine. */
const LINE_TIME_LIMIT = 200;
/** Milliseconds for all blocks of a text together. The longest real rule needs a tenth of it, and the result is kept. */
const TEXT_TIME_LIMIT = 2_000;
/** Lines highlighted between two checks of the time limit. */
const LINES_PER_BATCH = 4;

const THEME = 'kimari';
const TOKEN_COLOR = /^var\(--shiki-token-([a-z-]+)\)$/;

let created: Promise<HighlighterCore> | undefined;

/**
 * Uses Oniguruma, the engine that the grammars are written for. It stops an expression that backtracks too much, where
 * JavaScript's engine would never return, and compiles the grammars several times as fast.
 */
async function createHighlighter(): Promise<HighlighterCore> {
  const [{ createCssVariablesTheme, createHighlighterCore }, { createOnigurumaEngine }] = await Promise.all([
    import('shiki/core'),
    import('shiki/engine/oniguruma'),
  ]);
  return createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--shiki-', fontStyle: false })],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  });
}

/** Highlights a sample first: a line is not to be left plain because its patterns had to be compiled. */
async function loadGrammar(core: HighlighterCore, grammar: Grammar): Promise<void> {
  const { default: registrations } = await GRAMMARS[grammar]();
  await core.loadLanguage(registrations);
  const sample = SAMPLES[grammar];
  if (sample) core.codeToTokensBase(sample, { lang: grammar, theme: THEME });
}

/** Turns a token into text or a span with a class; a style attribute would need a looser CSP. */
function toNode(token: ThemedToken): ElementContent {
  const text = { type: 'text', value: token.content } as const;
  const kind = TOKEN_COLOR.exec(token.color ?? '')?.[1];
  if (!kind) return text;
  return { type: 'element', tagName: 'span', properties: { className: [`tk-${kind}`] }, children: [text] };
}

/** Merges adjacent tokens of the same colour, which saves a third of the elements. */
function mergeTokens(tokens: readonly ThemedToken[]): readonly ThemedToken[] {
  const merged: ThemedToken[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.color === token.color || token.content.trim() === '')) last.content += token.content;
    else merged.push({ ...token });
  }
  return merged;
}

/** Highlights the code blocks of one text within one time limit. */
export class CodeHighlighter {
  private charactersLeft = MAX_CHARACTERS;
  private timeLeft = TEXT_TIME_LIMIT;

  private constructor(private readonly core: HighlighterCore | null) {}

  /** Loads the grammars that a text needs, and nothing for a text without code; unknown languages stay plain. */
  static async for(languages: ReadonlySet<string>): Promise<CodeHighlighter> {
    const grammars = new Set([...languages].map(grammarOf).filter((grammar) => grammar !== null));
    if (grammars.size === 0) return new CodeHighlighter(null);
    created ??= createHighlighter();
    const core = await created;
    const loaded = new Set(core.getLoadedLanguages());
    for (const grammar of grammars) if (!loaded.has(grammar)) await loadGrammar(core, grammar);
    return new CodeHighlighter(core);
  }

  /** The children of a `code` element. */
  highlight(code: string, language: string | null): ElementContent[] {
    const grammar = grammarOf(language);
    if (!this.core || !grammar || code.length > this.charactersLeft) return [{ type: 'text', value: code }];
    this.charactersLeft -= code.length;
    return this.linesOf(this.core, code.split('\n'), grammar).flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text', value: '\n' } as const] : []),
      ...mergeTokens(line).map(toNode),
    ]);
  }

  /** The tokens of each line; once the time is used up, each line is one token without colour. */
  private linesOf(core: HighlighterCore, lines: readonly string[], grammar: Grammar): ThemedToken[][] {
    const tokens: ThemedToken[][] = [];
    let state: GrammarState | undefined;
    while (tokens.length < lines.length && this.timeLeft > 0) {
      const start = performance.now();
      const part = core.codeToTokensBase(
        lines.slice(tokens.length, tokens.length + LINES_PER_BATCH).join('\n'),
        {
          lang: grammar,
          theme: THEME,
          tokenizeMaxLineLength: MAX_LINE_LENGTH_BY_GRAMMAR[grammar] ?? MAX_LINE_LENGTH,
          tokenizeTimeLimit: LINE_TIME_LIMIT,
          ...(state && { grammarState: state }),
        },
      );
      state = core.getLastGrammarState(part);
      tokens.push(...part);
      this.timeLeft -= performance.now() - start;
    }
    const rest = lines.slice(tokens.length).map((content) => [{ content, offset: 0 }]);
    return [...tokens, ...rest];
  }
}

/** The language name of a fenced block in lower case; null when there is none. */
export function languageOf(code: Element): string | null {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((entry) => entry.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? null;
}
