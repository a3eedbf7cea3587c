import { mayCollect } from './collectors';

/** The authority of an address: everything between `://` and the path. */
export type Address = {
  readonly start: number;
  readonly end: number;
  readonly host: string;
  readonly path: string;
};

const MAX_HOST = 255;
const MAX_PATH = 100;

/** The addresses of a text, in their order. */
export function* addressesIn(text: string): Generator<Address> {
  for (let at = nextScheme(text, 0); at >= 0; at = nextScheme(text, at + 3)) {
    const address = addressAt(text, at);
    if (address) yield address;
  }
}

/** Addresses that may be numeric, belong to a collector, or send a variable. The others are skipped cheaply. */
export function* suspiciousAddresses(text: string): Generator<Address> {
  for (let at = nextScheme(text, 0); at >= 0; at = nextScheme(text, at + 3)) {
    const address = isSuspicious(text, at + 3) ? addressAt(text, at) : null;
    if (address) yield address;
  }
}

/** The place of the next `://`, or -1. A text can have so many that a separate search for each would cost too much. */
export function nextScheme(text: string, from: number): number {
  let at = text.indexOf(':', from);
  while (at >= 0 && !isScheme(text, at)) at = text.indexOf(':', at + 1);
  return at;
}

/** Whether the colon at a place is followed by two slashes. */
function isScheme(text: string, colon: number): boolean {
  return text.charCodeAt(colon + 1) === SLASH && text.charCodeAt(colon + 2) === SLASH;
}

const SLASH = 0x2f;

function isSuspicious(text: string, start: number): boolean {
  const limit = Math.min(text.length, start + MAX_HOST);
  let name = start;
  let colon = -1;
  let end = start;
  for (; end < limit; end += 1) {
    const unit = text.charCodeAt(end);
    if (!isHostUnit(unit)) break;
    if (unit === AT) {
      name = end + 1;
      colon = -1;
    } else if (unit === COLON && colon < 0) colon = end;
  }
  const first = text.charCodeAt(name);
  if (isDigit(first) || first === BRACKET) return true;
  let last = colon < 0 ? end : colon;
  if (text.charCodeAt(last - 1) === DOT) last -= 1;
  return (last - name >= SHORTEST_HOST && mayCollect(text, name, last)) || sendsValue(text, end);
}

const SHORTEST_HOST = 4;
const AT = 0x40;
const COLON = 0x3a;
const BRACKET = 0x5b;
const DOT = 0x2e;
const EQUALS = 0x3d;
const DOLLAR = 0x24;

function goesOn(text: string, at: number): boolean {
  const unit = text.charCodeAt(at);
  return isPathUnit(unit) && !(unit === COLON && isScheme(text, at));
}

/** Whether a path has a `=$`. */
function sendsValue(text: string, start: number): boolean {
  const limit = Math.min(text.length, start + MAX_PATH);
  for (let at = start; at < limit; at += 1) {
    if (!goesOn(text, at)) return false;
    if (text.charCodeAt(at) === EQUALS && text.charCodeAt(at + 1) === DOLLAR) return true;
  }
  return false;
}

/** The address whose `://` stands at a place; null where no host follows. */
function addressAt(text: string, at: number): Address | null {
  const start = at + 3;
  let end = start;
  while (end < text.length && end - start < MAX_HOST && isHostUnit(text.charCodeAt(end))) end += 1;
  const authority = text.slice(start, end);
  const name = withoutPort(authority.slice(authority.lastIndexOf('@') + 1)).toLowerCase();
  // A full stop after an address ends the sentence.
  const host = name.endsWith('.') ? name.slice(0, -1) : name;
  if (host === '') return null;
  // A path ends before the next address, which is read separately.
  let pathEnd = end;
  while (pathEnd < text.length && pathEnd - end < MAX_PATH && goesOn(text, pathEnd)) pathEnd += 1;
  return { start: schemeStart(text, at), end: pathEnd, host, path: text.slice(end, pathEnd) };
}

function schemeStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && at - start < 10 && isLetter(text.charCodeAt(start - 1))) start -= 1;
  return start;
}

const isLetter = (unit: number): boolean => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a);
const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;

const tableOf = (isMember: (unit: number) => boolean) =>
  Uint8Array.from({ length: 0x80 }, (_, unit) => Number(isMember(unit)));
/** Letters, digits and `- . _ : @ [ ] %`. */
const HOST = tableOf(
  (unit) => isLetter(unit) || isDigit(unit) || '-._:@[]%'.includes(String.fromCharCode(unit)),
);
const PATH = tableOf(
  (unit) => unit > 0x20 && unit < 0x7f && !'"\'`<>()[]{}|\\'.includes(String.fromCharCode(unit)),
);

const isHostUnit = (unit: number): boolean => HOST[unit] === 1;
const isPathUnit = (unit: number): boolean => PATH[unit] === 1;

function withoutPort(host: string): string {
  if (host.startsWith('[')) return host.slice(0, host.indexOf(']') + 1 || undefined);
  const colon = host.indexOf(':');
  return colon < 0 ? host : host.slice(0, colon);
}

/**
 * Whether a host is a numeric address outside this machine and private networks. Programs accept a single number, octal and
 * hexadecimal notation as well.
 */
export function isRawAddress(host: string): boolean {
  if (host.startsWith('['))
    return isNumbered(host) && host !== '[::1]' && host !== '[::]' && !host.startsWith('[f');
  if (!isDigit(host.charCodeAt(0))) return false;
  const parts = host.split('.').map(numberOf);
  if (parts.length > 4 || parts.some((part) => part === null)) return false;
  const numbers = parts.map((part) => part ?? 0);
  if (numbers.length === 1) return (numbers[0] ?? 0) > 0xffffff;
  if (numbers.length < 4) return false;
  const [a = 0, b = 0] = numbers;
  if (numbers.some((part) => part > 255)) return false;
  return !(a === 0 || a === 127 || a === 10 || (a === 192 && b === 168) || (a === 172 && b >= 16 && b < 32));
}

/** Whether a host in brackets is an address and not a placeholder. */
function isNumbered(host: string): boolean {
  const inner = host.slice(1, -1);
  return (
    host.endsWith(']') &&
    inner.split(':').length > 2 &&
    Array.from(inner).every((mark) => '0123456789abcdef:.'.includes(mark))
  );
}

function numberOf(part: string): number | null {
  const digits = part.startsWith('0x') ? part.slice(2) : part;
  const base = part.startsWith('0x') ? 16 : 10;
  if (digits === '' || digits.length > 10) return null;
  for (const digit of digits) if (Number.isNaN(Number.parseInt(digit, base))) return null;
  return Number.parseInt(digits, base);
}
