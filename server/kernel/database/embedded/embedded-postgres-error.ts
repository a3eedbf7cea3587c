/** Why the embedded PostgreSQL is unavailable, in one line for the user who started Kimari. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}
