import type { Finding } from './finding';

/** A finding, compared with those of the version before; `isNew` is null where that is not known. */
export type ComparedFinding = Finding & { readonly isNew: boolean | null };

/**
 * The findings that feeds and mails report: those that the page of the version marks as new, without text that is merely hard
 * to read.
 */
export function toldFindings<Found extends Pick<ComparedFinding, 'category' | 'isNew'>>(
  found: readonly Found[],
): readonly Found[] {
  return found.filter(({ category, isNew }) => isNew === true && category !== 'obfuscation');
}
