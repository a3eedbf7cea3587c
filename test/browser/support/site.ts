/** Origin of the site under test. */
export const ORIGIN = process.env.TEST_SITE_ORIGIN ?? '';
/** Where the site under test keeps its data. */
export const DATA_DIR = process.env.TEST_SITE_DATA ?? '';

/** A name that no other test has used. */
export function aName(prefix: string): string {
  return `${prefix}-${Math.random().toString(36).slice(2, 8)}`;
}
