import { TOKEN_CHECKSUM_LENGTH, TOKEN_PREFIXES, TOKEN_SECRET_LENGTH, tokenChecksum } from '../token-format';
import { nextScheme } from './addresses';
import type { Place } from './anchors';
import type { Hit } from './finding';
import type { Tally } from './tally';
import { type Alphabet, endOfRun, isIn, looksRandom } from './token-alphabets';

type Kind = {
  readonly name: string;
  readonly prefix: string;
  /** The third character of the prefix. */
  readonly third: number;
  readonly alphabet: Alphabet;
  readonly min: number;
  readonly max: number;
  /** For credentials in parts: the number of points, and the least length of each part. */
  readonly parts?: readonly number[];
};

const MANY = 400;
type Row = readonly [
  name: string,
  prefixes: string,
  alphabet: Alphabet,
  min: number,
  max: number,
  parts?: readonly number[],
];

/** Formats that providers publish for scanners. */
const TABLE: readonly Row[] = [
  ['Anthropic', 'sk-ant-', 'word', 32, MANY],
  ['OpenRouter', 'sk-or-v1-', 'hex', 64, 64],
  ['OpenAI', 'sk-proj- sk-svcacct- sk-admin- sk-', 'word', 32, MANY],
  ['GitHub', 'ghp_ gho_ ghu_ ghs_ ghr_', 'base62', 36, MANY],
  ['GitHub', 'github_pat_', 'word', 50, MANY],
  ['AWS', 'AKIA ASIA ABIA ACCA', 'upper', 16, 16],
  ['Slack', 'xoxb- xoxp- xoxa- xoxr- xoxs- xoxe- xapp-', 'word', 20, MANY],
  ['Google', 'AIza', 'word', 35, 35],
  ['Google', 'GOCSPX-', 'word', 24, 40],
  ['Google', 'ya29.', 'word', 40, MANY],
  ['npm', 'npm_', 'base62', 36, 36],
  ['GitLab', 'glpat- gldt- glrt- glptt-', 'word', 20, MANY],
  ['Stripe', 'sk_live_ rk_live_ sk_test_ rk_test_', 'base62', 24, MANY],
  ['Stripe', 'whsec_', 'base62', 32, MANY],
  ['SendGrid', 'SG.', 'dotted', 60, 80, [16, 30]],
  ['Twilio', 'SK', 'hex', 32, 32],
  ['Hugging Face', 'hf_', 'base62', 34, 40],
  ['PyPI', 'pypi-AgE', 'word', 50, MANY],
  ['DigitalOcean', 'dop_v1_ doo_v1_ dor_v1_', 'hex', 64, 64],
  ['Shopify', 'shpat_ shpss_ shpca_ shppa_', 'hex', 32, 32],
  ['Doppler', 'dp.pt. dp.st.', 'base62', 40, 44],
  ['Linear', 'lin_api_', 'base62', 40, 40],
  ['Notion', 'ntn_ secret_', 'base62', 43, 50],
  ['Figma', 'figd_', 'word', 40, 60],
  ['Databricks', 'dapi', 'hex', 32, 32],
  ['Square', 'sq0atp- sq0csp-', 'word', 22, 43],
  ['New Relic', 'NRAK-', 'upper', 27, 27],
  ['Sentry', 'sntrys_ sntryu_', 'word', 40, MANY],
  ['HashiCorp Vault', 'hvs. hvb.', 'word', 24, MANY],
  ['age', 'AGE-SECRET-KEY-1', 'upper', 50, 60],
  ['Postman', 'PMAK-', 'word', 50, 64],
  ['Replicate', 'r8_', 'base62', 37, 40],
  ['Groq', 'gsk_', 'base62', 48, 60],
  ['xAI', 'xai-', 'base62', 70, 90],
  ['Perplexity', 'pplx-', 'base62', 40, 64],
  ['Supabase', 'sbp_', 'hex', 40, 40],
  ['PlanetScale', 'pscale_tkn_ pscale_pw_', 'word', 32, 64],
  ['Docker', 'dckr_pat_', 'word', 27, 40],
  ['Atlassian', 'ATATT3', 'word', 100, MANY],
  ['Terraform', 'atlasv1.', 'word', 60, 80],
  ['Grafana', 'glsa_ glc_', 'word', 32, MANY],
  ['Fly.io', 'fo1_', 'word', 40, 60],
  ['Mailgun', 'key-', 'hex', 32, 32],
  ['Azure', 'AccountKey=', 'base64', 86, 90],
  ['AWS', 'aws_secret_access_key=', 'base64', 40, 40],
  ['Rubygems', 'rubygems_', 'hex', 48, 48],
  ['Discord', 'mfa.', 'word', 84, 90],
];
const KINDS: readonly Kind[] = TABLE.flatMap(([name, prefixes, alphabet, min, max, parts]) =>
  prefixes.split(' ').map((prefix) => ({
    ...{ name, prefix, third: prefix.charCodeAt(2), alphabet, min, max },
    ...(parts && { parts }),
  })),
);

