/**
 * Checks the texts of pages, server and command line: Japanese and English have the same keys, all used keys exist, all keys are
 * used, keys are string literals, and durations have a readable unit.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { DEFAULT_LOCALE, LOCALES } from '@kimari/common/locale';

const root = resolve(__dirname, '..');
const PAGE_TEXTS = join(root, 'web/app/i18n/locales');
const SERVER_TEXTS = join(root, 'server/kernel/i18n/messages');
const PAGES = join(root, 'web/app');
const CLI = join(root, 'cli/src');
const CLI_TEXTS = join(CLI, 'texts');
const DEFAULT_NAMESPACE = 'common';

/** Suffixes of plural forms; code uses the key without them. */
const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A number of seconds. A limit may last for weeks, which nobody reads as seconds. */
const SECONDS = /\}\s*(?:秒|s\b|sec(?:ond)?s?\b)/;

type Texts = ReadonlyMap<string, string>;

const problems: string[] = [];

function flatten(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value === 'string') into.set(path, value);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) flatten(inner, path ? `${path}.${name}` : name, into);
  }
  return into;
}

function readTexts(file: string): Texts {
  return flatten(JSON.parse(readFileSync(file, 'utf8')), '', new Map());
}

/** The key as used in code: `count_other` is a plural form of `count`. */
function nameOf(key: string, texts: Texts): string {
  const name = key.replace(PLURAL, '');
  return texts.has(`${name}_other`) ? name : key;
}

const namesOf = (texts: Texts) => new Set([...texts.keys()].map((key) => nameOf(key, texts)));

/** Reports keys that a language lacks. Ignores plural suffixes, which differ between languages. */
function compare(name: string, texts: readonly (readonly [string, Texts])[]): void {
  for (const [locale, here] of texts) {
    for (const [other, there] of texts) {
      const known = namesOf(there);
      for (const key of namesOf(here)) {
        if (!known.has(key)) problems.push(`${name}: ${key} is in ${locale} but not in ${other}`);
      }
    }
    for (const [key, text] of here) {
      if (text.trim() === '') problems.push(`${name}: ${key} is empty in ${locale}`);
      if (SECONDS.test(text)) problems.push(`${name}: ${key} says seconds, however many (durationText)`);
    }
  }
}

function comparePages(): Map<string, Texts> {
  const names = new Set(LOCALES.flatMap((locale) => readdirSync(join(PAGE_TEXTS, locale))));
  const defaults = new Map<string, Texts>();
  for (const name of names) {
    const texts = LOCALES.map((locale) => {
      const file = join(PAGE_TEXTS, locale, name);
      if (existsSync(file)) return [locale, readTexts(file)] as const;
      problems.push(`${locale}/${name} is missing`);
      return [locale, new Map<string, string>()] as const;
    });
    compare(`pages/${name}`, texts);
    const first = texts.find(([locale]) => locale === DEFAULT_LOCALE);
    if (first) defaults.set(basename(name, '.json'), first[1]);
  }
  return defaults;
}

function compareServer(): void {
  if (!existsSync(SERVER_TEXTS)) return;
  compare(
    'server',
    LOCALES.map((locale) => [locale, readTexts(join(SERVER_TEXTS, `${locale}.json`))] as const),
  );
}

function sourceFiles(): string[] {
  const names = readdirSync(PAGES, { recursive: true }).map(String);
  return names
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.|\.d\.ts$|generated/.test(name))
    .map((name) => join(PAGES, name));
}

/** Whether a call looks up a text: `t(…)` or `translator(locale)(…)`. */
function isLookup({ expression }: ts.CallExpression): boolean {
  if (ts.isIdentifier(expression)) return expression.text === 't';
  if (!ts.isCallExpression(expression)) return false;
  return ts.isIdentifier(expression.expression) && expression.expression.text === 'translator';
}

/** Keys used in a file, as `namespace:key`. */
function keysUsed(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const keys: string[] = [];
  const where = (node: ts.Node) =>
    `${relative(root, file)}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;

  const use = (node: ts.Expression, namespace: string): void => {
    if (ts.isStringLiteralLike(node))
      keys.push(node.text.includes(':') ? node.text : `${namespace}:${node.text}`);
    else if (ts.isConditionalExpression(node))
      [node.whenTrue, node.whenFalse].forEach((side) => use(side, namespace));
    else problems.push(`${where(node)}: a key is put together instead of written out`);
  };

  // A function may call useTranslation with its own namespace; the innermost one applies.
  const visit = (node: ts.Node, namespace: string): void => {
    const inner = ts.isFunctionLike(node) ? (namespaceOf(node) ?? namespace) : namespace;
    if (ts.isCallExpression(node) && isLookup(node)) {
      const key = node.arguments[0];
      if (key) use(key, inner);
    }
    if (ts.isJsxAttribute(node) && node.name.getText() === 'i18nKey' && node.initializer) {
      if (ts.isStringLiteral(node.initializer)) use(node.initializer, inner);
      else problems.push(`${where(node)}: a key is put together instead of written out`);
    }
    ts.forEachChild(node, (child) => visit(child, inner));
  };
  visit(source, DEFAULT_NAMESPACE);
  return keys;
}

/** The namespace of the `useTranslation` or `getFixedT` call directly in a function. */
function namespaceOf(fn: ts.Node): string | undefined {
  let found: string | undefined;
  const look = (node: ts.Node): void => {
    if (node !== fn && ts.isFunctionLike(node)) return;
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'useTranslation'
    ) {
      const [namespaces] = node.arguments;
      // Of several namespaces, the first one holds the keys that name none.
      const first =
        namespaces && ts.isArrayLiteralExpression(namespaces) ? namespaces.elements[0] : namespaces;
      found = first && ts.isStringLiteralLike(first) ? first.text : DEFAULT_NAMESPACE;
    }
    ts.forEachChild(node, look);
  };
  look(fn);
  return found;
}

function checkUse(texts: ReadonlyMap<string, Texts>): void {
  const existing = new Set(
    [...texts].flatMap(([namespace, entries]) => [...namesOf(entries)].map((key) => `${namespace}:${key}`)),
  );
  const used = new Set<string>();
  for (const file of sourceFiles()) {
    for (const key of keysUsed(file)) {
      used.add(key);
      if (!existing.has(key)) problems.push(`${relative(root, file)}: there is no text ${key}`);
    }
  }
  for (const key of existing) if (!used.has(key)) problems.push(`${key} is used nowhere`);
}

/** The command line names its texts in many ways, so a key counts as used where any literal of the code is this key. */
function checkCommandLine(): void {
  const texts = LOCALES.map((locale) => [locale, readTexts(join(CLI_TEXTS, `${locale}.json`))] as const);
  compare('cli', texts);
  const code = readdirSync(CLI, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(CLI, name), 'utf8'))
    .join('\n');
  const first = texts.find(([locale]) => locale === DEFAULT_LOCALE);
  for (const key of namesOf(first?.[1] ?? new Map<string, string>()))
    if (!code.includes(`'${key}'`)) problems.push(`cli: ${key} is used nowhere`);
}

compareServer();
checkCommandLine();
checkUse(comparePages());
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Texts are complete.' : `${problems.length} problems in texts`);
process.exitCode = problems.length === 0 ? 0 : 1;
