import { type SiteProcess, startSite } from './site-process';

/** Starts one site for all test files; each file creates its own data under unique names. */
export default async function globalSetup(): Promise<void> {
  const site = await startSite();
  globalThis.siteUnderTest = site;
  process.env.TEST_SITE_ORIGIN = site.origin;
  process.env.TEST_SITE_DATA = site.dataDir;
}

declare global {
  var siteUnderTest: SiteProcess | undefined;
}
