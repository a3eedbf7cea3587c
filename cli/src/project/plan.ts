import { DamagedBlock, readBlock, removeBlock, writeBlock } from '@kimari/common/targets/shared-file';
import type { TargetId } from '@kimari/common/targets/targets';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { DesiredPart } from './desired';
import { readTextIfAny } from './files';
import { hashOfText } from './hash';
import type { FileChange } from './journal';
import type { Lock, LockedFile } from './lock';
import { resolveSafely } from './safe-path';
import { mergeTexts } from './merge';

/** What happens to a file or block. `keep`: somebody has edited it, so it stays; `leave`: the same, and it is no longer wanted. */
export type Action = 'create' | 'update' | 'unchanged' | 'merge' | 'conflict' | 'keep' | 'remove' | 'leave';

export type PlannedPart = {
  readonly action: Action;
  readonly rule: string;
  readonly path: string;
  readonly kind: 'file' | 'block';
  readonly targets: readonly TargetId[];
  /** Texts of the part before and after; null where it is missing. */
  readonly before: string | null;
  readonly after: string | null;
  /** What the lock file says of the part afterwards; null when it forgets it. */
  readonly hash: string | null;
};

export type Plan = { readonly parts: readonly PlannedPart[]; readonly changes: readonly FileChange[] };

export type PlanOptions = {
  /** Overwrites local edits and files of others. */
  readonly force: boolean;
  /** Merges local edits with the new text. */
  readonly merge: boolean;
  /** The text that was installed last, without local edits; null when it cannot be found out. */
  readonly pristine: (rule: string, path: string) => Promise<string | null>;
};

type Known = LockedFile & { readonly rule: string };

/** Compares what should be with what is, file by file. Throws when a file of somebody else is in the way. */
export async function planChanges(
  root: string,
  desired: readonly DesiredPart[],
  lock: Lock,
  options: PlanOptions,
): Promise<Plan> {
  requireDistinct(desired);
  const known = Object.entries(lock.rules).flatMap(([rule, { files }]) =>
    files.map((file) => ({ ...file, rule })),
  );
  const wanted = new Set(desired.map(keyOf));
  const removed = known.filter((file) => !wanted.has(keyOf(file)));
  const paths = [...new Set([...desired, ...removed].map(({ path }) => path))].sort();
  const parts: PlannedPart[] = [];
  const changes: FileChange[] = [];
  for (const path of paths) {
    const before = await readTextIfAny(await resolveSafely(root, path));
    const planned: PlannedPart[] = [];
    let text = before;
    for (const file of removed.filter((one) => one.path === path)) {
      const part = planRemoval(file, partOf(text, file), options);
      if (part.action === 'remove') text = withPart(text, part);
      planned.push(part);
    }
    for (const part of desired.filter((one) => one.path === path)) {
      const locked = known.find((file) => keyOf(file) === keyOf(part)) ?? null;
      const next = await planPart(part, partOf(text, part), locked, options);
      text = withPart(text, next);
      planned.push(next);
    }
    requireLength(desired, path, text, options);
    parts.push(...planned);
    if (text !== before) changes.push({ path, before, after: text });
  }
  return { parts, changes };
}

const keyOf = ({ rule, path }: { readonly rule: string; readonly path: string }): string =>
  `${path}\0${rule}`;

/** A part within its file; a file that is a rule's own is one part. */
function partOf(
  text: string | null,
  { kind, rule, path }: Pick<DesiredPart, 'kind' | 'rule' | 'path'>,
): string | null {
  if (text === null || kind === 'file') return text;
  try {
    return readBlock(text, rule);
  } catch (error) {
    if (!(error instanceof DamagedBlock)) throw error;
    throw new Failure({
      code: 'DAMAGED_BLOCK',
      says: ['files.damaged', { path, rule }],
      exit: EXIT.collision,
      hint: ['files.damaged_hint', { rule }],
    });
  }
}

function withPart(text: string | null, { kind, rule, after, action }: PlannedPart): string | null {
  if (action === 'unchanged' || action === 'keep' || action === 'leave') return text;
  if (kind === 'file') return after;
  if (after !== null) return writeBlock(text ?? '', rule, after);
  const rest = removeBlock(text ?? '', rule);
  return rest === '' ? null : rest;
}

function planRemoval(file: Known, current: string | null, { force }: PlanOptions): PlannedPart {
  const isEdited = current !== null && hashOfText(current) !== file.hash;
  const action = isEdited && !force ? 'leave' : 'remove';
  return { ...file, action, before: current, after: action === 'leave' ? current : null, hash: null };
}

async function planPart(
  part: DesiredPart,
  current: string | null,
  locked: Known | null,
  options: PlanOptions,
): Promise<PlannedPart> {
  const hash = hashOfText(part.text);
  const planned = (action: Action, after: string | null, recorded: string = hash): PlannedPart => ({
    ...part,
    ...{ action, before: current, after, hash: recorded },
  });
  if (current === null) return planned('create', part.text);
  const currentHash = hashOfText(current);
  if (currentHash === hash) return planned('unchanged', current);
  if (currentHash === locked?.hash || options.force) return planned('update', part.text);
  if (locked === null) throw collision(part);
  // Edited, and nothing new to bring in.
  if (locked.hash === hash) return planned('keep', current);
  const base = options.merge ? await options.pristine(part.rule, part.path) : null;
  if (base === null) return planned('keep', current, locked.hash);
  const { text, hasConflict } = mergeTexts(current, base, part.text);
  return planned(hasConflict ? 'conflict' : 'merge', text);
}

function collision({ path, rule, kind }: DesiredPart): Failure {
  return new Failure({
    code: 'COLLISION',
    says: kind === 'block' ? ['files.foreign_block', { path, rule }] : ['files.foreign', { path, rule }],
    exit: EXIT.collision,
    hint: ['files.foreign_hint', { rule }],
    fields: { path, rule },
  });
}

/** Two rules may share a file only as blocks. Names that differ in case are one file on many systems. */
function requireDistinct(desired: readonly DesiredPart[]): void {
  const owners = new Map<string, DesiredPart>();
  for (const part of desired) {
    const key = part.path.toLowerCase();
    const other = owners.get(key);
    const isShared = part.kind === 'block' && other?.kind === 'block' && other.path === part.path;
    if (other && !isShared)
      throw new Failure({
        code: 'COLLISION',
        says: ['files.two_rules', { path: part.path, rule: part.rule, other: other.rule }],
        exit: EXIT.collision,
        hint: ['files.two_rules_hint', { rule: part.rule }],
        fields: { path: part.path, rules: [other.rule, part.rule] },
      });
    owners.set(key, part);
  }
}

/** Beyond this many bytes an assistant reads only the beginning of a shared file. */
function requireLength(
  desired: readonly DesiredPart[],
  path: string,
  text: string | null,
  { force }: PlanOptions,
): void {
  const limits = desired
    .filter((part) => part.path === path && part.maxBytes !== null)
    .map(({ maxBytes }) => maxBytes ?? 0);
  const limit = Math.min(...limits);
  const bytes = Buffer.byteLength(text ?? '');
  if (limits.length === 0 || bytes <= limit || force) return;
  throw new Failure({
    code: 'TOO_LONG',
    says: ['files.too_many_bytes', { path, bytes, limit }],
    exit: EXIT.tooLong,
    hint: ['files.too_long_hint'],
    fields: { path, bytes, limit },
  });
}
