const names = new Map<string, string>();

/** Names the next request of a fetcher, by its key. The name begins the message if the request fails. */
export function nameFailure(key: string, sentence: string): void {
  names.set(key, sentence);
}

export function failureNameOf(key: string): string | null {
  return names.get(key) ?? null;
}
