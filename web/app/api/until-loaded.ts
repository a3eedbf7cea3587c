import { pauseBefore, waitFor } from './waiting';

/** How often the import of an existing file is tried, for instance after a reset connection. */
const TRIES = 3;

/** Whether the site has a file; null when it cannot be reached. Browsers do not report why an import failed. */
async function isThere(address: string): Promise<boolean | null> {
  if (!navigator.onLine) return null;
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, status }) => (status >= 500 ? null : ok),
    () => null,
  );
}

/**
 * Imports a module, however long the site cannot be reached. Fails when `address`, a file of the same build, no longer
 * exists: then the site was updated.
 */
export async function untilLoaded<Result>(
  load: (attempt: number) => Promise<Result>,
  address = '/builds/latest.json',
): Promise<Result> {
  let failures = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load(attempt);
    } catch (error) {
      const there = await isThere(address);
      if (there !== null) failures += 1;
      if (there === false || failures >= TRIES) throw error;
      await waitFor('unreached', pauseBefore(attempt));
    }
  }
}
