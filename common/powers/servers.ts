import { splitOutside } from '../targets/flow-text';
import type { FrontMatterField } from '../targets/front-matter-field';
import { canonicalText, isNo, itemsOf, lineOf, oneLine, plainOf, textOf, without } from './plain-value';
import type { Grant } from './power';

/** Fields without an effect on a server; its tools are its scope. */
const HARMLESS: ReadonlySet<string> = new Set([
  ...[
    'timeout',
    'startup_timeout_sec',
    'tool_timeout_sec',
    'description',
    'tools',
    'includeTools',
    'enabled_tools',
  ],
]);
const TOOL_KEYS = ['tools', 'includeTools', 'enabled_tools'] as const;
const TRANSPORTS: ReadonlySet<string> = new Set(['stdio', 'local']);

/** The MCP servers of a field: a map by name, a list of names or of such maps, or names in a line. */
export function serversOf(field: FrontMatterField): readonly Grant[] {
  const plain = plainOf(field);
  if (field.isEmpty || isNo(plain)) return [];
  if (plain instanceof Map) return serversIn(plain);
  if (Array.isArray(plain)) return plain.flatMap(listedServer);
  if (typeof plain === 'string') return splitOutside(plain).map((name) => server(name, null));
  // An unreadable value is shown as it is: it may start something.
  return [server(lineOf(field), null)];
}

const serversIn = (map: ReadonlyMap<unknown, unknown>): readonly Grant[] =>
  [...map].flatMap(([name, value]) => (isNo(value) ? [] : [server(String(name), value)]));

function listedServer(item: unknown): readonly Grant[] {
  if (!(item instanceof Map)) return textOf(item) === '' ? [] : [server(textOf(item), null)];
  const map = item as ReadonlyMap<unknown, unknown>;
  const name = textOf(map.get('name'));
  return name === '' ? serversIn(map) : [server(name, without(map, new Set(['name'])))];
}

function server(name: string, value: unknown): Grant {
  const map = value instanceof Map ? (value as ReadonlyMap<unknown, unknown>) : null;
  const said = map ? without(map, HARMLESS) : value;
  const isUsual = map !== null && TRANSPORTS.has(textOf(map.get('type')));
  const key = said instanceof Map && isUsual ? without(said, new Set(['type'])) : said;
  return {
    ...{ code: 'server', identifier: oneLine(name), detail: detailOf(map, value) },
    ...{ key: `server ${oneLine(name)} ${canonicalText(key)}`, scope: map && scopeOf(map) },
  };
}

/** The command line, or the address. */
function detailOf(map: ReadonlyMap<unknown, unknown> | null, value: unknown): string | null {
  if (map === null) return textOf(value) === '' ? null : oneLine(textOf(value));
  const command = [map.get('command'), map.get('args')]
    .flatMap((part) => itemsOf(part))
    .map((part) => (typeof part === 'string' ? part : canonicalText(part)));
  const address = ['url', 'httpUrl', 'serverUrl', 'endpoint']
    .map((key) => textOf(map.get(key)))
    .find((text) => text !== '');
  const text =
    command.length > 0 ? command.join(' ') : (address ?? (map.size === 0 ? '' : canonicalText(map)));
  return text === '' ? null : oneLine(text);
}

function scopeOf(map: ReadonlyMap<unknown, unknown>): readonly string[] | null {
  const given = TOOL_KEYS.filter((key) => map.has(key));
  if (given.length === 0) return null;
  const names = given.flatMap((key) => itemsOf(map.get(key))).map(textOf);
  return names.includes('*') ? null : names;
}
