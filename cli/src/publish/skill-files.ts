import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** A folder of a skill, and how many files it has besides the text. */
export type SkillFiles = { readonly folder: string; readonly count: number };

/** Files beside the `SKILL.md` of a skill. A rule is one text, so that they are not published. */
export async function filesBesideSkills(
  root: string,
  texts: readonly string[],
): Promise<readonly SkillFiles[]> {
  const skills = texts.filter(isSkill);
  const folders = await Promise.all(
    skills.map(async (path): Promise<SkillFiles> => {
      const folder = dirname(path);
      const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      return { folder, count: entries.filter((entry) => !entry.isDirectory()).length - 1 };
    }),
  );
  return folders.filter(({ folder, count }) => folder !== '.' && count > 0);
}

const isSkill = (path: string): boolean => basename(path) === 'SKILL.md';

/** What lies beside the text of one skill, by name, folders with a slash. Of a large folder only the top is read. */
export async function namesBesideSkill(file: string): Promise<readonly string[]> {
  if (!isSkill(file)) return [];
  const entries = await readdir(dirname(file), { withFileTypes: true }).catch(() => []);
  return entries
    .filter(({ name }) => name !== basename(file) && !name.startsWith('.'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
}
