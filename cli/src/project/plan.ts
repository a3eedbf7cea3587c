import { join } from 'node:path';
import {
  DamagedBlock,
  lineBreakOf,
  readBlock,
  renameBlock,
  withoutBlock,
  writeBlock,
} from '@kimari/common/targets/shared-file';
import type { TargetId } from '@kimari/common/targets/targets';
import { decodeExactly } from '@kimari/common/text-encoding';
import { EXIT } from '../exit-codes';
import { Failure } from '../failure';
import type { DesiredPart } from './desired';
import type { FileChange } from './change';
import { notText } from '../lib/not-text';
import { readBytesIfAny } from '../lib/files';
import { hashOfText, hasHash } from '../lib/hash';
import type { Lock, LockedFile } from './lock';
import { followLinks } from './safe-path';
import { mergeTexts } from './merge';

/** The action for a file or block. `keep`: it was edited by hand; `leave`: it was edited and is no longer wanted. */
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
  /** The part's entry in the new lock file; null when it is dropped. */
  readonly hash: string | null;
};

export type Plan = { readonly parts: readonly PlannedPart[]; readonly changes: readonly FileChange[] };

export type PlanOptions = {
  /** Overwrites local edits and files of others. */
  readonly force: boolean;
  /** Merges local edits with the new text. */
  readonly merge: boolean;
  /** Rules that have another name now: their blocks, by the former one. */
  readonly renames: ReadonlyMap<string, string>;
  /** The text that was installed last, without local edits; null when it cannot be found out. */
  readonly pristine: (rule: string, path: string) => Promise<string | null>;
};

type Known = LockedFile & { readonly rule: string; readonly place: string };
type Wanted = DesiredPart & { readonly place: string };

/** Compares what should be with what is, file by file. Throws when a file of somebody else is in the way. */
export async function planChanges(
  root: string,
  desired: readonly DesiredPart[],
  lock: Lock,
  options: PlanOptions,
): Promise<Plan> {
  const locked = Object.entries(lock.rules).flatMap(([rule, { files }]) =>
    files.map((file) => ({ ...file, rule })),
  );
  const [wanted, known] = await Promise.all([
    withPlaces(root, desired).then(withOneTextEach),
    withPlaces(root, locked),
  ]);
  requireDistinct(wanted);
  const wantedKeys = new Set(wanted.map(keyOf));
  const removed = known.filter((file) => !wantedKeys.has(keyOf(file)));
  const places = [...new Set([...wanted, ...removed].map(({ place }) => place))].sort();
  const parts: PlannedPart[] = [];
  const changes: FileChange[] = [];
  for (const place of places) {
    const isHere = (part: { readonly place: string }) => part.place === place;
    const group = { wanted: wanted.filter(isHere), removed: removed.filter(isHere), known };
    const shared = [...group.wanted, ...group.removed].some(({ kind }) => kind === 'block');
    const file = await readPlace(root, place, shared || options.merge);
    const planned = await planFile(group, file?.text ?? null, options);
    requireLength(group.wanted, place, planned.text, options);
    parts.push(...planned.parts);
    if (planned.text !== (file?.text ?? null))
      changes.push({ path: place, before: file?.bytes ?? null, after: planned.text });
  }
  return { parts, changes };
}

const keyOf = ({ rule, place }: { readonly rule: string; readonly place: string }): string =>
  `${place}\0${rule}`;

/** Parts with the paths that they lead to. Links make two paths one file. */
function withPlaces<T extends { readonly path: string }>(
  root: string,
  parts: readonly T[],
): Promise<readonly (T & { readonly place: string })[]> {
  return Promise.all(parts.map(async (part) => ({ ...part, place: await followLinks(root, part.path) })));
}

/** A rule whose paths lead to the same file has one text there: that of the path without a link. */
function withOneTextEach(parts: readonly Wanted[]): readonly Wanted[] {
  const texts = new Map<string, string>();
  for (const part of parts)
    if (!texts.has(keyOf(part)) || part.path === part.place) texts.set(keyOf(part), part.text);
  return parts.map((part) => ({ ...part, text: texts.get(keyOf(part)) ?? part.text }));
}

/**
 * A file as it is. What others have written in it goes back exactly, so that it must be text; a rule's own file that is
 * none counts as edited.
 */
