import { useCallback, useEffect, useState, type RefObject } from 'react';
import { changedFields, holdsDraft, keepDraft, readDraft, type Draft, type Fields } from './draft';

/** Milliseconds after the last change before the draft is stored. */
const DEBOUNCE = 800;

type DraftSetup = {
  /** Key of the draft in `localStorage`. */
  readonly key: string;
  /** The saved values; a field not listed is empty. */
  readonly saved: Fields;
  readonly form: RefObject<HTMLFormElement>;
  /** Number of changes since the page was opened. */
  readonly changes: number;
  /** Set once the form was saved, which makes the draft obsolete. */
  readonly published: boolean;
};

/** Stores a form's draft on this device, and finds an earlier one. */
export function useDraft({ key, saved, form, changes, published }: DraftSetup) {
  const [found, setFound] = useState<Draft | null>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    const draft = readDraft(key);
    if (draft && form.current && !holdsDraft(form.current, draft)) setFound(draft);
  }, [key, form]);
  useEffect(() => {
    if (changes === 0 || published) return;
    const edited = form.current;
    if (!edited) return;
    const keep = () => setSavedAt(keepDraft(key, changedFields(edited, saved)));
    const timer = setTimeout(keep, DEBOUNCE);
    // The connection may fail while the form is sent; the page that says so takes the place of the form.
    edited.addEventListener('submit', keep);
    return () => {
      clearTimeout(timer);
      edited.removeEventListener('submit', keep);
    };
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
