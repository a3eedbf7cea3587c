import type { Element, ElementContent } from 'hast';
import {
  createCssVariablesTheme,
  createHighlighterCore,
  type HighlighterCore,
  type ThemedToken,
} from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';

/**
 * Names authors give to languages → the grammar that colours them. The list is closed and shares grammars, so that
 * what rules ask for can never make the process hold all of the several hundred grammars there are.
 */
const GRAMMARS: Readonly<Record<string, keyof typeof bundledLanguages>> = {
  bash: 'shellscript',
  sh: 'shellscript',
  shell: 'shellscript',
  shellscript: 'shellscript',
  zsh: 'shellscript',
  console: 'shellscript',
  c: 'c',
  cpp: 'c',
  'c++': 'c',
  cs: 'csharp',
  csharp: 'csharp',
  css: 'css',
  scss: 'css',
  dart: 'dart',
  diff: 'diff',
  docker: 'docker',
  dockerfile: 'docker',
  elixir: 'elixir',
  env: 'ini',
  dotenv: 'ini',
  go: 'go',
  golang: 'go',
  gherkin: 'gherkin',
  graphql: 'graphql',
  hcl: 'hcl',
  terraform: 'hcl',
  tf: 'hcl',
  html: 'html',
  vue: 'html',
  svelte: 'html',
  astro: 'html',
  ini: 'ini',
  properties: 'ini',
  java: 'java',
  javascript: 'javascript',
  js: 'javascript',
  mjs: 'javascript',
  jsx: 'javascript',
  json: 'json',
  jsonc: 'json',
  json5: 'json',
  kotlin: 'kotlin',
  kt: 'kotlin',
  lua: 'lua',
  make: 'make',
  makefile: 'make',
  nginx: 'nginx',
  php: 'php',
  powershell: 'powershell',
  ps1: 'powershell',
  prisma: 'prisma',
  py: 'python',
  python: 'python',
  r: 'r',
  rb: 'ruby',
  ruby: 'ruby',
  rs: 'rust',
  rust: 'rust',
  sql: 'sql',
  swift: 'swift',
  toml: 'toml',
  ts: 'tsx',
  tsx: 'tsx',
  typescript: 'tsx',
  xml: 'xml',
  yaml: 'yaml',
  yml: 'yaml',
};

/** Characters highlighted in one text; the blocks after that stay plain. */
const MOST_CHARACTERS = 60_000;
/** Lines longer than this are no code a person reads; grammars are slow on them. */
const LONGEST_LINE = 600;
/** Milliseconds a single line may take: what is over stays without colours, so a busy machine must not reach it. */
const LINE_TIME_LIMIT = 60;
/** A grammar compiles its expressions as it first meets them, which takes longer than that. */
const FIRST_LINE_TIME_LIMIT = 1000;
/** Characters a grammar meets before it is taken for compiled. */
const WARM_UP = 400;

const THEME = 'kimari';
const TOKEN_COLOR = /^var\(--shiki-token-([a-z-]+)\)$/;

let highlighter: Promise<HighlighterCore> | undefined;
const warm = new Set<string>();

function getHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [createCssVariablesTheme({ name: THEME, variablePrefix: '--shiki-', fontStyle: false })],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  return highlighter;
}

function grammarOf(language: string | null): keyof typeof bundledLanguages | null {
  return language !== null && Object.hasOwn(GRAMMARS, language) ? (GRAMMARS[language] ?? null) : null;
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
  private constructor(
    private readonly core: HighlighterCore,
    private budget: number,
  ) {}

  /** Loads what the text needs; languages that are unknown stay plain. */
  static async for(languages: ReadonlySet<string>): Promise<CodeHighlighter> {
    const core = await getHighlighter();
    const loaded = new Set(core.getLoadedLanguages());
    for (const language of languages) {
      const grammar = grammarOf(language);
      if (grammar && !loaded.has(grammar)) await core.loadLanguage(bundledLanguages[grammar]);
    }
    return new CodeHighlighter(core, MOST_CHARACTERS);
  }

  /** The children of a `code` element. */
  highlight(code: string, language: string | null): ElementContent[] {
    const grammar = grammarOf(language);
    if (!grammar || code.length > this.budget) return [{ type: 'text', value: code }];
    this.budget -= code.length;
    if (!warm.has(grammar)) this.tokensOf(code.slice(0, WARM_UP), grammar, FIRST_LINE_TIME_LIMIT);
    warm.add(grammar);
    const lines = this.tokensOf(code, grammar, LINE_TIME_LIMIT);
    return lines.flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'text', value: '\n' } as const] : []),
      ...mergeTokens(line).map(toNode),
    ]);
  }

  private tokensOf(code: string, grammar: string, lineTimeLimit: number): ThemedToken[][] {
    return this.core.codeToTokensBase(code, {
      lang: grammar,
      theme: THEME,
      tokenizeMaxLineLength: LONGEST_LINE,
      tokenizeTimeLimit: lineTimeLimit,
    });
  }
}

/** The language of a fenced block as its author named it, in lower case; null when there is none. */
export function languageOf(code: Element): string | null {
  const names = Array.isArray(code.properties.className) ? code.properties.className : [];
  const name = names.map(String).find((entry) => entry.startsWith('language-'));
  return name?.slice('language-'.length).toLowerCase() ?? null;
}
