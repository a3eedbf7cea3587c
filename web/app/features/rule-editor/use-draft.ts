import { useCallback, useEffect, useState } from 'react';

/** Milliseconds without a key before the draft is kept. */
const DEBOUNCE = 800;
const PREFIX = 'draft:';

/** A text that was written but not saved, on this device. */
export type Draft = { readonly content: string; readonly savedAt: number };

function read(key: string): Draft | null {
  try {
    const draft: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof draft !== 'object' || draft === null || !('content' in draft) || !('savedAt' in draft))
      return null;
    const { content, savedAt } = draft;
    return typeof content === 'string' && typeof savedAt === 'number' ? { content, savedAt } : null;
  } catch {
    return null;
  }
}

/** Keeps what is being written on this device. A full or forbidden storage only means that there is no draft. */
export function useDraft(name: string, content: string, base: string) {
  const key = PREFIX + name;
  const [found, setFound] = useState<Draft | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    const draft = read(key);
    if (draft && draft.content !== base) setFound(draft);
  }, [key, base]);
  useEffect(() => {
    if (content === base) return;
    const timer = setTimeout(() => {
      try {
        const now = Date.now();
        localStorage.setItem(key, JSON.stringify({ content, savedAt: now } satisfies Draft));
        setSavedAt(now);
      } catch {
        setSavedAt(null);
      }
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [key, content, base]);
  const discard = useCallback(() => {
    localStorage.removeItem(key);
    setFound(null);
    setSavedAt(null);
  }, [key]);
  return { found: found && found.content !== content ? found : null, savedAt, discard };
}
