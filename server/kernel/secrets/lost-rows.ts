import { counted } from '../cli/command-line';
import type { LostRows } from './sealed-rows.repository';

/** Names for the rows that people would miss. Rows of other tables last only minutes. */
const NAMES: Readonly<Record<string, string>> = {
  second_factors: 'second factor',
  mail_outbox: 'unsent mail',
};

/** Only rows that people would miss. */
export function missedRows(lost: readonly LostRows[]): readonly LostRows[] {
  return lost.filter(({ table }) => table in NAMES);
}

/** `2 second factors and 1 unsent mail` */
export function describeLost(lost: readonly LostRows[]): string {
  const parts = missedRows(lost).map(({ table, keys }) => counted(keys.length, NAMES[table] ?? table));
  return parts.join(' and ');
}
