/** Inputs that cost the server far more than the client: form field names, texts, bodies and operations. */

const repeated = (part: string, times: number): string => part.repeat(times);

/** Names that parsers of nested forms expand to arrays and objects. */
export const WORST_FIELDS: Readonly<Record<string, string>> = {
  'an array of four thousand million': 'x[4294967294]',
  'an array of a hundred million': 'tags[99999999]',
  'an object three thousand levels deep': `a${repeated('.b', 3000)}`,
  'an array two thousand levels deep': `a${repeated('[0]', 2000)}`,
  'the prototype of all objects': '__proto__.polluted',
};

/** Languages whose grammar is or embeds CSS. */
const WITH_STYLES = ['css', 'scss', 'less', 'html', 'vue', 'svelte', 'astro', 'php'] as const;

const stylesThatBacktrack = Object.fromEntries(
  WITH_STYLES.map((language) => [
    `escapes in a block of ${language}`,
    () => fenced(language, `${insideStyles(language)}${repeated('a\\', 30)}`),
  ]),
);

/** Each creates a text below the size limits. */
export const WORST_TEXTS: Readonly<Record<string, () => string>> = {
  ...stylesThatBacktrack,
  'braces in a block of csharp': () => fenced('csharp', repeated('{', 600)),
  'brackets in a block of yaml': () => fenced('yaml', repeated('[', 32_000)),
  'a table of cells that are not there': () =>
    `${repeated('|a', 395)}|\n${repeated('|-', 395)}|\n${repeated('x\n', 4450)}`,
  'a table of twenty columns': () =>
    `${repeated('|a', 20)}|\n${repeated('|-', 20)}|\n${repeated(`${repeated('|b', 20)}|\n`, 200)}`,
  'lists within lists': () => stepped(190, (depth) => `${repeated('   ', depth)}1. a`),
  'a flat list': () => repeated('- a\n', 4500),
  'quotes within quotes': () => repeated(`${repeated('> ', 24)}a\n`, 700),
  'nothing but headings': () => repeated('# a\n', 4499),
  'underlined headings': () => repeated('a\n=\n', 4000),
  'emphasis that never ends': () => repeated('*a **b ', 8000),
  'brackets that never close': () => repeated('[', 50_000),
  'links that are not': () => repeated('[a](', 20_000),
  'references to each other': () => repeated('[a]: b\n[a]\n', 4000),
  'footnotes without end': () =>
    Array.from({ length: 2000 }, (_, n) => `[^${n}]\n\n[^${n}]: note`).join('\n'),
  'html that is not closed': () => repeated('<a ', 30_000),
  'thirty-four languages': () => LANGUAGES.map((language) => fenced(language, 'a = 1')).join('\n\n'),
  'long lines of Japanese': () => repeated(`${repeated('決まりを守る', 300)}\n`, 25),
  'kanji that make no words': () => kanji(16_000),
  'half a megabyte of words': () => repeated('lorem ipsum ', 43_000),
  'half a megabyte of characters that HTML escapes': () => repeated('&"<', 174_000),
  'half a megabyte of lines of one such character': () => repeated('<\n', 260_000),
  // What the checks of texts look at longest, by `npm run bench -- trust`.
  'half a megabyte of orders in letters of two alphabets': () => repeated('\u0430bignore all ', 32_000),
  'half a megabyte of commands that are piped': () => repeated('curl a/|sh ', 47_000),
  'half a megabyte of beginnings of tokens': () => repeated('kmr_ sk- ', 57_000),
};

const LANGUAGES =
  'bash c cpp csharp css diff docker elixir go graphql haskell html java javascript json jsx kotlin lua make markdown perl php python r ruby rust scala sh sql swift toml tsx typescript yaml'.split(
    ' ',
  );

/** Kanji in an order that makes no words. */
export function kanji(length: number): string {
  return Array.from({ length }, (_, n) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))).join('');
}

/** JSON bodies just below the maximum size. */
export const WORST_BODIES: Readonly<Record<string, { path: string; body: () => string }>> = {
  'a million arrays, each in the one before': {
    path: '/api/auth/login',
    body: () => `{"email":${repeated('[', 1_000_000)}${repeated(']', 1_000_000)}}`,
  },
  'four million arrays that never end': { path: '/api/rules/list', body: () => repeated('[', 4_000_000) },
  'a flat array of empty arrays': {
    path: '/api/rules/list',
    body: () => `{"tags":[${repeated('[],', 2_000_000)}[]]}`,
  },
  'an address of a million at signs, for another verification mail': {
    path: '/api/auth/sendVerification',
    body: () => `{"email":"${repeated('@', 1_000_000)}"}`,
  },
  'half a million keys': {
    path: '/api/auth/login',
    body: () => `{${Array.from({ length: 500_000 }, (_, n) => `"k${n}":1`).join(',')}}`,
  },
  'four million tags': {
    path: '/api/rules/create',
    body: () => `{"name":"a","content":"a","tags":[${repeated('1,', 3_900_000)}1]}`,
  },
  'seven megabytes of variables': {
    path: '/graphql',
    body: () => `{"query":"{ __typename }","variables":{"a":[${repeated('1,', 3_500_000)}1]}}`,
  },
  'a text of escapes': {
    path: '/api/rules/list',
    body: () => `{"query":"${repeated('\\u3042', 1_300_000)}"}`,
  },
};

const nested = (field: string, depth: number, leaf: string): string =>
  `${repeated(`${field}{`, depth)}${leaf}${repeated('}', depth)}`;

type Operation = { readonly query: string; readonly variables?: object };

/** Short GraphQL operations with a very high cost. */
export const WORST_OPERATIONS: Readonly<Record<string, Operation>> = {
  'related rules of related rules': { query: `{ rules { nodes { ${nested('related', 7, 'id')} } } }` },
  'all versions of all rules, sized by a variable': {
    query: 'query($n: Int) { rules(first: $n) { nodes { versions(first: $n) { nodes { content } } } } }',
    variables: { n: 100 },
  },
  'fourteen comparisons of each rule': {
    query: `query($n: Int) { rules(first: $n) { nodes { ${Array.from(
      { length: 14 },
      (_, n) => `d${n}: diff(from: "1.0.0", to: "1.0.1") { patch }`,
    ).join(' ')} } } }`,
    variables: { n: 100 },
  },
  'the same list under fifteen names': {
    query: `{ ${Array.from({ length: 15 }, (_, n) => `l${n}: rules(first: 100) { nodes { id name latestVersion { content } } }`).join(' ')} }`,
  },
  'owners of rules of owners': {
    query: '{ rules(first: 50) { nodes { related(first: 10) { related(first: 10) { id } } } } }',
  },
};

function fenced(language: string, code: string): string {
  return `\`\`\`${language}\n${code}\n\`\`\``;
}

function insideStyles(language: string): string {
  return ['css', 'scss', 'less'].includes(language) ? '' : '<style>\n';
}

function stepped(steps: number, aLine: (step: number) => string): string {
  return Array.from({ length: steps }, (_, step) => aLine(step)).join('\n');
}
