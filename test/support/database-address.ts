export const TEMPLATE_DATABASE = 'template_test';

/** The address of one database on the server that the tests use. */
export function databaseUrl(name: string): string {
  const server = process.env.TEST_DATABASE_SERVER;
  if (server === undefined) throw new Error('No test database: run the tests through test/jest.config.cjs.');
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.toString();
}
