import { join } from 'node:path';
import type { Plugin } from 'vite';
import { TextsOfModules } from './texts-of-modules';

const HANDLE = /export const handle: RouteHandle = \{/;
const LATER = /(?<!typeof )\bimport\(\s*(['"])(?<path>[^'"]+)\1\s*\)/g;

/** Names the texts of a route in its handle, where server and browser look before they show its page. */
export function withNamespaces(source: string, namespaces: readonly string[]): string {
  if (namespaces.length === 0) return source;
  const property = `i18n: ${JSON.stringify(namespaces)}`;
  return HANDLE.test(source)
    ? source.replace(HANDLE, `$& ${property},`)
    : `${source}\nexport const handle = { ${property} };\n`;
}

/**
 * Makes every page wait for the texts that it and its components use: each route gets the namespaces of all it imports,
 * and a module that is imported later comes together with its own. So nobody keeps lists, and no component is ever
 * shown before its texts.
 */
export function routeTexts(app: string): Plugin {
  const texts = new TextsOfModules(app);
  const isRoute = (id: string) => id === join(app, 'root.tsx') || id.startsWith(join(app, 'routes/'));

  const withTextsOfLater = (source: string, importer: string) => {
    const later = source.replace(LATER, (call, _quote, path: string) => {
      const file = texts.resolve(path, importer);
      const namespaces = file ? texts.of(file) : [];
      return namespaces.length > 0 ? `withTextsOf(${JSON.stringify(namespaces)}, () => ${call})` : call;
    });
    return later === source ? source : `import { withTextsOf } from '#app/i18n/browser-texts';\n${later}`;
  };

  return {
    name: 'kimari:route-texts',
    enforce: 'pre',
    transform(code, id, options) {
      if (!id.startsWith(app) || !/\.tsx?$/.test(id)) return undefined;
      const named = isRoute(id) && id.endsWith('.tsx') ? withNamespaces(code, texts.of(id)) : code;
      const complete = options?.ssr ? named : withTextsOfLater(named, id);
      return complete === code ? undefined : { code: complete, map: null };
    },
  };
}
