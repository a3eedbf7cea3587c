import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'"`;]*?\sfrom\s*)?['"](?<path>[^'"\n]+)['"]/g;
const ASKED = /\buseTranslation\(\s*(?<names>\[[^\]]*\]|['"][\w-]+['"])/g;
const NAME = /['"](?<name>[\w-]+)['"]/g;
const KEY = /['"`](?<name>[\w-]+):[\w$]/g;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
/** Its importers look texts up for loaders and actions, whose keys browsers never see. */
const SERVER_TEXTS = '#app/i18n/resources.server';

function groupsOf(pattern: RegExp, text: string, group: string): string[] {
  return [...text.matchAll(pattern)].flatMap(({ groups }) => groups?.[group] ?? []);
}

type Module = { readonly imports: readonly string[]; readonly namespaces: readonly string[] };

/**
 * Finds the namespaces of texts that a module and all that it imports look up: those that `useTranslation` names, and
 * those before the colon of a key. What a module imports later is not among them.
 */
export class TextsOfModules {
  private readonly modules = new Map<string, Module & { readonly changed: number }>();
  private readonly known: ReadonlySet<string>;

  /** `folder` is that of the pages, `web/app`. */
  constructor(private readonly folder: string) {
    const files = readdirSync(join(folder, 'i18n/locales/ja'));
    this.known = new Set(files.map((file) => file.replace(/\.json$/, '')));
  }

  of(file: string): string[] {
    const found = new Set<string>();
    const reached = new Set([file]);
    for (const path of reached) {
      const { imports, namespaces } = this.read(path);
      for (const namespace of namespaces) found.add(namespace);
      for (const imported of imports) reached.add(imported);
    }
    return [...found].sort();
  }

  /** The file that a module of the pages imports by this path; undefined for packages, styles and the server's part. */
  resolve(path: string, importer: string): string | undefined {
    if (/\.(?:server|css|json|woff2)\b|\?/.test(path)) return undefined;
    const base = path.startsWith('#app/')
      ? join(this.folder, path.slice('#app/'.length))
      : path.startsWith('.')
        ? join(dirname(importer), path)
        : undefined;
    if (base === undefined) return undefined;
    return ENDINGS.map((ending) => base + ending).find(
      (candidate) => /\.tsx?$/.test(candidate) && existsSync(candidate),
    );
  }

  private read(file: string): Module {
    const changed = statSync(file).mtimeMs;
    const known = this.modules.get(file);
    if (known?.changed === changed) return known;
    const source = readFileSync(file, 'utf8');
    const paths = groupsOf(IMPORT, source, 'path');
    const asked = groupsOf(ASKED, source, 'names').flatMap((names) => groupsOf(NAME, names, 'name'));
    const prefixes = paths.includes(SERVER_TEXTS) ? [] : groupsOf(KEY, source, 'name');
    const module = {
      changed,
      imports: paths.flatMap((path) => this.resolve(path, file) ?? []),
      namespaces: [...asked, ...prefixes].filter((name) => this.known.has(name)),
    };
    this.modules.set(file, module);
    return module;
  }
}
