export const TEMPLATE_DATABASE = 'template_test';

/** The URL of a database on the test server. */
export function databaseUrl(name: string): string {
  const server = process.env.TEST_DATABASE_SERVER;
  if (server === undefined) throw new Error('No test database: run the tests through test/jest.config.cjs.');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
