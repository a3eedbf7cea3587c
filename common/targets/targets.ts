import type { RuleType } from '../enums';
import { skillName } from './skill-name';

/** Formats of files; `render-rules.ts` and `render-agents.ts` have one renderer for each. */
export type RuleFormat =
  | 'cursor-rule'
  | 'claude-rule'
  | 'copilot-instructions'
  | 'trigger-rule'
  | 'cline-rule'
  | 'kiro-steering'
  | 'continue-rule'
  | 'body-only'
  | 'skill'
  | 'block';
export type AgentFormat =
  | 'claude-agent'
  | 'cursor-agent'
  | 'copilot-agent'
  | 'named-agent'
  | 'gemini-agent'
  | 'kiro-agent'
  | 'opencode-agent'
  | 'codex-agent';
export type Format = RuleFormat | AgentFormat | 'verbatim';

/** The place of a target's rules of one type. */
export type Place = {
  /** Path in the project; `{name}` is the name of the rule. A `block` is a part of a file that holds other texts. */
  readonly path: string;
  readonly format: Format;
  /** Most characters of the file, beyond which the assistant cuts it off or refuses it. */
  readonly maxCharacters?: number;
  /** Most UTF-8 bytes of a shared file. */
  readonly maxBytes?: number;
  /** Most lines of a shared file that the maker of the assistant advises. */
  readonly advisedLines?: number;
};

/** A file that an assistant does not read while another one is there. */
export type Hiding = {
  readonly path: string;
  /** Beside it. The first that is present is read instead. */
  readonly by: readonly string[];
  /** Whether those in the folders above count as well. */
  readonly isFromAbove?: true;
  /** Whether the file is read after all when the one that is read imports it (`@AGENTS.md`). */
  readonly canBeImported?: true;
};

/** An assistant, or a convention that several assistants follow. */
export type Target = {
  /** Product name; the same in every language. */
  readonly label: string;
  readonly rule: Place;
  /** Null where the assistant has no files for subagents. */
  readonly agent: Place | null;
  /** Paths whose presence shows that a project uses this assistant. */
  readonly signals: readonly string[];
  /** Paths of other targets that this assistant reads as well, so that a rule written there loads twice. */
  readonly alsoReads: readonly string[];
  /** Files that stop it from reading its own file, or one that it also reads. */
  readonly hides?: readonly Hiding[];
  /** An assistant that reads only the files at the project's root, not those of a folder below. */
  readonly readsRootOnly?: true;
  /** An assistant that gets no further versions. */
  readonly isLegacy?: true;
  /** When and where these facts were checked. */
  readonly checked: { readonly on: string; readonly source: string };
};

const AGENTS_MD: Place = { path: 'AGENTS.md', format: 'block' };
const AGENTS_OF_CLAUDE: Hiding = {
  path: 'AGENTS.md',
  by: ['CLAUDE.md', '.claude/CLAUDE.md', 'CLAUDE.local.md'],
  isFromAbove: true,
  canBeImported: true,
};
const CHARACTERS_OF_WINDSURF = 12_000;
const CHARACTERS_OF_COPILOT_AGENTS = 30_000;
const BYTES_OF_CODEX = 32 * 1024;
const LINES_OF_CLAUDE = 200;

const checked = (source: string) => ({ on: '2026-11', source });

