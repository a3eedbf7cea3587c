import { useEffect, useState } from 'react';

/** Milliseconds between checks for a new build, while the page is visible. */
const CHECK_INTERVAL = 300_000;
/** Milliseconds after a reload within which no other is offered, because a deployment may still be under way. */
const RELOAD_GUARD = 10_000;
const RELOADED_AT = 'reloaded-at';
/** The server's build id while developers change the pages, which reload by themselves. */
const IN_DEVELOPMENT = 'development';

/** Whether the page was reloaded for a new version just now. */
export function wasJustReloaded(now: number, storage: Pick<Storage, 'getItem'>): boolean {
  const reloadedAt = Number(storage.getItem(RELOADED_AT));
  return now - reloadedAt < RELOAD_GUARD;
}

/** Reloads the page and notes when. */
export function reloadForNewVersion(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}

/** The id of the build that this page was loaded with. */
function ownBuild(): string | null {
  const { __remixManifest: manifest } = window as {
    readonly __remixManifest?: { readonly version?: string };
  };
  return manifest?.version ?? null;
}

async function latestBuild(): Promise<string | null> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' });
  if (!response.ok) return null;
  const { id } = (await response.json()) as { readonly id?: string };
  return id === undefined || id === IN_DEVELOPMENT ? null : id;
}

/** Whether the server has a newer build than this page. A failed check counts as no. */
export function useNewVersion(): boolean {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    if (isOutdated) return;
    const own = ownBuild();
    const check = async () => {
      if (document.visibilityState !== 'visible' || wasJustReloaded(Date.now(), sessionStorage)) return;
      const latest = await latestBuild().catch(() => null);
      if (own !== null && latest !== null && latest !== own) setOutdated(true);
    };
    const onChange = () => void check();
    // A part of the page that is missing on the server was probably replaced by a new build.
    addEventListener('vite:preloadError', onChange);
    document.addEventListener('visibilitychange', onChange);
    const timer = setInterval(onChange, CHECK_INTERVAL);
    return () => {
      removeEventListener('vite:preloadError', onChange);
      document.removeEventListener('visibilitychange', onChange);
      clearInterval(timer);
    };
  }, [isOutdated]);
  return isOutdated;
}
