/** A counter: the views or downloads of a rule, or the downloads of a version. */
export type Count = 'views' | 'downloads';

/** Counts of this process that are not stored yet. Readers add them, so that people see their own visit counted. */
export class PendingCounts {
  private readonly counts = new Map<string, number>();

  add(count: Count, id: string, number = 1): void {
    const key = keyOf(count, id);
    const sum = (this.counts.get(key) ?? 0) + number;
    if (sum === 0) this.counts.delete(key);
    else this.counts.set(key, sum);
  }

  of(count: Count, id: string): number {
    return this.counts.size === 0 ? 0 : (this.counts.get(keyOf(count, id)) ?? 0);
  }
}

function keyOf(count: Count, id: string): string {
  return `${count} ${id}`;
}
