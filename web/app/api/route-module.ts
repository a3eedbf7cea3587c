import { browserTexts } from '#app/i18n/browser-texts';
import { handleOf } from '#app/i18n/handle';
import { untilLoaded } from './until-loaded';

type Route = { readonly id: string; readonly module: string };
type RouteModule = { readonly handle?: unknown };

function importRoute(address: string): Promise<RouteModule> {
  // Some browsers cache the failure of an import under its address.
  return untilLoaded(
    (attempt) =>
      import(
        /* @vite-ignore */ attempt === 0 ? address : `${address}?again=${attempt}`
      ) as Promise<RouteModule>,
    address,
  );
}

/**
 * Loads the module of a route together with its texts. The build puts it in place of Remix's function of the same name,
 * which knows no texts and leaves the site when the network is gone.
 */
export async function loadRouteModule(
  { id, module }: Route,
  loaded: Record<string, RouteModule>,
): Promise<RouteModule> {
  const known = loaded[id];
  if (known) return known;
  try {
    const route = await importRoute(module);
    await browserTexts().add(handleOf({ handle: route.handle }).i18n ?? []);
    loaded[id] = route;
    return route;
  } catch (error) {
    reportError(error);
    // The site was updated, and its pages have other addresses now.
    location.reload();
    return new Promise(() => {});
  }
}
