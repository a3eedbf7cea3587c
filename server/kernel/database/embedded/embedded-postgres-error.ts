/** Why the embedded PostgreSQL could not serve: one line for the person who started Kimari. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
