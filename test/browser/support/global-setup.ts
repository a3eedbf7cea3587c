import { type SiteProcess, startSite } from './site-process';

/** One site for every file of the project: what a file needs of its own, it makes under names of its own. */
export default async function globalSetup(): Promise<void> {
  const site = await startSite();
  globalThis.siteUnderTest = site;
  process.env.TEST_SITE_ORIGIN = site.origin;
  process.env.TEST_SITE_DATA = site.dataDir;
}

declare global {
  var siteUnderTest: SiteProcess | undefined;
}
