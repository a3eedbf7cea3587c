/**
 * Names of assistants and their makers, and of this registry: nobody else may look like them. Names that are common words
 * (`zed`, `continue`, `roo`) are left out, because most who take them mean the word.
 */
export const BRANDS: readonly string[] = [
  ...['kimari', 'anthropic', 'anthropics', 'claude', 'claude-code', 'openai', 'chatgpt', 'codex'],
  ...['cursor', 'anysphere', 'github', 'copilot', 'microsoft', 'vscode', 'google', 'gemini', 'deepmind'],
  ...['antigravity', 'windsurf', 'codeium', 'cognition', 'devin', 'cline', 'kiro', 'amazon', 'opencode'],
  ...[
    'zed-industries',
    'continuedev',
    'roocode',
    'roo-code',
    'mistral',
    'deepseek',
    'perplexity',
    'agents-md',
  ],
];

/** Affixes that make a name look official. Short ones count only beside a separator. */
export const AFFIXES: readonly string[] = [
  ...['official', 'verified', 'authentic', 'original', 'support', 'security', 'admin', 'staff', 'team'],
  ...['real', 'the', 'hq', 'inc', 'corp', 'ltd', 'org', 'co'],
];
