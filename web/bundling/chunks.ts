import type { Rollup } from 'vite';

type Graph = Pick<Rollup.ManualChunkMeta, 'getModuleIds' | 'getModuleInfo'>;

/** What the bundler adds. */
const HELPERS = /vite\/preload-helper|commonjsHelpers/;
/** Starts the page and so comes after everything else. */
const ENTRY = /app\/entry\.client\.tsx$/;
const LAYOUTS = /app\/(entry\.client|root|routes\/_default)\.tsx$/;
const PAGE = /app\/routes\/_default\..+\.tsx$/;
const HOME = /routes\/_default\._index\.tsx$/;
const RULE = /routes\/_default\.rules\.\$handle\.\$name\.tsx$/;
const LIST = /routes\/_default\.rules\._index\.tsx$/;
/** Exports every icon; a module that imports it needs only those that it names. */
const ICONS = /\/lucide\/dist\/esm\/lucide\.mjs$/;
const NAMED_ICONS = /import\s*\{([^}]*)\}\s*from\s*["']lucide["']/g;
const ICON_EXPORT = /export \{([^}]*)\} from '\.(\/icons\/[\w-]+\.mjs)'/g;

/** Finds the modules that others import, in which an icon stands for itself. */
class Imports {
  private readonly icons = new Map<string, string>();

  constructor(private readonly graph: Graph) {
    const index = [...graph.getModuleIds()].find((id) => ICONS.test(id)) ?? '';
    const folder = index.slice(0, index.lastIndexOf('/'));
    for (const [, names = '', path = ''] of (graph.getModuleInfo(index)?.code ?? '').matchAll(ICON_EXPORT))
      for (const [, name = ''] of names.matchAll(/as (\w+)/g)) this.icons.set(name, folder + path);
  }

  /** Every module that the given ones import, and they themselves. */
  reach(roots: readonly string[]): ReadonlySet<string> {
    const reached = new Set<string>();
    const waiting = [...roots];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (reached.has(id)) continue;
      reached.add(id);
      waiting.push(...this.of(id));
    }
    return reached;
  }

  private of(id: string): readonly string[] {
    const module = this.graph.getModuleInfo(id);
    const named = [...(module?.code ?? '').matchAll(NAMED_ICONS)].flatMap(([, names = '']) =>
      names.split(','),
    );
    const icons = named.map((name) => this.icons.get(name.trim().split(' ')[0] ?? ''));
    return [
      ...(module?.importedIds ?? []).filter((imported) => !ICONS.test(imported)),
      ...icons.filter((icon) => icon !== undefined),
    ];
  }
}

/**
 * Sorts modules into chunks: few, because many small files compress worse, and yet without what the most visited pages
 * do not need. React and the router are in one file with the frame: that is loaded anew after every upgrade, but is 1 kB
 * smaller on a first visit.
 */
function findChunks(graph: Graph): ReadonlyMap<string, string | undefined> {
  const imports = new Imports(graph);
  const ids = [...graph.getModuleIds()].filter((id) => !id.includes('?__remix'));
  const reach = (pattern: RegExp) => imports.reach(ids.filter((id) => pattern.test(id)));
  const pages = ids.filter((id) => PAGE.test(id)).map((id) => imports.reach([id]));
  const [layouts, home, rule, list] = [reach(LAYOUTS), reach(HOME), reach(RULE), reach(LIST)];

  const chunkOfModule = (id: string): string | undefined => {
    if (ENTRY.test(id)) return undefined;
    if (HELPERS.test(id) || layouts.has(id)) return 'frame';
    const users = pages.filter((modules) => modules.has(id)).length;
    if (users > pages.length / 2 || (list.has(id) && (home.has(id) || rule.has(id)))) return 'frame';
    return list.has(id) && users > 1 ? 'list' : undefined;
  };
  return new Map(ids.map((id) => [id, chunkOfModule(id)]));
}

let chunks: ReadonlyMap<string, string | undefined> | undefined;

/** The chunk of a module in the build for browsers; undefined leaves the choice to the bundler. */
export function chunkOf(id: string, graph: Rollup.ManualChunkMeta): string | undefined {
  chunks ??= findChunks(graph);
  return chunks.get(id);
}
