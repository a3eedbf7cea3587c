const names = new Map<string, string>();

/** Says of the next request of a fetcher, by its key, what the message of a failure begins with: what could not be done. */
export function nameFailure(key: string, sentence: string): void {
  names.set(key, sentence);
}

export function failureNameOf(key: string): string | null {
  return names.get(key) ?? null;
}