/** The kinds by the first two characters of their prefix, the longest prefix first, so that one look skips most words. */
const BY_PAIR: (readonly Kind[] | undefined)[] = Array.from({ length: 0x80 * 0x80 });
const IS_FIRST = new Uint8Array(0x80);
for (const kind of [...KINDS].sort((a, b) => b.prefix.length - a.prefix.length)) {
  const [first, second] = [kind.prefix.charCodeAt(0), kind.prefix.charCodeAt(1)];
  IS_FIRST[first] = 1;
  BY_PAIR[first * 0x80 + second] = [...(BY_PAIR[first * 0x80 + second] ?? []), kind];
}

function kindsAt(text: string, at: number): readonly Kind[] | undefined {
  const first = text.charCodeAt(at);
  if (first >= 0x80 || IS_FIRST[first] === 0) return undefined;
  const second = text.charCodeAt(at + 1);
  return second < 0x80 ? BY_PAIR[first * 0x80 + second] : undefined;
}

const VISIBLE = 4;

/** The credentials in a text. Excerpts show their beginning only. */
export function* credentialHits(text: string, tally: Tally): Generator<Hit> {
  for (let found = nextCredential(text, 0); found; found = nextCredential(text, found.end)) {
    if (tally.isFull('secret.credential', 'ask')) break;
    yield hit(text, found.start, found.end, { kind: found.kind.name }, found.kind.prefix.length);
  }
  yield* privateKeyHits(text);
  yield* signedHits(text);
  yield* hookHits(text);
  yield* numberedHits(text);
  yield* passwordHits(text);
  for (const { start, end } of ownTokens(text))
    yield { ...hit(text, start, end, { kind: 'Kimari' }, 4), code: 'secret.own_token' };
}

type Credential = Place & { readonly kind: Kind };

function nextCredential(text: string, from: number): Credential | null {
  for (let at = from; at < text.length; at += 1) {
    const kinds = kindsAt(text, at);
    const credential = kinds && startsWord(text, at) ? credentialAt(text, at, kinds) : null;
    if (credential) return credential;
  }
  return null;
}

function hit(
  text: string,
  start: number,
  end: number,
  params: { readonly kind: string },
  prefix: number,
): Hit {
  const excerpt = `${text.slice(start, Math.min(end, start + prefix + VISIBLE))}…`;
  return { code: 'secret.credential', severity: 'ask', start, end, params, excerpt };
}

function startsWord(text: string, at: number): boolean {
  return at === 0 || !isIn('word', text.charCodeAt(at - 1));
}

function credentialAt(text: string, start: number, kinds: readonly Kind[]): Credential | null {
  const third = text.charCodeAt(start + 2);
  for (const kind of kinds) {
    if ((kind.third !== third && kind.prefix.length > 2) || !text.startsWith(kind.prefix, start)) continue;
    const from = start + kind.prefix.length;
    const end = runEnd(text, from, kind.alphabet);
    if (end - from < kind.min || end - from > kind.max) continue;
    const isWhole =
      !isIn('word', text.charCodeAt(end)) || kind.alphabet === 'word' || kind.alphabet === 'dotted';
    const body = text.slice(from, end);
    if (!isWhole || (kind.parts && !hasParts(body, kind.parts))) continue;
    if (looksRandom(body, kind.alphabet)) return { start, end, kind };
  }
  return null;
}

