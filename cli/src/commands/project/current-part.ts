import { DamagedBlock, readBlock } from '@kimari/common/targets/shared-file';

/** What of a file belongs to a rule; null when it is missing or its markers are damaged. */
export function currentPart(text: string | null, rule: string, kind: 'file' | 'block'): string | null {
  if (text === null || kind === 'file') return text;
  try {
    return readBlock(text, rule);
  } catch (error) {
    if (error instanceof DamagedBlock) return null;
    throw error;
  }
}
