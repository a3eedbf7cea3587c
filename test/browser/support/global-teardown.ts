/** Ends the sites. */
export default async function globalTeardown(): Promise<void> {
  await Promise.all(globalThis.sitesUnderTest?.map((site) => site.stop()) ?? []);
}
