import { pathIn, targetOf } from '@kimari/common/targets/targets';
import { Failure } from '../../failure';
import { groupUnread } from '../../install/unread-parts';
import { sameNamePhrase, warningsOf } from '../../install/warnings';
import { checkTargets } from '../../project/check-targets';
import { exists, readTextIfAny } from '../../lib/files';
import { JOURNAL_FOLDER, recover, unusableJournal } from '../../project/journal';
import { type Lock, LOCK_FILE } from '../../project/lock';
import { type Manifest, MANIFEST_FILE } from '../../project/manifest';
import { findRoot, loadLock, loadManifest } from '../../project/project';
import { resolveSafely } from '../../project/safe-path';
import { homeFolder } from '../../account/folders';
import type { Context } from '../../run/context';
import { changedFiles } from '../project/current-part';
import { failureFinding, type Finding } from './finding';
import { joinConflict, writeMissing } from './project-repairs';

/** Checks the project around the current folder. A failed check does not stop the others. */
export async function projectFindings(context: Context, isFixing: boolean): Promise<readonly Finding[]> {
  try {
    const root = await findRoot(context.parts.cwd, homeFolder(context.parts.environment));
    const conflicts = isFixing
      ? [...(await joinConflict(root, MANIFEST_FILE)), ...(await joinConflict(root, LOCK_FILE))]
      : [];
    return [...(await journalFindings(root)), ...conflicts, ...(await fileFindings(context, root, isFixing))];
  } catch (error) {
    return [failureFinding('project', error)];
  }
}

async function journalFindings(root: string): Promise<readonly Finding[]> {
  try {
    const recovery = await recover(root);
    const isInTheWay = recovery === null && (await exists(join(root, JOURNAL_FOLDER)));
    if (isInTheWay) return [failureFinding('journal', unusableJournal())];
    if (recovery === null) return [];
    const paths = recovery.unsettled.join(', ');
    return [
      paths === ''
        ? { check: 'journal', state: 'ok', says: ['journal.recovered'], fixed: true }
        : {
            check: 'journal',
            state: 'warning',
            says: ['journal.partly', { paths }],
            hint: ['journal.partly_hint'],
          },
    ];
  } catch (error) {
    return [failureFinding('journal', error)];
  }
}

async function fileFindings(context: Context, root: string, isFixing: boolean): Promise<readonly Finding[]> {
  const [manifest, lock] = await Promise.all([
    loadManifest(root).catch((error: unknown) => failureFinding('manifest', error)),
    loadLock(root).catch((error: unknown) => failureFinding('lock', error)),
  ]);
  const broken = [manifest, lock].flatMap((one) => ('check' in one ? [one] : []));
  if ('check' in manifest) return broken;
  if (manifest.text === null && broken.length === 0)
    return [{ check: 'project', state: 'warning', says: ['doctor.no_project'] }];
  const { rules, targets } = manifest.value;
  const count = Object.keys(rules).length;
  return [
    { check: 'project', state: 'ok', says: ['doctor.project', { root, count, targets: targets.join(', ') }] },
    ...broken,
    ...(await targetFindings(root, manifest.value)),
    ...('check' in lock ? [] : await installedFindings(context, root, lock.value, isFixing)),
    ...('check' in lock ? [] : await readingFindings(root, lock.value)),
  ];
}

/** Whether the files of the project's assistants could be written. */
async function targetFindings(root: string, { targets, rules }: Manifest): Promise<readonly Finding[]> {
  const folders = new Set(['', ...Object.values(rules).map(({ path }) => path)]);
  const wanted = new Set([...targets, ...Object.values(rules).flatMap((rule) => rule.targets ?? [])]);
  const places = [...wanted].map((target) => targetOf(target).rule);
  const paths = [...folders].flatMap((folder) =>
    places.map((place) => ({
      isShared: place.format === 'block',
      path: join(folder, pathIn(place, 'rule')),
    })),
  );
  const unique = new Map([...paths, { isShared: false, path: MANIFEST_FILE }].map((one) => [one.path, one]));
  const findings = await Promise.all(
    [...unique.values()].map(async ({ path, isShared }) => {
      try {
        await checkTargets(root, [{ path, before: null, after: '' }]);
        if (isShared) await readTextIfAny(await resolveSafely(root, path), path);
        return [];
      } catch (error) {
        return [failureFinding('target', error)];
      }
    }),
  );
  return withoutDoubles(findings.flat());
}

/** Whether the assistants read what was written for them. */
async function readingFindings(root: string, { rules }: Lock): Promise<readonly Finding[]> {
  const parts = Object.entries(rules).flatMap(([rule, { files }]) =>
    files.map((file) => ({ ...file, rule })),
  );
  const isAgent = (rule: string) => rules[rule]?.type === 'ccsubagents';
  const { unread, sameNames } = await warningsOf(root, parts, isAgent);
  return withoutDoubles([
    ...groupUnread(unread).map(({ says }) => ({ check: 'reading', state: 'warning', says }) as const),
    ...sameNames.map((one) => ({ check: 'reading', state: 'warning', says: sameNamePhrase(one) }) as const),
  ]);
}

const join = (folder: string, path: string): string => (folder === '' ? path : `${folder}/${path}`);

/** Several files can fail for the same reason. */
function withoutDoubles(findings: readonly Finding[]): readonly Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding.says), finding])).values()];
}

/** Whether what was installed is as it was written. Edits are everybody's right, and no finding. */
async function installedFindings(
  context: Context,
  root: string,
  lock: Lock,
  isFixing: boolean,
): Promise<readonly Finding[]> {
  const problems = await changedFiles(root, lock);
  const unreadable = problems.flatMap(({ failure }) => (failure ? [failureFinding('files', failure)] : []));
  const missing = problems.filter(({ problem }) => problem === 'missing').map(({ path }) => path);
  if (missing.length === 0) return withoutDoubles(unreadable);
  const paths = [...new Set(missing)].join(', ');
  if (!isFixing)
    return [
      ...withoutDoubles(unreadable),
      { check: 'files', state: 'failed', says: ['doctor.missing', { paths }], hint: ['doctor.fix_hint'] },
    ];
  try {
    await writeMissing(context);
    return [
      ...withoutDoubles(unreadable),
      { check: 'files', state: 'ok', says: ['doctor.written', { paths }], fixed: true },
    ];
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [...withoutDoubles(unreadable), failureFinding('files', error)];
  }
}
