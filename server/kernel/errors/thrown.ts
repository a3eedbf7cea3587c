/** Node's code of what was thrown, such as `ENOENT`, or an empty string. */
export function codeOf(thrown: unknown): string {
  const { code } = Object(thrown) as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** The message of what was thrown, which may come from another realm. */
export function messageOf(thrown: unknown): string {
  const { message } = Object(thrown) as { readonly message?: unknown };
  return typeof message === 'string' && message !== '' ? message : String(thrown);
}
