import { type Hiding, type TargetId, targetOf } from './targets';

/** A file that is there: where its links lead, so that two paths of one file are known, and what it says. */
export type PresentFile = { readonly place: string; readonly text: string };
/** The file at a path of the project; undefined where there is none. */
export type FileAt = (path: string) => PresentFile | undefined;

/** Why an assistant does not read a file that is written for it. */
export type Unread =
  | { readonly because: 'hidden'; readonly by: string }
  /** It is in a folder below the project, where the assistant does not look. */
  | { readonly because: 'folder' };

/** Every file that could keep an assistant from reading this one, in the order in which they count. */
export function hidersOf(target: TargetId, path: string): readonly string[] {
  return hidingsOf(target, path).flatMap((hiding) => pathsOf(hiding, path));
}

/** Whether an assistant finds a file that was written for another one, and so reads a rule twice. */
export function alsoReads(target: TargetId, path: string, fileAt: FileAt): boolean {
  const isPlace = targetOf(target).alsoReads.some((place) =>
    place.endsWith('/') ? `/${path}`.includes(`/${place}`) : `/${path}`.endsWith(`/${place}`),
  );
  return isPlace && hiderOf(target, path, fileAt) === null;
}

/** Why an assistant does not read a file of its own; null when it does. `paths` are all files with the same rule. */
export function unreadReason(
  target: TargetId,
  path: string,
  paths: readonly string[],
  fileAt: FileAt,
): Unread | null {
  if (isBelow(target, path)) return { because: 'folder' };
  const by = hiderOf(target, path, fileAt);
  if (by === null) return null;
  // The file that is read instead may have the rule as well.
  const place = fileAt(by)?.place;
  return paths.some((other) => fileAt(other)?.place === place) ? null : { because: 'hidden', by };
}

function isBelow(target: TargetId, path: string): boolean {
  const { rule, agent, readsRootOnly } = targetOf(target);
  const places = [rule, agent].flatMap((place) => (place ? [place.path.split('{name}')[0] ?? ''] : []));
  return readsRootOnly === true && !places.some((place) => path.startsWith(place));
}

/** The file that is read instead of this one; null when this one is read. */
function hiderOf(target: TargetId, path: string, fileAt: FileAt): string | null {
  for (const hiding of hidingsOf(target, path)) {
    const hider = pathsOf(hiding, path).find((one) => fileAt(one) !== undefined);
    if (hider === undefined) continue;
    const { place, text } = fileAt(hider) ?? { place: hider, text: '' };
    const isSame = place === (fileAt(path)?.place ?? path);
    if (!isSame && !(hiding.canBeImported && imports(text, hiding.path))) return hider;
  }
  return null;
}

function hidingsOf(target: TargetId, path: string): readonly Hiding[] {
  return (targetOf(target).hides ?? []).filter((hiding) => `/${path}`.endsWith(`/${hiding.path}`));
}

function pathsOf({ path: hidden, by, isFromAbove }: Hiding, path: string): readonly string[] {
  const folder = path.slice(0, -hidden.length);
  const above = folder
    .split('/')
    .slice(0, -1)
    .map((_, depth, all) => all.slice(0, depth).join('/'))
    .map((one) => (one === '' ? '' : `${one}/`))
    .reverse();
  return [folder, ...(isFromAbove ? above : [])].flatMap((one) => by.map((name) => one + name));
}

/** Whether a text has a line or word such as `@AGENTS.md` or `@./AGENTS.md`. */
function imports(text: string, path: string): boolean {
  return text.split(/\s+/).some((word) => word === `@${path}` || word === `@./${path}`);
}
