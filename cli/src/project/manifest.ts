import { ownerKey, ruleKey } from '@kimari/common/name-key';
import { parseRulePath } from '@kimari/common/rule-path';
import { parseAddress, parseReference } from '../registry/rule-reference';
import { readTargetId, type TargetId } from '@kimari/common/targets/targets';
import { EXIT } from '../exit-codes';
import { Failure, usageFailure } from '../failure';
import { isObject, type JsonObject, sorted } from '../lib/json';
import { readProjectJson } from './project-json';
import { isSafeFolder } from './safe-path';
import { isRange } from './ranges';

export const MANIFEST_FILE = 'kimari.json';

/** A rule that a project wants. */
export type ManifestRule = {
  /** A semver range, or `latest`. */
  readonly range: string;
  /** Folder below the project's, for monorepos; empty for the project itself. */
  readonly path: string;
  /** Null for the targets of the project. */
  readonly targets: readonly TargetId[] | null;
  /** File name, where the rule's own name is taken; null for the rule's own. */
  readonly name: string | null;
  /** Values of template variables. */
  readonly variables: Readonly<Record<string, string>>;
};

/** The manifest of a project, `kimari.json`: the rules that it asks for. */
export type Manifest = {
  readonly registry: string | null;
  readonly targets: readonly TargetId[];
  readonly rules: Readonly<Record<string, ManifestRule>>;
  /** Fields that this version does not know, kept as they are. */
  readonly others: JsonObject;
};

export const EMPTY_MANIFEST: Manifest = { registry: null, targets: [], rules: {}, others: {} };

const OWN_FIELDS = ['$schema', 'registry', 'targets', 'rules'];
const SECRET = /token|secret|password/i;

/** The name that a project uses for a rule, whatever the case and separators it is typed with; null when it has none. */
export function nameIn(rules: Readonly<Record<string, unknown>>, typed: string): string | null {
  if (Object.hasOwn(rules, typed)) return typed;
  return Object.keys(rules).find((path) => keyOf(path) === keyOf(typed)) ?? null;
}

/** Like {@link nameIn}; throws where the project does not have the rule. */
export function knownName(rules: Readonly<Record<string, unknown>>, typed: string): string {
  const name = nameIn(rules, typed);
  if (name === null) throw usageFailure(['remove.unknown', { path: typed }], ['remove.unknown_hint']);
  return name;
}

function keyOf(path: string): string {
  const rule = parseRulePath(path);
  return rule ? `${ownerKey(rule.owner)}/${ruleKey(rule.name)}` : path;
}

/** Reads a manifest; throws Failure that names the wrong field. */
export function readManifest(text: string): Manifest {
  const json = readProjectJson(MANIFEST_FILE, text, 'MANIFEST', EXIT.usage);
  const secret = Object.keys(json).find((key) => SECRET.test(key));
  if (secret !== undefined)
    throw new Failure({
      code: 'TOKEN_IN_PROJECT',
      says: ['manifest.token', { field: secret }],
      exit: EXIT.denied,
    });
  const rules = json.rules ?? {};
  if (!isObject(rules)) throw invalid('rules');
  if (json.registry !== undefined && typeof json.registry !== 'string') throw invalid('registry');
  return {
    registry: json.registry ?? null,
    targets: readTargets(json.targets ?? [], 'targets'),
    rules: Object.fromEntries(Object.entries(rules).map(([path, value]) => readEntry(path, value))),
    others: Object.fromEntries(Object.entries(json).filter(([key]) => !OWN_FIELDS.includes(key))),
  };
}

function readEntry(path: string, value: unknown): readonly [string, ManifestRule] {
  const where = `rules["${path}"]`;
  if (!path.startsWith('@') || parseAddress(path)?.range !== null) throw invalid(where);
  const entry = typeof value === 'string' ? { version: value } : value;
  if (!isObject(entry)) throw invalid(where);
  const { version, path: folder = '', name = null, targets = null, variables = {} } = entry;
  if (typeof version !== 'string' || !isRange(version)) throw invalid(`${where}.version`);
  if (typeof folder !== 'string' || !isSafeFolder(folder)) throw invalid(`${where}.path`);
  if (name !== null && (typeof name !== 'string' || parseReference(`@x/${name}`)?.name !== name))
    throw invalid(`${where}.name`);
  const isMap = isObject(variables) && Object.values(variables).every((one) => typeof one === 'string');
  if (!isMap) throw invalid(`${where}.variables`);
  return [
    path,
    {
      range: version,
      path: folder,
      name,
      targets: targets === null ? null : readTargets(targets, `${where}.targets`),
      variables: variables as Readonly<Record<string, string>>,
    },
  ];
}

function readTargets(value: unknown, where: string): readonly TargetId[] {
  if (!Array.isArray(value)) throw invalid(where);
  return value.map((name) => {
    const target = typeof name === 'string' ? readTargetId(name) : null;
    if (!target) throw invalid(where);
    return target;
  });
}

function invalid(field: string): Failure {
  return new Failure({
    code: 'MANIFEST',
    says: ['manifest.invalid', { field }],
    exit: EXIT.usage,
    hint: ['manifest.hint'],
  });
}

/** A manifest as JSON: rules in alphabetical order, short where nothing but a range is set. */
export function manifestJson(manifest: Manifest, schema: string): JsonObject {
  return {
    $schema: schema,
    ...(manifest.registry === null ? {} : { registry: manifest.registry }),
    targets: manifest.targets,
    rules: sorted(
      Object.fromEntries(Object.entries(manifest.rules).map(([path, rule]) => [path, entryJson(rule)])),
    ),
    ...manifest.others,
  };
}

function entryJson({ range, path, targets, name, variables }: ManifestRule): unknown {
  const more = {
    ...(name === null ? {} : { name }),
    ...(path === '' ? {} : { path }),
    ...(targets === null ? {} : { targets }),
    ...(Object.keys(variables).length === 0 ? {} : { variables: sorted(variables) }),
  };
  return Object.keys(more).length === 0 ? range : { version: range, ...more };
}