/** The files that each assistant reads. Assistants change owner and format within months: check before each release. */
export const TARGETS = {
  claude: {
    label: 'Claude Code',
    rule: { path: '.claude/rules/{name}.md', format: 'claude-rule' },
    agent: { path: '.claude/agents/{name}.md', format: 'claude-agent' },
    signals: ['.claude', 'CLAUDE.md', 'CLAUDE.local.md'],
    alsoReads: ['CLAUDE.md', 'AGENTS.md'],
    hides: [AGENTS_OF_CLAUDE],
    checked: checked('https://code.claude.com/docs/en/memory'),
  },
  'claude-memory': {
    label: 'CLAUDE.md',
    rule: { path: 'CLAUDE.md', format: 'block', advisedLines: LINES_OF_CLAUDE },
    agent: { path: '.claude/agents/{name}.md', format: 'claude-agent' },
    signals: [],
    alsoReads: ['.claude/rules/', 'AGENTS.md'],
    hides: [AGENTS_OF_CLAUDE],
    checked: checked('https://code.claude.com/docs/en/memory'),
  },
  'claude-skills': {
    label: 'Claude Skills',
    rule: { path: '.claude/skills/{name}/SKILL.md', format: 'skill' },
    agent: { path: '.claude/agents/{name}.md', format: 'claude-agent' },
    signals: [],
    alsoReads: [],
    checked: checked('https://github.com/agentskills/agentskills'),
  },
  'agent-skills': {
    label: 'Agent Skills',
    rule: { path: '.agents/skills/{name}/SKILL.md', format: 'skill' },
    agent: null,
    signals: ['.agents/skills'],
    alsoReads: [],
    checked: checked('https://github.com/agentskills/agentskills'),
  },
  cursor: {
    label: 'Cursor',
    // Cursor ignores `.md` files in this folder.
    rule: { path: '.cursor/rules/{name}.mdc', format: 'cursor-rule' },
    agent: { path: '.cursor/agents/{name}.md', format: 'cursor-agent' },
    signals: ['.cursor', '.cursorrules'],
    alsoReads: ['AGENTS.md'],
    checked: checked('https://cursor.com/docs/rules'),
  },
  copilot: {
    label: 'Copilot',
    // Copilot ignores files with other endings.
    rule: { path: '.github/instructions/{name}.instructions.md', format: 'copilot-instructions' },
    agent: {
      path: '.github/agents/{name}.agent.md',
      format: 'copilot-agent',
      maxCharacters: CHARACTERS_OF_COPILOT_AGENTS,
    },
    signals: ['.github/copilot-instructions.md', '.github/instructions', '.github/agents'],
    alsoReads: ['.github/copilot-instructions.md', '.claude/rules/', '.claude/agents/', 'AGENTS.md'],
    // Only Copilot's command line looks into the `.github` of a folder below.
    readsRootOnly: true,
    checked: checked('https://docs.github.com/en/copilot/reference/custom-instructions-support'),
  },
  'copilot-repository': {
    label: 'Copilot (repository)',
    rule: { path: '.github/copilot-instructions.md', format: 'block' },
    agent: {
      path: '.github/agents/{name}.agent.md',
      format: 'copilot-agent',
      maxCharacters: CHARACTERS_OF_COPILOT_AGENTS,
    },
    signals: [],
    alsoReads: ['.github/instructions/', '.claude/rules/', '.claude/agents/', 'AGENTS.md'],
    readsRootOnly: true,
    checked: checked('https://docs.github.com/en/copilot/reference/custom-instructions-support'),
  },
  windsurf: {
    label: 'Windsurf',
    rule: {
      path: '.windsurf/rules/{name}.md',
      format: 'trigger-rule',
      maxCharacters: CHARACTERS_OF_WINDSURF,
    },
    agent: null,
    signals: ['.windsurf', '.windsurfrules'],
    alsoReads: ['.devin/rules/', 'AGENTS.md'],
    checked: checked('https://docs.windsurf.com/windsurf/cascade/memories'),
  },
  devin: {
    label: 'Devin Desktop',
    rule: { path: '.devin/rules/{name}.md', format: 'trigger-rule', maxCharacters: CHARACTERS_OF_WINDSURF },
    agent: { path: '.devin/agents/{name}/AGENT.md', format: 'named-agent' },
    signals: ['.devin'],
    alsoReads: ['.windsurf/rules/', 'AGENTS.md'],
    checked: checked('https://docs.windsurf.com/windsurf/cascade/memories'),
  },
  cline: {
    label: 'Cline',
    rule: { path: '.clinerules/{name}.md', format: 'cline-rule' },
    // In spite of its name, the file is front matter and a prompt below it; Cline skips one without a description.
    agent: { path: '.cline/agents/{name}.yaml', format: 'named-agent' },
    signals: ['.clinerules', '.cline'],
    alsoReads: ['AGENTS.md'],
    checked: checked('https://docs.cline.bot/customization/cline-rules'),
  },
  gemini: {
    label: 'Gemini CLI',
    rule: { path: 'GEMINI.md', format: 'block' },
    agent: { path: '.gemini/agents/{name}.md', format: 'gemini-agent' },
    signals: ['.gemini', 'GEMINI.md'],
    alsoReads: [],
    checked: checked('https://github.com/google-gemini/gemini-cli'),
  },
  antigravity: {
    label: 'Antigravity',
    rule: { path: '.agents/rules/{name}.md', format: 'trigger-rule' },
    agent: { path: '.agents/agents/{name}.md', format: 'named-agent' },
    signals: ['.agents/rules', '.agents/agents'],
    alsoReads: ['AGENTS.md', 'GEMINI.md'],
    checked: checked('https://github.com/dyoshikawa/rulesync'),
  },
  zed: {
    label: 'Zed',
    // Zed reads the first of nine files only: `.rules` would hide AGENTS.md.
    rule: AGENTS_MD,
    agent: null,
    signals: ['.zed', '.rules'],
    alsoReads: [],
    hides: [
      {
        path: 'AGENTS.md',
        by: [
          ...['.rules', '.cursorrules', '.windsurfrules', '.clinerules'],
          ...['.github/copilot-instructions.md', 'AGENT.md'],
        ],
      },
    ],
    readsRootOnly: true,
    checked: checked('https://github.com/zed-industries/zed/blob/main/docs/src/ai/instructions.md'),
  },
  kiro: {
    label: 'Kiro',
    rule: { path: '.kiro/steering/{name}.md', format: 'kiro-steering' },
    agent: { path: '.kiro/agents/{name}.md', format: 'kiro-agent' },
    signals: ['.kiro'],
    alsoReads: ['AGENTS.md'],
    checked: checked('https://kiro.dev/docs/steering'),
  },
  continue: {
    label: 'Continue',
    rule: { path: '.continue/rules/{name}.md', format: 'continue-rule' },
    agent: null,
    signals: ['.continue'],
    alsoReads: [],
    isLegacy: true,
    checked: checked('https://github.com/continuedev/continue'),
  },
  codex: {
    label: 'Codex',
    // `.codex/rules` holds permissions of commands, not texts.
    rule: { path: 'AGENTS.md', format: 'block', maxBytes: BYTES_OF_CODEX },
    agent: { path: '.codex/agents/{name}.toml', format: 'codex-agent' },
    signals: ['.codex', 'AGENTS.override.md'],
    alsoReads: [],
    hides: [{ path: 'AGENTS.md', by: ['AGENTS.override.md'] }],
    checked: checked('https://github.com/openai/codex/blob/main/docs/agents_md.md'),
  },
  opencode: {
    label: 'opencode',
    rule: AGENTS_MD,
    agent: { path: '.opencode/agents/{name}.md', format: 'opencode-agent' },
    signals: ['.opencode', 'opencode.json', 'opencode.jsonc'],
    alsoReads: [],
    checked: checked('https://opencode.ai/docs/rules'),
  },
  roo: {
    label: 'Roo Code',
    rule: { path: '.roo/rules/{name}.md', format: 'body-only' },
    agent: null,
    signals: ['.roo', '.roomodes'],
    alsoReads: ['AGENTS.md'],
    isLegacy: true,
    checked: checked('https://github.com/dyoshikawa/rulesync'),
  },
  agents: {
    label: 'AGENTS.md',
    rule: AGENTS_MD,
    agent: null,
    signals: ['AGENTS.md'],
    alsoReads: [],
    checked: checked('https://agents.md'),
  },
  plain: {
    label: 'Plain file',
    rule: { path: '{name}.md', format: 'verbatim' },
    agent: { path: '{name}.md', format: 'verbatim' },
    signals: [],
    alsoReads: [],
    checked: checked('https://commonmark.org'),
  },
} as const satisfies Readonly<Record<string, Target>>;

export type TargetId = keyof typeof TARGETS;

export const TARGET_IDS = Object.keys(TARGETS) as readonly TargetId[];

/** Looks up a target, without the literal types of the table. */
export function targetOf(id: TargetId): Target {
  return TARGETS[id];
}

export function readTargetId(text: string): TargetId | null {
  return TARGET_IDS.find((id) => id === text) ?? null;
}

/** The place of a target's rules of this type; null when it has none. */
export function placeOf(id: TargetId, type: RuleType): Place | null {
  const { rule, agent } = targetOf(id);
  return type === 'rule' ? rule : agent;
}

/** Path of the file in a project. The folder of a skill has the skill's own name. */
export function pathIn({ path, format }: Place, name: string): string {
  return path.replace('{name}', format === 'skill' ? skillName(name) : name);
}

/** The targets whose signals are present. `agents` steps back when another target writes the same file. */
export function detectTargets(isPresent: (path: string) => boolean): readonly TargetId[] {
  const found = TARGET_IDS.filter((id) => targetOf(id).signals.some(isPresent));
  const sharesAgentsFile = found.some((id) => id !== 'agents' && targetOf(id).rule.path === AGENTS_MD.path);
  return sharesAgentsFile ? found.filter((id) => id !== 'agents') : found;
}
