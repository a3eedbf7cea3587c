import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleType } from '@kimari/common/enums';

/** A file of an assistant that holds a rule. */
export type ForeignFile = { readonly path: string; readonly type: RuleType; readonly isShared: boolean };

/** Files with one text, and folders with a rule in each file. */
const FILES = [
  '.cursorrules',
  '.windsurfrules',
  '.clinerules',
  '.rules',
  'CLAUDE.md',
  '.claude/CLAUDE.md',
  'AGENTS.md',
  'GEMINI.md',
  '.github/copilot-instructions.md',
];
const FOLDERS: readonly (readonly [folder: string, ending: RegExp, type: RuleType])[] = [
  ['.cursor/rules', /\.mdc$/, 'rule'],
  ['.claude/rules', /\.md$/, 'rule'],
  ['.claude/agents', /\.md$/, 'ccsubagents'],
  ['.cursor/agents', /\.md$/, 'ccsubagents'],
  ['.github/instructions', /\.instructions\.md$/, 'rule'],
  ['.github/agents', /\.agent\.md$/, 'ccsubagents'],
  ['.windsurf/rules', /\.md$/, 'rule'],
  ['.devin/rules', /\.md$/, 'rule'],
  ['.clinerules', /\.(md|txt)$/, 'rule'],
  ['.kiro/steering', /\.md$/, 'rule'],
  ['.agents/rules', /\.md$/, 'rule'],
  ['.roo/rules', /\.md$/, 'rule'],
  ['.continue/rules', /\.md$/, 'rule'],
];
const MAX_FILES = 1000;

/** The files of assistants in a project. */
export async function foreignFiles(root: string): Promise<readonly ForeignFile[]> {
  const single = await Promise.all(
    FILES.map(async (path): Promise<readonly ForeignFile[]> => {
      const isFile = await stat(join(root, path)).then(
        (entry) => entry.isFile(),
        () => false,
      );
      return isFile ? [{ path, type: 'rule', isShared: true }] : [];
    }),
  );
  const below = await Promise.all(
    FOLDERS.map(async ([folder, ending, type]): Promise<readonly ForeignFile[]> => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      const paths = names
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => ending.test(path));
      return paths.sort().map((path) => ({ path, type, isShared: false }));
    }),
  );
  return [...single.flat(), ...below.flat()].slice(0, MAX_FILES);
}
