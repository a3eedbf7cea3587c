import { z } from 'zod';

/** What a form holds: the text of every field, by its name. */
export type Fields = Readonly<Record<string, string>>;

const draftSchema = z.object({ savedAt: z.number(), fields: z.record(z.string(), z.string()) });

/** What was written but not saved: the fields that differ from what is saved, and when (Unix milliseconds). */
export type Draft = Readonly<z.output<typeof draftSchema>>;

export function fieldsOf(form: HTMLFormElement): Fields {
  return Object.fromEntries(
    [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The fields of a form that differ from what is saved. */
export function changedFields(form: HTMLFormElement, saved: Fields): Fields {
  const { expectedVersion, ...held } = fieldsOf(form);
  const changed = Object.entries(held).filter(([name, value]) => value !== (saved[name] ?? ''));
  // A text goes with the version it was written on: when another was published since, saving tells.
  if (expectedVersion !== undefined && changed.some(([name]) => name === 'content'))
    changed.push(['expectedVersion', expectedVersion]);
  return Object.fromEntries(changed);
}

/** Whether a form holds everything that a draft would restore. */
export function holdsDraft(form: HTMLFormElement, { fields }: Draft): boolean {
  const held = fieldsOf(form);
  return Object.entries(fields).every(
    ([name, value]) => name === 'expectedVersion' || (held[name] ?? '') === value,
  );
}

/** The draft in this place of the device's storage, if there is one. */
export function readDraft(key: string): Draft | null {
  try {
    return draftSchema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/**
 * Keeps a draft, or forgets it when nothing differs; returns when it was kept. A full or forbidden storage only means
 * that there is no draft.
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
