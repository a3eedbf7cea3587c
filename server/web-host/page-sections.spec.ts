import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { sectionHandler } from './page-sections';

/** Paths of routes, each below the one that is named after it. */
const PATHS: readonly (readonly [id: string, path: string | undefined, parentId?: string])[] = [
  ['root', undefined],
  ['layout', undefined, 'root'],
  ['home', undefined, 'layout'],
  ['rules', 'rules', 'layout'],
  ['new', 'rules/new', 'layout'],
  ['rule', 'rules/:handle/:name', 'layout'],
  ['settings', 'settings', 'layout'],
  ['security', 'security', 'settings'],
  ['owner', ':handle', 'layout'],
  ['optional', 'guide?/start', 'root'],
  ['schema', 'schema.graphql', 'root'],
  ['missing', '*', 'root'],
];

/** A build whose routes answer with their id and parameters. */
function aBuild(): ServerBuild {
  const routes = PATHS.map(([id, path, parentId]) => ({
    ...{ id, path, parentId, index: id === 'home' || undefined },
    module: { loader: ({ params }: { params: object }) => Response.json({ id, params }) },
  }));
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]));
  return {
    ...{ routes: byId, assets: { routes: {}, entry: { module: '', imports: [] }, url: '', version: '1' } },
    ...{ entry: { module: {} }, future: {}, publicPath: '/', assetsBuildDirectory: '', isSpaMode: false },
  } as unknown as ServerBuild;
}

describe('sections of pages', () => {
  it.each([
    '/',
    '/rules',
    '/RULES',
    '/rules/',
    '/rules/new',
    '/rules/@taro/a',
    '/rules/@taro/new',
    '/rules/@taro',
    '/%72ules/new',
    '/rules%2Fnew',
    '/settings',
    '/settings/security',
    '/settings/nothing',
    '/@taro',
    '/start',
    '/guide/start',
    '/schema.graphql',
    '/nothing/here',
    '/rules.data',
    '/toString',
    '/__proto__',
  ])('answer %s as the whole site does', async (address) => {
    const [build, context] = [aBuild(), {}];
    const ask = async (handler: ReturnType<typeof createRequestHandler>) => {
      const answer = await handler(new Request(`http://localhost${address}`), context);
      return [answer.status, await answer.text()];
    };
    const [sectioned, whole] = [sectionHandler(build, 'test'), createRequestHandler(build, 'test')];
    expect(await ask(sectioned)).toEqual(await ask(whole));
    // Once more, from the handler that was made before.
    expect(await ask(sectioned)).toEqual(await ask(whole));
  });
});
