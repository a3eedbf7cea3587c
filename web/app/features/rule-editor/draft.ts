import { type RefObject, useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { ACCEPT_FINDINGS } from './rule-schema';

/** The values of a form's fields, by name. */
export type Fields = Readonly<Record<string, string>>;

const draftSchema = z.object({ savedAt: z.number(), fields: z.record(z.string(), z.string()) });

/** Unsaved work: the fields that differ from the saved ones, and when it was kept (Unix milliseconds). */
export type Draft = Readonly<z.output<typeof draftSchema>>;

export function fieldsOf(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The fields of a form that differ from the saved ones. */
export function changedFields(form: HTMLFormElement, saved: Fields): Fields {
  // An acceptance applies only to the text as it was then.
  const { expectedVersion, [ACCEPT_FINDINGS]: _accepted, ...held } = fieldsOf(form);
  const changed = Object.entries(held).filter(([name, value]) => value !== (saved[name] ?? ''));
  // Keep the text together with the version it is based on, so that saving detects a newer version.
  if (expectedVersion !== undefined && changed.some(([name]) => name === 'content'))
    changed.push(['expectedVersion', expectedVersion]);
  return Object.fromEntries(changed);
}

/** Whether a form already has everything that the draft would restore. */
function holdsDraft(form: HTMLFormElement, { fields }: Draft): boolean {
  const held = fieldsOf(form);
  return Object.entries(fields).every(
    ([name, value]) => name === 'expectedVersion' || (held[name] ?? '') === value,
  );
}

/** The draft stored under this key, if there is one. */
function readDraft(key: string): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Stores a draft, or removes it when nothing differs; returns the time it was stored. When storage is full or blocked
 * there is simply no draft.
 */
function keepDraft(key: string, fields: Fields): number | null {
  try {
    if (Object.keys(fields).length === 0) {
      localStorage.removeItem(key);
      return null;
    }
    const savedAt = Date.now();
    localStorage.setItem(key, JSON.stringify({ savedAt, fields } satisfies Draft));
    return savedAt;
  } catch {
    return null;
  }
}

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
