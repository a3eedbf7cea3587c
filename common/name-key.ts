/** Key for comparing names of users and organizations, which ignores case. */
export function ownerKey(name: string): string {
  return name.toLowerCase();
}

/** Key for comparing names of rules, which ignores case and treats `-` and `_` as equal. */
export function ruleKey(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
