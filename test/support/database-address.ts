/** Of this run, whose workers inherit it: others may use the same server. */
export const TEMPLATE_DATABASE = (process.env.TEST_TEMPLATE ??= `template_test_${process.pid}`);

/** The URL of a database on the test server. */
export function databaseUrl(name: string): string {
  const server = process.env.TEST_DATABASE_SERVER;
  if (server === undefined) throw new Error('No test database: run the tests through test/jest.config.cjs.');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
