import { type SiteProcess, startSite } from './site-process';

/** Starts a site for each worker; each test file creates its own data under unique names. */
export default async function globalSetup({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  const sites = await Promise.all(Array.from({ length: maxWorkers }, () => startSite()));
  globalThis.sitesUnderTest = sites;
  process.env.TEST_SITES = JSON.stringify(sites);
}

declare global {
  var sitesUnderTest: readonly SiteProcess[] | undefined;
}
