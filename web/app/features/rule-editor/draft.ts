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
  // What was accepted was accepted in the text as it was then.
  const { expectedVersion, [ACCEPT_FINDINGS]: _accepted, ...held } = fieldsOf(form);
  const changed = Object.entries(held).filter(([name, value]) => value !== (saved[name] ?? ''));
  // Keep the text together with the version it is based on, so that saving detects a newer version.
  if (expectedVersion !== undefined && changed.some(([name]) => name === 'content'))
    changed.push(['expectedVersion', expectedVersion]);
  return Object.fromEntries(changed);
}

/** Whether a form already has everything that the draft would restore. */
export function holdsDraft(form: HTMLFormElement, { fields }: Draft): boolean {
  const held = fieldsOf(form);
  return Object.entries(fields).every(
    ([name, value]) => name === 'expectedVersion' || (held[name] ?? '') === value,
  );
}

/** The draft stored under this key, if there is one. */
export function readDraft(key: string): Draft | null {
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
export function keepDraft(key: string, fields: Fields): number | null {
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
