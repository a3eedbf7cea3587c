import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { RULE_TYPES, type RuleType } from '@kimari/common/enums';
import { type Format, type Place, placeOf, TARGET_IDS } from '@kimari/common/targets/targets';

/** A file of an assistant that holds a rule. */
export type ForeignFile = {
  /** From the folder that was searched, with `/`. */
  readonly path: string;
  readonly type: RuleType;
  readonly isShared: boolean;
  /** The format in which its assistant reads it. */
  readonly format: Format;
};

/** Files that assistants read besides those that Kimari writes. */
const OTHER_FILES = ['.cursorrules', '.windsurfrules', '.clinerules', '.rules', '.claude/CLAUDE.md'];
const OTHER_PLACES: readonly Kind[] = [
  { folder: '.clinerules', ending: /\.txt$/, type: 'rule', format: 'cline-rule' },
  { folder: '.cline/agents', ending: /\.yml$/, type: 'ccsubagents', format: 'named-agent' },
];

/** A folder with a rule in each file of an ending. */
type Kind = {
  readonly folder: string;
  readonly ending: RegExp;
  readonly type: RuleType;
  readonly format: Format;
};

/** Rules first, then subagents. */
const PLACES: readonly { readonly place: Place; readonly type: RuleType }[] = RULE_TYPES.flatMap((type) =>
  TARGET_IDS.flatMap((id) => {
    const place = placeOf(id, type);
    return place ? [{ place, type }] : [];
  }),
);

/** Whatever `add` writes for an assistant, `import` finds again. */
const FILES = [
  ...new Set([
    ...OTHER_FILES,
    ...PLACES.flatMap(({ place }) => (place.format === 'block' ? [place.path] : [])),
  ]),
];
const FOLDERS: readonly Kind[] = [
  ...new Map(
    PLACES.flatMap(({ place, type }) => kindsOf(place, type)).map((kind) => [keyOf(kind), kind]),
  ).values(),
  ...OTHER_PLACES,
];

function kindsOf({ path, format }: Place, type: RuleType): readonly Kind[] {
  const [folder = '', after = ''] = path.split('/{name}');
  if (!path.includes('/{name}')) return [];
  return [{ folder, ending: new RegExp(`${escaped(after)}$`), type, format }];
}

function keyOf({ folder, ending }: Kind): string {
  return `${folder} ${ending.source}`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The format of a file by its path; null when no assistant reads it. */
export function kindOf(path: string): Pick<ForeignFile, 'type' | 'isShared' | 'format'> | null {
  if (FILES.includes(path)) return { type: 'rule', isShared: true, format: 'block' };
  const kind = FOLDERS.find(({ folder, ending }) => path.startsWith(`${folder}/`) && ending.test(path));
  return kind ? { type: kind.type, isShared: false, format: kind.format } : null;
}

/** The files of assistants in a folder. */
export async function foreignFiles(root: string): Promise<readonly ForeignFile[]> {
  const single = await Promise.all(
    FILES.map(async (path): Promise<readonly ForeignFile[]> => {
      const isFile = await stat(join(root, path)).then(
        (entry) => entry.isFile(),
        () => false,
      );
      return isFile ? [{ path, type: 'rule', isShared: true, format: 'block' }] : [];
    }),
  );
  const below = await Promise.all(
    FOLDERS.map(async ({ folder, ending, type, format }): Promise<readonly ForeignFile[]> => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      const paths = names
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => ending.test(path));
      return paths.sort().map((path) => ({ path, type, isShared: false, format }));
    }),
  );
  return [...single.flat(), ...below.flat()];
}

const FIRST_NAMES = new Set(
  [...FILES, ...FOLDERS.map(({ folder }) => folder)].map((path) => path.split('/')[0]),
);

/** Folders of other people's code, and of what a program has made. */
const NOT_OURS = new Set(['node_modules', 'vendor', 'dist', 'build', 'target']);
const MAX_FOLDERS = 2000;

/** Folders below the project with files of assistants, which only apply there. Stops after so many folders. */
export async function nestedFolders(root: string): Promise<readonly string[]> {
  const found: string[] = [];
  const waiting = await foldersIn(root, '');
  for (let at = 0; at < Math.min(waiting.length, MAX_FOLDERS); at += 1) {
    const folder = waiting[at] ?? '';
    const names = await readdir(join(root, folder)).catch(() => []);
    const mayHold = names.some((name) => FIRST_NAMES.has(name));
    if (mayHold && (await foreignFiles(join(root, folder))).length > 0) found.push(folder);
    waiting.push(...(await foldersIn(root, folder)));
  }
  return found.sort();
}

async function foldersIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && !NOT_OURS.has(entry.name))
    .map(({ name }) => (folder === '' ? name : `${folder}/${name}`))
    .sort();
}
