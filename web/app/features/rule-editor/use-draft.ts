import { useCallback, useEffect, useState, type RefObject } from 'react';
import { changedFields, holdsDraft, keepDraft, readDraft, type Draft, type Fields } from './draft';

/** Milliseconds without a change before the draft is kept. */
const DEBOUNCE = 800;

type DraftSetup = {
  /** Place of the draft in the device's storage. */
  readonly key: string;
  /** What is saved already; a field that is not named is empty. */
  readonly saved: Fields;
  readonly form: RefObject<HTMLFormElement>;
  /** Counts what was changed since the page was opened. */
  readonly changes: number;
  /** The draft has done its duty. */
  readonly published: boolean;
};

/** Keeps what a form holds on this device, and finds what was left there. */
export function useDraft({ key, saved, form, changes, published }: DraftSetup) {
  const [found, setFound] = useState<Draft | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    const draft = readDraft(key);
    if (draft && form.current && !holdsDraft(form.current, draft)) setFound(draft);
  }, [key, form]);
  useEffect(() => {
    if (changes === 0 || published) return;
    const timer = setTimeout(() => {
      if (form.current) setSavedAt(keepDraft(key, changedFields(form.current, saved)));
    }, DEBOUNCE);
    return () => clearTimeout(timer);
  }, [key, saved, form, changes, published]);
  const discard = useCallback(() => {
    setFound(null);
    setSavedAt(keepDraft(key, {}));
  }, [key]);
  useEffect(() => {
    if (published) discard();
  }, [published, discard]);
  return { found, savedAt, discard, settle: () => setFound(null) };
}
