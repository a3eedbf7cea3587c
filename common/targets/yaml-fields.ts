import {
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  type Pair,
  parseDocument,
  type Scalar,
  visit,
} from 'yaml';
import type { FieldValue, FrontMatterField } from './front-matter-field';
import { writeField } from './write-front-matter';

/** Longer front matter is read line by line: a parser may take long over hostile texts. */
const MAX_YAML_LENGTH = 32_768;
const EMPTY = new Set(['', '~', 'null', 'Null', 'NULL']);

/** The fields of front matter that is a YAML mapping; null when it is none, or not valid. */
export function readYamlFields(text: string): readonly FrontMatterField[] | null {
  if (text.length > MAX_YAML_LENGTH) return null;
  try {
    return fieldsOf(text);
  } catch {
    // Deep nesting ends in a RangeError, an alias bomb in a ReferenceError.
    return null;
  }
}

/** The value of the only field of a text, with maps as maps; null when it is no YAML. */
export function readYamlValue(text: string): unknown {
  if (text.length > MAX_YAML_LENGTH) return null;
  try {
    const document = parseYaml(text);
    if (document.errors.length > 0) return null;
    const plain = document.toJS({ mapAsMap: true, maxAliasCount: 50 }) as unknown;
    return plain instanceof Map ? ([...plain.values()][0] as unknown) : null;
  } catch {
    return null;
  }
}

/** Why a strict reader refuses front matter: the line, counted from the first one; null when it does not. */
export function yamlErrorLine(text: string): number | null {
  if (text.length > MAX_YAML_LENGTH) return null;
  try {
    const document = parseYaml(text);
    const [error] = document.errors;
    if (error) return text.slice(0, error.pos[0]).split('\n').length;
    const seen = new Set<string>();
    for (const { key } of isMap(document.contents) ? document.contents.items : []) {
      const name = String(key);
      if (seen.has(name) && isScalar(key)) return text.slice(0, key.range?.[0]).split('\n').length;
      seen.add(name);
    }
    return null;
  } catch {
    return 1;
  }
}

/** The `failsafe` schema keeps values as typed: `1.10` does not become 1.1, nor `no` false. */
function parseYaml(text: string) {
  return parseDocument(text, {
    ...{ schema: 'failsafe', uniqueKeys: false, prettyErrors: false, logLevel: 'silent' },
  } as const);
}

function fieldsOf(text: string): readonly FrontMatterField[] | null {
  const document = parseYaml(text);
  const { contents, errors } = document;
  if (errors.length > 0) return null;
  if (contents === null) return [];
  if (!isMap(contents) || contents.flow === true) return null;
  const fields: FrontMatterField[] = [];
  for (const pair of contents.items) {
    const { key, value: node } = pair;
    if (!isScalar(key) || !key.range) return null;
    const plain = isNode(node)
      ? (node.toJS(document, { mapAsMap: true, maxAliasCount: 50 }) as unknown)
      : null;
    const name = String(key.value);
    const value = valueOf(node, plain, text);
    const entries = plain instanceof Map && value === null ? (plain as ReadonlyMap<unknown, unknown>) : null;
    const isEmpty = value === null && (plain === null || (!isCollection(node) && !isAlias(node)));
    const raw = rawOf(pair, text);
    fields.push({
      ...{ key: name, value, entries, isEmpty },
      raw: raw ?? writeField(name, isEmpty ? '' : (value ?? plain)),
    });
  }
  return fields;
}

function valueOf(node: unknown, plain: unknown, text: string): FieldValue {
  if (isScalar(node)) {
    if (isEmptyScalar(node)) return null;
    const value = textOf(node);
    return node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL' ? value.trimEnd() : value;
  }
  if (typeof plain === 'string') return plain;
  if (Array.isArray(plain))
    return plain.every((item) => item === null || typeof item === 'string')
      ? plain.map((item) => String(item ?? ''))
      : null;
  // `{src,lib}` is a pattern of files and no mapping.
  if (isMap(node) && node.flow === true && node.items.length > 0 && node.range)
    if (node.items.every(({ value }) => value === null)) return text.slice(node.range[0], node.range[1]);
  return null;
}

/** The source lines of a field; null when they say something else by themselves, for other parsers, or elsewhere. */
function rawOf({ key, value }: Pair, text: string): string | null {
  if (!isScalar(key) || !key.range) return null;
  const end = isNode(value) && value.range ? value.range[1] : key.range[1];
  const source = text.slice(key.range[0], Math.max(end, key.range[1])).trimEnd();
  if (!isNode(value) || end <= key.range[1] || isEmptyScalar(value))
    return `${source.slice(0, key.range[1] - key.range[0])}:`;
  if (UNPRINTABLE.test(source)) return null;
  return /[&*!]/.test(source) && refersElsewhere(value) ? null : source;
}

const isEmptyScalar = (node: unknown): boolean =>
  isScalar(node) && node.type === 'PLAIN' && EMPTY.has(textOf(node).trim());

/** In the `failsafe` schema, every scalar is a text. */
function textOf({ value }: Scalar): string {
  return typeof value === 'string' ? value : '';
}

/** Characters that YAML allows in escapes only. */
const UNPRINTABLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

function refersElsewhere(node: Parameters<typeof visit>[0]): boolean {
  let isFound = false;
  visit(node, {
    Alias: () => ((isFound = true), visit.BREAK),
    Node: (_, { anchor, tag }: { anchor?: string; tag?: string }) => {
      if (anchor === undefined && (tag === undefined || tag.startsWith('tag:yaml.org,2002:')))
        return undefined;
      isFound = true;
      return visit.BREAK;
    },
  });
  return isFound;
}
