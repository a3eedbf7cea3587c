import type { Rollup } from 'vite';
import { chunkOf } from './chunks';

const ICON_INDEX = '/node_modules/lucide/dist/esm/lucide.mjs';
const icon = (name: string) => `/node_modules/lucide/dist/esm/icons/${name}.mjs`;
const ROUTES = '/web/app/routes/';
const HOME = `${ROUTES}_default._index.tsx`;
const LIST = `${ROUTES}_default.rules._index.tsx`;
const RULE = `${ROUTES}_default.rules.$handle.$name.tsx`;
const OTHERS = ['about', 'login', 'settings'].map((name) => `${ROUTES}_default.${name}.tsx`);

type Module = { readonly imports: readonly string[]; readonly code?: string };

/** What each module imports. */
const MODULES: Readonly<Record<string, Module>> = {
  '/web/app/entry.client.tsx': { imports: ['/node_modules/react-dom/index.js'] },
  '/web/app/root.tsx': { imports: ['/web/app/layout.tsx'] },
  '/web/app/layout.tsx': {
    imports: [ICON_INDEX],
    code: `import { Search, Star as StarIcon } from "lucide"`,
  },
  [HOME]: { imports: ['/web/app/rule-row.tsx', '/web/app/hero.tsx'] },
  [LIST]: {
    imports: ['/web/app/rule-row.tsx', '/web/app/star.tsx', '/web/app/filters.tsx', '/web/app/pages.tsx'],
  },
  [RULE]: { imports: ['/web/app/star.tsx', '/web/app/text.tsx'] },
  ...Object.fromEntries(OTHERS.map((id) => [id, { imports: ['/web/app/form.tsx'] }])),
  [`${ROUTES}_default.users.tsx`]: { imports: ['/web/app/pages.tsx', '/web/app/form.tsx'] },
  [ICON_INDEX]: {
    imports: ['search', 'star', 'gavel'].map(icon),
    code: `export { default as Search } from './icons/search.mjs'; export { default as Star } from './icons/star.mjs'; export { default as Gavel } from './icons/gavel.mjs';`,
  },
};

const ids = [...new Set(Object.entries(MODULES).flatMap(([id, { imports }]) => [id, ...imports]))];
const graph = {
  getModuleIds: () => ids.values(),
  getModuleInfo: (id: string) => {
    const module = MODULES[id];
    return { importedIds: module?.imports ?? [], code: module?.code ?? null } as Rollup.ModuleInfo;
  },
} as Rollup.ManualChunkMeta;

describe('chunkOf', () => {
  it.each([
    ['what every page loads', '/node_modules/react-dom/index.js', 'frame'],
    ['the layout', '/web/app/layout.tsx', 'frame'],
    ['an icon of the layout', icon('search'), 'frame'],
    ['an icon under another name', icon('star'), 'frame'],
    ['what more than half of the pages load', '/web/app/form.tsx', 'frame'],
    ['what the home page and the list load', '/web/app/rule-row.tsx', 'frame'],
    ['what the list and a rule load', '/web/app/star.tsx', 'frame'],
    ['what the list and a less visited page load', '/web/app/pages.tsx', 'list'],
    ['what only the list loads', '/web/app/filters.tsx', undefined],
    ['what only the home page loads', '/web/app/hero.tsx', undefined],
    ['an icon that no page names', icon('gavel'), undefined],
    ['the start of the page', '/web/app/entry.client.tsx', undefined],
  ])('puts %s into its chunk', (_what, id, expected) => {
    expect(chunkOf(id, graph)).toBe(expected);
  });
});
