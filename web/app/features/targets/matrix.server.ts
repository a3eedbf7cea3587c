import { CONTENTS, type Content, supportOf } from '@kimari/common/targets/support';
import { TARGET_IDS, type TargetId, targetOf } from '@kimari/common/targets/targets';
import type { ContentRow, TargetColumn } from './targets-matrix';

/** Rows with a note below the table, by its number. */
const NOTES: Partial<Record<Content, number>> = { always: 2, files: 1, relevant: 1, manual: 1, tools: 3 };

/** The assistants that most readers use come first, so that they are seen without scrolling. */
const FIRST: readonly TargetId[] = ['claude', 'cursor', 'copilot', 'windsurf', 'agents'];
const ORDER = [...FIRST, ...TARGET_IDS.filter((id) => !FIRST.includes(id))];

/** The table of targets: only its result reaches the browser, not the renderer that it is made from. */
export function targetsMatrix(): {
  readonly columns: readonly TargetColumn[];
  readonly rows: readonly ContentRow[];
} {
  const columns = ORDER.map((id) => {
    const { label, rule, agent, isLegacy = false, checked } = targetOf(id);
    const { path, maxCharacters = null, maxBytes = null } = rule;
    return { id, label, isLegacy, path, agentPath: agent?.path ?? null, maxCharacters, maxBytes, checked };
  });
  const rows = CONTENTS.map((content) => ({
    content,
    note: NOTES[content] ?? null,
    supports: ORDER.map((id) => supportOf(id, content)),
  }));
  return { columns, rows };
}
