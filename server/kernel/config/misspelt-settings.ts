import { distance } from 'fastest-levenshtein';

/** Length of a name, in letters, for each letter that may be wrong. */
const LETTERS_PER_ERROR = 5;

/** A name in the environment that looks like a setting, and the setting that it looks like. */
export type MisspeltSetting = { readonly given: string; readonly meant: string };

/** Names in the environment that are close to a setting but are none; all other names belong to other programs. */
export function misspeltSettings(
  given: readonly string[],
  settings: ReadonlySet<string>,
): readonly MisspeltSetting[] {
  return given.flatMap((name) => {
    const meant = settings.has(name) ? undefined : closest(name, settings);
    return meant === undefined ? [] : [{ given: name, meant }];
  });
}

function closest(name: string, settings: ReadonlySet<string>): string | undefined {
  const ranked = [...settings]
    .map((setting) => ({ setting, errors: errorsBetween(name, setting) }))
    .filter(({ setting, errors }) => errors * LETTERS_PER_ERROR <= setting.length)
    .sort((left, right) => left.errors - right.errors);
  return ranked[0]?.setting;
}

/** The number of wrong letters. Two swapped neighbours are one error, and so are wrong capitals and hyphens of a whole name. */
function errorsBetween(name: string, setting: string): number {
  const usual = name.toUpperCase().replaceAll('-', '_');
  return usual === setting || isSwapped(usual, setting) ? 1 : distance(usual, setting);
}

function isSwapped(name: string, setting: string): boolean {
  const at = [...setting].findIndex((letter, index) => letter !== name[index]);
  return (
    name === setting.slice(0, at) + (setting[at + 1] ?? '') + (setting[at] ?? '') + setting.slice(at + 2)
  );
}