/** The length of the longest credential: nothing reads further. */
function runEnd(text: string, from: number, alphabet: Alphabet): number {
  return endOfRun(text, from, alphabet, MANY);
}

function hasParts(body: string, lengths: readonly number[]): boolean {
  const parts = body.split('.');
  return (
    parts.length === lengths.length && parts.every((part, index) => part.length >= (lengths[index] ?? 0))
  );
}

const BEGIN = '-----BEGIN ';
/** Characters read of a line of a key. A header alone is only an explanation. */
const MIN_KEY = 64;
const MAX_HEADERS = 200;

function* privateKeyHits(text: string): Generator<Hit> {
  let looked = 0;
  for (let at = text.indexOf(BEGIN); at >= 0; at = text.indexOf(BEGIN, at + BEGIN.length)) {
    const header = text.slice(at, at + 60);
    if (!header.includes('PRIVATE KEY')) continue;
    const body = text.slice(at + header.indexOf('PRIVATE KEY') + 11, at + 600).replaceAll('\\n', '\n');
    looked += 1;
    // An explanation has fewer headers.
    if (looked < MAX_HEADERS && (!body.startsWith('-----') || !looksRandom(keyIn(body), 'base64'))) continue;
    yield {
      code: 'secret.private_key',
      severity: 'ask',
      start: at,
      end: at + 27,
      excerpt: header.split('\n')[0] ?? '',
    };
    if (looked >= MAX_HEADERS) return;
  }
}

