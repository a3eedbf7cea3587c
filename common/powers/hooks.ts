import type { FrontMatterField } from '../targets/front-matter-field';
import { canonicalText, isNo, itemsOf, lineOf, oneLine, plainOf, textOf, without } from './plain-value';
import type { Grant } from './power';

/** Fields without an effect on a hook. */
const HARMLESS: ReadonlySet<string> = new Set([
  'timeout',
  'timeoutSec',
  'statusMessage',
  'description',
  'matcher',
]);
const EVENT_KEYS = ['event', 'trigger', 'when', 'type'] as const;
const COMMAND_KEYS = ['command', 'bash', 'run', 'url', 'prompt', 'powershell'] as const;
const MAX_DEPTH = 8;

/** The hooks of a field, one for each event, matcher and command. */
export function hooksOf(field: FrontMatterField): readonly Grant[] {
  const plain = plainOf(field);
  if (field.isEmpty || isNo(plain)) return [];
  if (plain instanceof Map)
    return [...plain].flatMap(([event, value]) => hooksBelow(String(event), value, null, 0));
  if (Array.isArray(plain)) return plain.flatMap((item) => hooksBelow(eventOf(item), item, null, 0));
  // An unreadable value is shown as it is: it may run something.
  return [hook('hooks', lineOf(field), lineOf(field), null)];
}

function hooksBelow(event: string, value: unknown, matcher: unknown, depth: number): readonly Grant[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value) && depth < MAX_DEPTH)
    return value.flatMap((item) => hooksBelow(event, item, matcher, depth + 1));
  if (!(value instanceof Map)) {
    const text = oneLine(typeof value === 'string' ? value : canonicalText(value));
    return text === '' || isNo(text)
      ? []
      : [hook(event, text, canonicalText(new Map([['command', text]])), matcher)];
  }
  const map = value as ReadonlyMap<unknown, unknown>;
  const own = map.get('matcher') ?? matcher;
  if (map.has('hooks') && depth < MAX_DEPTH) return hooksBelow(event, map.get('hooks'), own, depth + 1);
  const said = without(map, HARMLESS);
  const isPlainCommand = [...said.keys()].every(
    (key) => key === 'command' || (key === 'type' && map.get('type') === 'command'),
  );
  const command = COMMAND_KEYS.map((key) => textOf(map.get(key))).find((text) => text !== '');
  const key = isPlainCommand ? canonicalText(new Map([['command', command ?? '']])) : canonicalText(said);
  return said.size === 0 ? [] : [hook(event, oneLine(command ?? canonicalText(said)), key, own)];
}

const eventOf = (item: unknown): string => {
  const map = item instanceof Map ? (item as ReadonlyMap<unknown, unknown>) : null;
  return EVENT_KEYS.map((key) => textOf(map?.get(key))).find((text) => text !== '') ?? 'hooks';
};

function hook(event: string, detail: string, key: string, matcher: unknown): Grant {
  return { code: 'hook', identifier: event, detail, key: `hook ${event} ${key}`, scope: scopeOf(matcher) };
}

/** `Edit|Write` are two; without a matcher, the hook runs for all. */
function scopeOf(matcher: unknown): readonly string[] | null {
  const names = itemsOf(matcher)
    .flatMap((text) => (typeof text === 'string' ? text.split('|') : [canonicalText(text)]))
    .map((name) => name.trim());
  return names.length === 0 || names.some((name) => name === '' || name === '*' || name === '.*')
    ? null
    : names;
}
