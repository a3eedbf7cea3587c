const ALIASES = ['inherit', 'default', 'best', 'sonnet', 'opus', 'haiku', 'fable', 'opusplan'];

/**
 * Whether Claude Code knows a model: an alias, or the identifier of Anthropic or of a cloud that offers it, such as
 * `us.anthropic.claude-sonnet-4-20250514-v1:0`.
 */
export function isClaudeModel(model: string): boolean {
  const name = model.replace(/\[1m\]$/, '');
  return (
    ALIASES.includes(name) || /^(?:[a-z]+\.)*claude-[a-z0-9.@:-]+$/.test(name) || name.startsWith('arn:aws')
  );
}
