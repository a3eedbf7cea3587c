import { DAY } from '@kimari/common/durations';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readTextIfAny, writePrivately } from '../lib/files';
import { fileJson, isObject, parseObject, type JsonObject } from '../lib/json';
import type { Terminal } from '../terminal/terminal';
import { cleanLine } from '../texts/clean';
import type { Translate } from '../texts/translate';
import type { RegistryClient } from './client';

/** The id of a notice to everybody, and the registry that shows it. */
export type NamedNotice = { readonly id: string; readonly client: Pick<RegistryClient, 'object' | 'origin'> };

type Listener = {
  readonly terminal: Terminal;
  readonly t: Translate;
  /** The folder of the file that notes what was told when; with null, nothing is told. */
  readonly folder: string | null;
};

const FILE = 'notices.json';
/** A command does not wait longer for what it was not asked for. */
const PATIENCE_MS = 2_000;
/** Characters that are shown at most, whatever a registry sends. */
const MOST = 1_000;

/** Tells a notice on standard error, once a day. Never fails: it accompanies something else. */
export async function tellNotice(notice: NamedNotice, { terminal, t, folder }: Listener): Promise<void> {
  if (!terminal.hasReader || folder === null) return;
  try {
    const file = join(folder, FILE);
    const told = parseObject((await readTextIfAny(file)) ?? '{}') ?? {};
    if (isTold(told[notice.client.origin], notice.id)) return;
    const found = await Promise.race([
      notice.client.object('/api/notice'),
      delay(PATIENCE_MS, null, { ref: false }),
    ]);
    const text = found && textIn(found.notice);
    if (!text) return;
    await writePrivately(
      file,
      fileJson({ ...told, [notice.client.origin]: { id: notice.id, at: Date.now() } }),
    );
    terminal.warn(terminal.err.bold(t('registry.notice', { text })));
  } catch {
    // The next command tells it.
  }
}

function isTold(entry: unknown, id: string): boolean {
  if (!isObject(entry) || entry.id !== id || typeof entry.at !== 'number') return false;
  const age = Date.now() - entry.at;
  return age >= 0 && age < DAY;
}

function textIn(notice: unknown): string | null {
  const { text }: JsonObject = isObject(notice) ? notice : {};
  return typeof text === 'string' ? cleanLine(text).slice(0, MOST) : null;
}
