import { counted } from '../kernel/cli/command-line';
import type { ImportCounts } from './import-file';

/** The outcome of an import in one line: `2 rules created, 3 versions added`. */
export function summaryOf({ created, updated, unchanged, refused, versions }: ImportCounts): string {
  const parts = [
    created > 0 ? `${counted(created, 'rule')} created` : '',
    updated > 0 ? `${counted(updated, 'rule')} updated` : '',
    versions > 0 ? `${counted(versions, 'version')} added` : '',
    unchanged > 0 ? `${counted(unchanged, 'rule')} unchanged` : '',
    refused > 0 ? `${counted(refused, 'line')} rejected` : '',
  ].filter(Boolean);
  if (parts.length === 0) return 'Nothing imported';
  return `${created + updated + refused === 0 ? 'Nothing to do: ' : ''}${parts.join(', ')}`;
}
