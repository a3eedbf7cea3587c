import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A folder of a skill, and how many files it has besides the text. */
export type SkillFiles = { readonly folder: string; readonly count: number };

/** Files beside the `SKILL.md` of a skill. A rule is one text, so that they are not published. */
export async function filesBesideSkills(
  root: string,
  texts: readonly string[],
): Promise<readonly SkillFiles[]> {
  const skills = texts.filter((path) => /(^|\/)SKILL\.md$/.test(path));
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
