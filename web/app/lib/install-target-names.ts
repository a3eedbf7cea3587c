import type { InstallTarget } from '@kimari/common/enums';

/** Product names; the same in every language. */
export const TARGET_NAMES: Readonly<Record<InstallTarget, string>> = {
  claude: 'Claude Code',
  cursor: 'Cursor',
  copilot: 'Copilot',
  agents: 'AGENTS.md',
};
