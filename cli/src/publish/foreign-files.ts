import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { RuleType } from '@kimari/common/enums';
import type { Format } from '@kimari/common/targets/targets';

/** A file of an assistant that holds a rule. */
export type ForeignFile = {
  readonly path: string;
  readonly type: RuleType;
  readonly isShared: boolean;
  /** How its assistant reads it. */
  readonly format: Format;
};

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
const FOLDERS: readonly (readonly [folder: string, ending: RegExp, type: RuleType, format: Format])[] = [
  ['.cursor/rules', /\.mdc$/, 'rule', 'cursor-rule'],
  ['.claude/rules', /\.md$/, 'rule', 'claude-rule'],
  ['.claude/skills', /\/SKILL\.md$/, 'rule', 'skill'],
  ['.claude/agents', /\.md$/, 'ccsubagents', 'claude-agent'],
  ['.cursor/agents', /\.md$/, 'ccsubagents', 'cursor-agent'],
  ['.github/instructions', /\.instructions\.md$/, 'rule', 'copilot-instructions'],
  ['.github/agents', /\.agent\.md$/, 'ccsubagents', 'copilot-agent'],
  ['.windsurf/rules', /\.md$/, 'rule', 'trigger-rule'],
  ['.devin/rules', /\.md$/, 'rule', 'trigger-rule'],
  ['.clinerules', /\.(md|txt)$/, 'rule', 'cline-rule'],
  ['.cline/agents', /\.ya?ml$/, 'ccsubagents', 'named-agent'],
  ['.gemini/agents', /\.md$/, 'ccsubagents', 'named-agent'],
  ['.kiro/steering', /\.md$/, 'rule', 'kiro-steering'],
  ['.kiro/agents', /\.md$/, 'ccsubagents', 'kiro-agent'],
  ['.opencode/agents', /\.md$/, 'ccsubagents', 'opencode-agent'],
  ['.agents/rules', /\.md$/, 'rule', 'trigger-rule'],
  ['.agents/skills', /\/SKILL\.md$/, 'rule', 'skill'],
  ['.roo/rules', /\.md$/, 'rule', 'body-only'],
  ['.continue/rules', /\.md$/, 'rule', 'continue-rule'],
];
const MAX_FILES = 1000;

/** How the assistant reads a file that is named by its path. */
export function formatOf(path: string): Format {
  const place = FOLDERS.find(([folder, ending]) => path.startsWith(`${folder}/`) && ending.test(path));
  return place?.[3] ?? 'verbatim';
}

/** The files of assistants in a project. */
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
    FOLDERS.map(async ([folder, ending, type, format]): Promise<readonly ForeignFile[]> => {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      const paths = names
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((path) => ending.test(path));
      return paths.sort().map((path) => ({ path, type, isShared: false, format }));
    }),
  );
  return [...single.flat(), ...below.flat()].slice(0, MAX_FILES);
}
