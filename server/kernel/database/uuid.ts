const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text is a UUID. A malformed id is treated as unknown instead of causing a database error. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
