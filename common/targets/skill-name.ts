const MAX_LENGTH = 64;

/**
 * The name of a skill and of its folder, which must be the same (agentskills.io/specification): 1 to 64 of `a-z`, `0-9`
 * and single hyphens between them.
 */
export function skillName(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-$/, '');
  return slug === '' ? 'skill' : slug;
}
