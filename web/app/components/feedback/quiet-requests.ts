const QUIET = 'quiet:';

/** The key of a fetcher whose failure concerns nobody, such as one that fetches suggestions. */
export function quietKey(name: string): string {
  return QUIET + name;
}

export function isQuiet(key: string): boolean {
  return key.startsWith(QUIET);
}
