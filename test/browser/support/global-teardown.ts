/** Ends the site. */
export default async function globalTeardown(): Promise<void> {
  await globalThis.siteUnderTest?.stop();
}
