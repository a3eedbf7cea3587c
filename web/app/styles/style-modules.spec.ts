import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';

/** Checks the rules of docs/style.md about styles in every style sheet and its importers. */

const APP = resolve(__dirname, '..');
const GLOBAL_FOLDER = join(APP, 'styles');
/** Classes of rendered Markdown, which modules may style. */
const RENDERED_TEXT = /:global\(\.md(?:-[a-z0-9]+)?\)/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;
const hasClass = (selector: string) => selector.search(CLASS) >= 0;
const MIN_NAME_LENGTH = 3;
/** Short class names that are allowed. */
const SHORT_WORDS = ['md', 'ok'];

const filesIn = (folder: string, name: RegExp) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const nameOf = (file: string) => relative(APP, file);
const read = (file: string) => readFileSync(file, 'utf8');

const sheets = filesIn(APP, /\.css$/).map((file) => ({ file, root: postcss.parse(read(file)) }));
const modules = sheets.filter(({ file }) => file.endsWith('.module.css'));
const layers = /@layer ([^;]+);/.exec(read(join(GLOBAL_FOLDER, 'layers.css')))?.[1]?.split(/,\s*/) ?? [];

function rulesOf(root: Container): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => {
    const isStep = rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name);
    if (!isStep) rules.push(rule);
  });
  return rules;
}

function classesOf(root: Container): Set<string> {
  const names = rulesOf(root).flatMap(({ selector }) =>
    [...selector.replace(RENDERED_TEXT, '').matchAll(CLASS)].map(([, name = '']) => name),
  );
  return new Set(names);
}

const SHARED = join(APP, 'components/ui/styles.ts');
/** The modules that several components import by one name (`components/ui/styles.ts`), by that name. */
const shared = new Map(
  [...read(SHARED).matchAll(/^export \{ default as (\w+) \} from '([^']+)';$/gm)].map(
    ([, variable = '', path = '']) => [variable, resolve(dirname(SHARED), path)],
  ),
);

/** The modules that a source file imports, by the variable in the file. */
function importsOf(user: string, code: string): [variable: string, file: string][] {
  const own = [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(
    ([, variable = '', path = '']): [string, string] => [
      variable,
      path.startsWith('#app/') ? join(APP, path.slice(5)) : resolve(dirname(user), path),
    ],
  );
  const names =
    /^import \{ ([^}]+) \} from '#app\/components\/ui\/styles';$/m.exec(code)?.[1]?.split(', ') ?? [];
  return [...own, ...names.map((name): [string, string] => [name, shared.get(name) ?? name])];
}

/** The class names that each source file uses from each module. */
function namesTaken(): Map<string, Set<string>> {
  const taken = new Map<string, Set<string>>(modules.map(({ file }) => [file, new Set()]));
  for (const user of filesIn(APP, /(?<!\.spec)\.tsx?$/)) {
    const code = read(user);
    for (const [variable, file] of importsOf(user, code)) {
      if (!taken.has(file)) taken.set(file, new Set([`no such file, imported by ${nameOf(user)}`]));
      for (const [, name = ''] of code.matchAll(new RegExp(`(?<![\\w./])${variable}\\.(\\w+)`, 'g')))
        taken.get(file)?.add(name);
    }
  }
  return taken;
}

/** Class names selected by a value: `styles[tone]`. */
const CHOSEN: Readonly<Record<string, readonly string[]>> = {
  'components/feedback/banner.module.css': ['ok', 'warn', 'bad'],
  'components/ui/modal.module.css': ['modal', 'drawer'],
  'features/targets/targets-page.module.css': ['kept', 'changed', 'lost'],
};

describe('style sheets', () => {
  it('are global in one folder and modules everywhere else', () => {
    const misplaced = sheets.filter(
      ({ file }) => file.endsWith('.module.css') === (dirname(file) === GLOBAL_FOLDER),
    );
    expect(misplaced.map(({ file }) => nameOf(file))).toEqual([]);
  });

  it('use whole words as class names', () => {
    const short = sheets.flatMap(({ file, root }) =>
      [...classesOf(root)]
        .filter((name) => name.length < MIN_NAME_LENGTH && !SHORT_WORDS.includes(name))
        .map((name) => `${nameOf(file)}: .${name}`),
    );
    expect(short).toEqual([]);
  });

  it('put every rule in a declared layer', () => {
    const outside = sheets
      .filter(({ file }) => !/(?:tokens|fonts|layers|app)\.css$/.test(file))
      .flatMap(({ file, root }) =>
        root.nodes
          .filter((node) => node.type !== 'comment')
          .filter(
            (node) => !(node.type === 'atrule' && node.name === 'layer' && layers.includes(node.params)),
          )
          .map((node) => `${nameOf(file)}: ${node.toString().slice(0, 60)}`),
      );
    expect(outside).toEqual([]);
  });
});

describe('a component', () => {
  it('takes class names from modules and writes only those of rendered Markdown by hand', () => {
    const byHand = filesIn(APP, /(?<!\.spec)\.tsx$/).flatMap((file) =>
      [...read(file).matchAll(/(?:className=|\bcn\()(["'])(?!md\b)[^"']*\1/g)].map(
        ([found]) => `${nameOf(file)}: ${found}`,
      ),
    );
    expect(byHand).toEqual([]);
  });
});

describe('a style module', () => {
  it('styles only elements with one of its classes', () => {
    const stray = modules.flatMap(({ file, root }) =>
      rulesOf(root)
        .flatMap(({ selectors }) => selectors)
        .filter(
          (selector) => !hasClass(selector.replace(RENDERED_TEXT, '')) || /:global(?!\(\.md)/.test(selector),
        )
        .map((selector) => `${nameOf(file)}: ${selector}`),
    );
    expect(stray).toEqual([]);
  });

  it('defines every class name that is used, and no other', () => {
    const taken = namesTaken();
    const differences = [...taken].flatMap(([file, names]) => {
      const own = modules.find((sheet) => sheet.file === file);
      const has = own ? classesOf(own.root) : new Set<string>();
      const used = new Set([...names, ...(CHOSEN[nameOf(file)] ?? [])]);
      return [
        ...[...used].filter((name) => !has.has(name)).map((name) => `${nameOf(file)} lacks .${name}`),
        ...[...has].filter((name) => !used.has(name)).map((name) => `${nameOf(file)}: nobody uses .${name}`),
      ];
    });
    expect(differences).toEqual([]);
  });
});
