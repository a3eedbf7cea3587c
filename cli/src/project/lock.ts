import { RULE_TYPES, type RuleType } from '@kimari/common/enums';
import { SEMVER_PATTERN } from '@kimari/common/patterns';
import { readTargetId, type TargetId } from '@kimari/common/targets/targets';
import { Failure } from '../failure';
import { parseAddress } from '../registry/rule-reference';
import { EXIT } from '../exit-codes';
import { isObject, type JsonObject, sorted } from '../lib/json';
import { readProjectJson } from './project-json';
import { isSafePath } from './safe-path';

export const LOCK_FILE = 'kimari.lock.json';
const LOCK_VERSION = 1;

/** A file, or a block in a shared file, as it was written. */
export type LockedFile = {
  /** Relative to the project, with `/`. */
  readonly path: string;
  readonly kind: 'file' | 'block';
  readonly targets: readonly TargetId[];
  /** Of its text with `\n` as line break. */
  readonly hash: string;
};

/** A rule as it was installed. */
export type LockedRule = {
  readonly version: string;
  /** Of the text as published. */
  readonly digest: string;
  readonly source: string;
  readonly type: RuleType;
  /** The registry's description, which some formats need. */
  readonly description: string | null;
  readonly files: readonly LockedFile[];
};

/** The lock file of a project, `kimari.lock.json`: the rules that are installed. */
export type Lock = { readonly registry: string | null; readonly rules: Readonly<Record<string, LockedRule>> };

export const EMPTY_LOCK: Lock = { registry: null, rules: {} };

const DIGEST = /^sha256:[0-9a-f]{64}$/;

/** Reads a lock file; throws Failure that names the wrong field. */
export function readLock(text: string): Lock {
  const json = readProjectJson(LOCK_FILE, text, 'LOCK', EXIT.failed);
  if (json.lockfileVersion !== LOCK_VERSION) throw invalid('lockfileVersion');
  if (!isObject(json.rules)) throw invalid('rules');
  return {
    registry: typeof json.registry === 'string' ? json.registry : null,
    rules: Object.fromEntries(
      Object.entries(json.rules).map(([path, value]) => {
        if (parseAddress(path)?.path !== path) throw invalid(path);
        return [path, readLockedRule(path, value)] as const;
      }),
    ),
  };
}

function readLockedRule(path: string, value: unknown): LockedRule {
  if (!isObject(value)) throw invalid(path);
  const { version, digest, source, description = null, files } = value;
  const type = RULE_TYPES.find((one) => one === value.type);
  const isComplete =
    typeof version === 'string' &&
    SEMVER_PATTERN.test(version) &&
    typeof digest === 'string' &&
    DIGEST.test(digest);
  if (!isComplete || !type || typeof source !== 'string' || !Array.isArray(files)) throw invalid(path);
  if (description !== null && typeof description !== 'string') throw invalid(`${path}.description`);
  return {
    version,
    digest,
    source,
    type,
    description,
    files: files.map((file) => readLockedFile(path, file)),
  };
}

function readLockedFile(rule: string, value: unknown): LockedFile {
  if (!isObject(value)) throw invalid(rule);
  const { path, kind, targets, hash } = value;
  const isValid =
    typeof path === 'string' && isSafePath(path) && typeof hash === 'string' && DIGEST.test(hash);
  if (!isValid || (kind !== 'file' && kind !== 'block') || !Array.isArray(targets)) throw invalid(rule);
  const known = targets.map((name) => readTargetId(String(name))).filter((target) => target !== null);
  return { path, kind, targets: known, hash };
}

function invalid(field: string): Failure {
  return new Failure({ code: 'LOCK', says: ['lock.invalid', { field }], hint: ['lock.hint'] });
}

/** A lock file as JSON: everything in alphabetical order, so that changes read well in a review. */
export function lockJson({ registry, rules }: Lock, schema: string): JsonObject {
  const entries = Object.entries(rules).map(([path, rule]) => {
    const files = [...rule.files].sort((left, right) => (left.path < right.path ? -1 : 1));
    const { version, digest, source, type, description } = rule;
    const about = { version, digest, source, type, ...(description === null ? {} : { description }) };
    return [
      path,
      {
        ...about,
        files: files.map(({ path: file, kind, targets, hash }) => ({ path: file, kind, targets, hash })),
      },
    ];
  });
  return {
    $schema: schema,
    lockfileVersion: LOCK_VERSION,
    ...(registry === null ? {} : { registry }),
    rules: sorted(Object.fromEntries(entries) as Readonly<Record<string, unknown>>),
  };
}
