import { alsoReads, type FileAt, hidersOf, unreadReason } from './reading';
import { pathIn, TARGET_IDS, targetOf } from './targets';

/** A project with these files; `links` are paths of the same file. */
function filesWith(
  paths: readonly string[],
  texts: Readonly<Record<string, string>> = {},
  links: Readonly<Record<string, string>> = {},
): FileAt {
  return (path) =>
    paths.includes(path) ? { place: links[path] ?? path, text: texts[path] ?? '' } : undefined;
}

const HIDDEN = TARGET_IDS.flatMap((target) =>
  (targetOf(target).hides ?? []).flatMap(({ path, by, isFromAbove }) =>
    by.map((hider) => ({ target, path, hider, isFromAbove: isFromAbove === true })),
  ),
);
const OWN = HIDDEN.filter(({ target, path }) => targetOf(target).rule.path === path);
const FOREIGN = HIDDEN.filter(({ target, path }) => targetOf(target).alsoReads.some((one) => one === path));

it('knows what hides the files of Zed and Codex, and AGENTS.md from Claude Code', () => {
  expect(new Set(HIDDEN.map(({ target }) => target))).toEqual(
    new Set(['claude', 'claude-memory', 'zed', 'codex']),
  );
  expect([...OWN, ...FOREIGN]).toHaveLength(HIDDEN.length);
});

it.each(OWN)('$target does not read its $path where there is $hider', ({ target, path, hider }) => {
  const read = (fileAt: FileAt, paths = [path]) => unreadReason(target, path, paths, fileAt);
  expect(read(filesWith([path]))).toBeNull();
  expect(read(filesWith([path, hider]))).toEqual({ because: 'hidden', by: hider });
  // The rule is in the file that is read instead, or both are one file.
  expect(read(filesWith([path, hider]), [path, hider])).toBeNull();
  expect(read(filesWith([path, hider], {}, { [hider]: path }))).toBeNull();
  // Another folder has its own files.
  expect(read(filesWith([path, `docs/${hider}`]))).toBeNull();
});

it.each(FOREIGN)(
  '$target does not read $path a second time where there is $hider',
  ({ target, path, hider, isFromAbove }) => {
    for (const folder of ['', 'a/', 'a/b/']) {
      const own = `${folder}${path}`;
      const reads = (...[others, texts, links]: Parameters<typeof filesWith>) =>
        alsoReads(target, own, filesWith([own, ...others], texts, links));
      expect(reads([])).toBe(true);
      expect(reads([`${folder}${hider}`])).toBe(false);
      expect(reads([hider])).toBe(!(isFromAbove || folder === ''));
      expect(reads([`other/${hider}`])).toBe(true);
      // It is read after all, by an import or because it is the same file.
      expect(reads([`${folder}${hider}`], { [`${folder}${hider}`]: `# Ours\n@${path}\n` })).toBe(true);
      expect(reads([`${folder}${hider}`], { [`${folder}${hider}`]: `See me@${path}.` })).toBe(false);
      expect(reads([`${folder}${hider}`], {}, { [`${folder}${hider}`]: own })).toBe(true);
    }
  },
);

it('asks for the files of every folder above where they count', () => {
  expect(hidersOf('claude', 'a/b/AGENTS.md').filter((path) => path.endsWith('local.md'))).toEqual([
    'a/b/CLAUDE.local.md',
    'a/CLAUDE.local.md',
    'CLAUDE.local.md',
  ]);
  expect(hidersOf('codex', 'a/b/AGENTS.md')).toEqual(['a/b/AGENTS.override.md']);
});

it.each(TARGET_IDS)('%s reads a folder below the project, or it is known not to', (target) => {
  const { rule, agent, readsRootOnly } = targetOf(target);
  for (const place of agent ? [rule, agent] : [rule]) {
    const path = pathIn(place, 'style');
    const reasonOf = (one: string) => unreadReason(target, one, [one], filesWith([one]));
    expect(reasonOf(path)).toBeNull();
    expect(reasonOf(`packages/api/${path}`)).toEqual(readsRootOnly ? { because: 'folder' } : null);
  }
});
