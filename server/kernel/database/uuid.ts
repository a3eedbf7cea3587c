const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id. Ids are opaque: one of a wrong form is unknown, never an error of the database. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