/** The first line that is long enough to belong to a key. */
function keyIn(body: string): string {
  const lines = body
    .slice(5)
    .split('\n')
    .map((line) => line.trim().replace(/["'+]/g, ''));
  const isKey = (line: string) =>
    line.length >= 40 && Array.from(line).every((letter) => isIn('base64', letter.charCodeAt(0)));
  // The first line of some formats is always the same.
  const [first = '', second = first] = lines.slice(0, 12).filter(isKey);
  const line = second.length < 40 ? first : second;
  return line.length < 40 ? 'xxxx' : line.slice(0, MIN_KEY);
}

/** JSON Web Tokens: `{"` is `eyJ` in base64. */
function* signedHits(text: string): Generator<Hit> {
  for (let at = text.indexOf('eyJ'); at >= 0; at = text.indexOf('eyJ', at + 3)) {
    if (!startsWord(text, at)) continue;
    const end = longEnd(text, at);
    if (end - at < SHORTEST_SIGNED) {
      at = end;
      continue;
    }
    const parts = text.slice(at, end).split('.');
    const [header = '', payload = '', signature = ''] = parts;
    const isSigned =
      parts.length >= 3 && payload.startsWith('eyJ') && header.length >= 16 && signature.length >= 20;
    if (isSigned && looksRandom(signature, 'word') && !isExample(decodeBase64(payload)))
      yield hit(text, at, end, { kind: 'JWT' }, 0);
    at = end;
  }
}

const LONGEST = 4000;
/** A header, a payload and a signature. */
const SHORTEST_SIGNED = 41;

function longEnd(text: string, from: number): number {
  return endOfRun(text, from, 'dotted', LONGEST);
}

function isExample(payload: string): boolean {
  const lower = payload.toLowerCase();
  return ['1234567890', 'john doe', 'jane doe', 'example', 'placeholder', 'foo', 'test'].some((mark) =>
    lower.includes(mark),
  );
}

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function decodeBase64(body: string): string {
  let [bits, length, decoded] = [0, 0, ''];
  for (const letter of body.slice(0, 1000)) {
    bits = ((bits << 6) | Math.max(0, BASE64.indexOf(letter))) & 0xffffff;
    length += 6;
    if (length < 8) continue;
    length -= 8;
    decoded += String.fromCharCode((bits >> length) & 0xff);
  }
  return decoded;
}

/** Addresses that work as credentials: anybody who knows one can post. */
const HOOKS: readonly (readonly [name: string, prefix: string, alphabet: Alphabet, min: number])[] = [
  ['Slack', 'hooks.slack.com/services/', 'base64', 40],
  ['Discord', 'discord.com/api/webhooks/', 'base64', 70],
  ['Microsoft Teams', 'webhook.office.com/webhookb2/', 'word', 30],
];

function* hookHits(text: string): Generator<Hit> {
  for (const [kind, prefix, alphabet, min] of HOOKS)
    for (let at = text.indexOf(prefix); at >= 0; at = text.indexOf(prefix, at + prefix.length)) {
      const from = at + prefix.length;
      let end = from;
      while (end < text.length && end - from <= MANY && isHookUnit(text.charCodeAt(end), alphabet)) end += 1;
      const body = text.slice(from, end);
      const secret = body.slice(body.lastIndexOf('/') + 1);
      if (body.length < min || secret.length < 20 || !looksRandom(secret, 'word')) continue;
      yield hit(text, at, end, { kind }, prefix.length);
    }
}

const isHookUnit = (unit: number, alphabet: Alphabet): boolean => isIn(alphabet, unit) || isIn('word', unit);

/** Telegram bots: a number, a colon and 35 characters. */
function* numberedHits(text: string): Generator<Hit> {
  for (let at = text.indexOf(':AA'); at >= 0; at = text.indexOf(':AA', at + 3)) {
    let start = at;
    while (at - start < 11 && isDigit(text.charCodeAt(start - 1))) start -= 1;
    if (at - start < 8 || at - start > 10) continue;
    const end = runEnd(text, at + 1, 'word');
    if (end - at === 36 && looksRandom(text.slice(at + 1, end), 'word'))
      yield hit(text, start, end, { kind: 'Telegram' }, at - start);
  }
}

const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

/** Passwords that look random, in addresses of databases and servers. */
function* passwordHits(text: string): Generator<Hit> {
  for (let at = nextScheme(text, 0); at >= 0; at = nextScheme(text, at + 3)) {
    const from = at + 3;
    let end = from;
    while (end < text.length && end - from < MAX_LOGIN && isLoginUnit(text.charCodeAt(end))) end += 1;
    if (text[end] !== '@') continue;
    const login = text.slice(from, end);
    const password = login.slice(login.indexOf(':') + 1);
    if (
      password === login ||
      password.length < 12 ||
      !hasDigitAndLetter(password) ||
      !looksRandom(password, 'base62')
    )
      continue;
    let start = at;
    while (start > 0 && at - start < 16 && isIn('base62', text.charCodeAt(start - 1))) start -= 1;
    yield hit(text, start, end, { kind: text.slice(start, at) }, at + 3 - start);
  }
}

const MAX_LOGIN = 120;

/** The characters of names and passwords. */
const LOGIN = Uint8Array.from({ length: 0x80 }, (_, unit) =>
  Number(isIn('dotted', unit) || ':%~!*+=&;#?^'.includes(String.fromCharCode(unit))),
);

const isLoginUnit = (unit: number): boolean => LOGIN[unit] === 1;

function hasDigitAndLetter(text: string): boolean {
  return /[0-9]/.test(text) && /[a-z]/i.test(text);
}

const OWN_PREFIXES: ReadonlySet<string> = new Set(Object.values(TOKEN_PREFIXES));
const OWN_PREFIX_LENGTH = TOKEN_PREFIXES.cli.length;
/** The units that our prefixes begin with. */
const OWN_FIRST: ReadonlySet<number> = new Set([...OWN_PREFIXES].map((prefix) => prefix.charCodeAt(0)));

/** Our own tokens, by their prefix and checksum. Only the server knows whether a token is valid. */
export function ownTokens(text: string): readonly { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const length = OWN_PREFIX_LENGTH + 1 + TOKEN_SECRET_LENGTH + TOKEN_CHECKSUM_LENGTH;
  for (let mark = text.indexOf('_'); mark >= 0; mark = text.indexOf('_', mark + 1)) {
    const start = mark - OWN_PREFIX_LENGTH;
    if (!OWN_FIRST.has(text.charCodeAt(start)) || !OWN_PREFIXES.has(text.slice(start, mark))) continue;
    if (runEnd(text, mark + 1, 'base62') - start < length) continue;
    const token = text.slice(start, start + length);
    if (tokenChecksum(token.slice(0, -TOKEN_CHECKSUM_LENGTH)) !== token.slice(-TOKEN_CHECKSUM_LENGTH))
      continue;
    found.push({ start, end: start + length });
  }
  return found;
}