async function readPlace(
  root: string,
  place: string,
  isWrittenBack: boolean,
): Promise<{ readonly bytes: Buffer; readonly text: string } | null> {
  const bytes = await readBytesIfAny(join(root, place), place);
  if (bytes === null) return null;
  const text = decodeExactly(bytes);
  if (text === null && isWrittenBack) throw notText(place, bytes);
  return { bytes, text: text ?? bytes.toString('utf8') };
}

type Group = {
  readonly wanted: readonly Wanted[];
  readonly removed: readonly Known[];
  readonly known: readonly Known[];
};

/** Plans one file: what leaves it first, then what stays or comes. */
async function planFile(
  { wanted, removed, known }: Group,
  before: string | null,
  options: PlanOptions,
): Promise<{ readonly text: string | null; readonly parts: readonly PlannedPart[] }> {
  let text = before === null ? null : withNewNames(before, [...removed, ...wanted], options);
  const parts: PlannedPart[] = [];
  for (const file of removed) {
    const part = planRemoval(file, partOf(text, file), options);
    if (part.action === 'remove') text = withPart(text, part);
    parts.push(part);
  }
  const planned = new Map<string, PlannedPart>();
  for (const part of wanted) {
    const twin = planned.get(keyOf(part));
    const next = twin
      ? asTwin(twin, part)
      : await planPart(part, partOf(text, part), lockedOf(known, part), options);
    if (!twin) text = withPart(text, next);
    planned.set(keyOf(part), next);
    parts.push(next);
  }
  return { text, parts };
}

/** The same part by another path: it is written once. */
function asTwin(twin: PlannedPart, { path, targets }: Wanted): PlannedPart {
  return { ...twin, path, targets, action: twin.action === 'keep' ? 'keep' : 'unchanged' };
}

/** The blocks of renamed rules stay where they are, with markers of the new name. */
function withNewNames(text: string, parts: readonly (Wanted | Known)[], { renames }: PlanOptions): string {
  return [...renames].reduce((renamed, [from, rule]) => {
    const part = parts.find((one) => one.rule === rule && one.kind === 'block');
    if (!part) return renamed;
    const block = partOf(renamed, { ...part, rule: from });
    return block === null || partOf(renamed, part) !== null ? renamed : renameBlock(renamed, from, rule);
  }, text);
}

function lockedOf(known: readonly Known[], part: Wanted): Known | null {
  const same = known.filter((file) => keyOf(file) === keyOf(part));
  return same.find(({ path }) => path === part.path) ?? same[0] ?? null;
}

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
  if (kind === 'file') return after === null || text === null ? after : withLineBreaksOf(text, after);
  if (after !== null) return writeBlock(text, rule, after);
  return text === null ? null : withoutBlock(text, rule);
}

/** Git may have changed the line breaks of a whole file at checkout. */
function withLineBreaksOf(text: string, after: string): string {
  return lineBreakOf(text) === '\r\n' ? after.replace(/\r?\n/g, '\r\n') : after;
}

function planRemoval(file: Known, current: string | null, { force }: PlanOptions): PlannedPart {
  const isEdited = current !== null && !hasHash(current, file.hash);
  const action = isEdited && !force ? 'leave' : 'remove';
  const { rule, path, kind, targets } = file;
  const after = action === 'leave' ? current : null;
  return { ...{ action, rule, path, kind, targets }, before: current, after, hash: null };
}

async function planPart(
  part: Wanted,
  current: string | null,
  locked: Known | null,
  options: PlanOptions,
): Promise<PlannedPart> {
  const hash = hashOfText(part.text);
  const { rule, path, kind, targets } = part;
  const planned = (action: Action, after: string | null, recorded: string = hash): PlannedPart => ({
    ...{ action, rule, path, kind, targets, before: current, after, hash: recorded },
  });
  if (current === null) return planned('create', part.text);
  if (hasHash(current, hash)) return planned('unchanged', current);
  if ((locked && hasHash(current, locked.hash)) || options.force) return planned('update', part.text);
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
function requireDistinct(desired: readonly Wanted[]): void {
  const owners = new Map<string, Wanted>();
  for (const part of desired) {
    const key = part.place.toLowerCase();
    const other = owners.get(key);
    const isShared = part.kind === 'block' && other?.kind === 'block' && other.place === part.place;
    const isTwin = other && keyOf(other) === keyOf(part);
    if (other && !isShared && !isTwin)
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
  wanted: readonly Wanted[],
  path: string,
  text: string | null,
  { force }: PlanOptions,
): void {
  const limits = wanted.flatMap(({ maxBytes }) => (maxBytes === null ? [] : [maxBytes]));
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
