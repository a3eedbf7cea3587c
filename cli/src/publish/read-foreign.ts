import { stat } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { isDeviceName } from '@kimari/common/device-names';
import type { RuleType } from '@kimari/common/enums';
import { ruleKey } from '@kimari/common/name-key';
import { isCompleteAgent } from '@kimari/common/targets/read-rule';
import { removeBlock } from '@kimari/common/targets/shared-file';
import { EXIT, type ExitCode } from '../exit-codes';
import { Failure, type Phrase } from '../failure';
import type { Project } from '../project/project';
import { resolveSafely } from '../project/safe-path';
import { type ForeignFile, foreignFiles, kindOf, nestedFolders } from './foreign-files';
import { asLocalRule, readPlainText, textFacts } from './local-rule';
import type { TextFacts } from './publication';
import { sayActivation } from './say-activation';
import { filesBesideSkills } from './skill-files';
import { readTomlAgent } from './toml-agent';

/** A rule in a file of another assistant. */
export type Imported = {
  readonly from: string;
  readonly name: string;
  /** False for a name that other texts would get as well: that of a shared file, or one with a number behind it. */
  readonly hasOwnName: boolean;
  readonly type: RuleType;
  readonly says: TextFacts;
  readonly content: string;
};

/** Why something that looks like a rule was not taken. */
export type Skipped = {
  readonly path: string;
  readonly why: Phrase;
  /** Set for a rule that was wanted, so that the command does not end as if it had been taken. */
  readonly exit?: ExitCode;
};

export type ForeignRules = { readonly rules: readonly Imported[]; readonly skipped: readonly Skipped[] };

/** Asks for the name of the rule in a file; null where nobody gives one. */
export type AskName = (path: string, isFree: (name: string) => boolean) => Promise<string | null>;

type Wanted = Omit<ForeignFile, 'type'> & { readonly type: RuleType | null; readonly isNamed: boolean };

const MAX_FILES = 1000;
/** A file that only names others, as CLAUDE.md often does with `@AGENTS.md`. */
const ONLY_REFERENCES = /^(?:\s*@[^\s@]+\s*?(?:\n|$))+\s*$/;

/**
 * The rules in the named files and folders, or in the whole project. Files that Kimari has written are no news; of shared
 * files, only what others have written. What is found but not taken is told, never left out in silence.
 */
export async function readForeign(
  { root, lock }: Project,
  cwd: string,
  args: readonly string[],
  { askName, publishCommand }: Pick<Surroundings, 'askName' | 'publishCommand'>,
): Promise<ForeignRules> {
  const written = new Set(
    Object.values(lock.rules).flatMap(({ files }) =>
      files.filter(({ kind }) => kind === 'file').map(({ path }) => path),
    ),
  );
  const blocks = Object.keys(lock.rules);
  const all = (args.length === 0 ? await wholeProject(root) : await named(root, cwd, args)).filter(
    ({ path }) => !written.has(path),
  );
  const rules: Imported[] = [];
  const skipped: Skipped[] = all
    .slice(MAX_FILES)
    .map(({ path }) => ({ path, why: ['import.over_limit', { max: MAX_FILES }] }));
  for (const file of all.slice(0, MAX_FILES)) {
    const read = await readOne(root, file, { blocks, taken: rules, askName, publishCommand });
    if (read && 'why' in read) skipped.push(read);
    else if (read) rules.push(read);
  }
  const texts = rules.map(({ from }) => from);
  for (const { folder, count } of await filesBesideSkills(root, texts))
    skipped.push({ path: folder, why: ['import.skill_files', { count }] });
  if (args.length === 0)
    for (const path of await nestedFolders(root)) skipped.push({ path, why: ['import.nested', { path }] });
  return { rules, skipped };
}

async function wholeProject(root: string): Promise<readonly Wanted[]> {
  return (await foreignFiles(root)).map((file) => ({ ...file, isNamed: false }));
}

/** Paths are as typed, from the current folder; a folder stands for the files of assistants in it. */
async function named(root: string, cwd: string, args: readonly string[]): Promise<readonly Wanted[]> {
  const files = await Promise.all(
    args.map(async (arg): Promise<readonly Wanted[]> => {
      const path = relative(root, resolve(cwd, arg)).split(sep).join('/');
      const isFolder = await stat(join(root, path)).then(
        (entry) => entry.isDirectory(),
        () => false,
      );
      if (!isFolder)
        return [
          { ...(kindOf(path) ?? { type: null, isShared: false, format: 'verbatim' }), path, isNamed: true },
        ];
      const below = await foreignFiles(join(root, path));
      if (below.length === 0)
        throw new Failure({ code: 'NOT_A_RULE', says: ['import.empty_folder', { path: path || '.' }] });
      return below.map((file) => ({
        ...file,
        path: path === '' ? file.path : `${path}/${file.path}`,
        isNamed: false,
      }));
    }),
  );
  return files.flat();
}

type Surroundings = {
  readonly blocks: readonly string[];
  readonly taken: readonly Imported[];
  readonly askName: AskName;
  /** The command that publishes a file under a name that somebody gives it. */
  readonly publishCommand: (path: string) => string;
};

async function readOne(
  root: string,
  file: Wanted,
  { blocks, taken, askName, publishCommand }: Surroundings,
): Promise<Imported | Skipped | null> {
  const { path, isShared, isNamed, format } = file;
  try {
    const text = await readPlainText(await resolveSafely(root, path), path);
    const isToml = /\.toml$/i.test(path);
    const local = asLocalRule(isToml ? readTomlAgent(text, path) : text, path);
    const own = isShared ? blocks.reduce(removeBlock, local.content) : local.content;
    if (own.trim() === '') return null;
    const why = isNamed ? null : reasonToSkip(own, file);
    if (why) return { path, why };
    const type = isToml ? 'ccsubagents' : (file.type ?? local.type);
    const content = sayActivation(own, type, format);
    const name =
      local.name === null
        ? await askName(path, (one) => freeName(one, taken) === one)
        : freeName(local.name, taken);
    if (name === null) return { path, why: nameless(path, isToml, publishCommand), exit: EXIT.usage };
    const hasOwnName = local.name === null || (name === local.name && (isNamed || !isShared));
    return { from: path, name, hasOwnName, type, says: textFacts(content, type), content };
  } catch (error) {
    if (isNamed || !(error instanceof Failure)) throw error;
    return { path, why: error.says };
  }
}

/** `publish` takes no TOML. */
function nameless(path: string, isToml: boolean, publishCommand: (path: string) => string): Phrase {
  return isToml ? ['import.no_name_toml'] : ['import.no_name', { command: publishCommand(path) }];
}

function reasonToSkip(text: string, { isShared, format }: Wanted): Phrase | null {
  if (isShared && ONLY_REFERENCES.test(text.replace(/\r\n/g, '\n'))) return ['import.only_references'];
  // Claude Code takes no file for an agent that lacks one of them: a README, a template.
  if (format === 'claude-agent' && !isCompleteAgent(text)) return ['import.no_agent'];
  return null;
}

/** A registry has one rule for all spellings of a name, and none with a name that Windows keeps for itself. */
function freeName(name: string, taken: readonly Imported[]): string {
  const isTaken = (candidate: string) =>
    isDeviceName(candidate) || taken.some((one) => ruleKey(one.name) === ruleKey(candidate));
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) if (!isTaken(`${name}-${number}`)) return `${name}-${number}`;
}
