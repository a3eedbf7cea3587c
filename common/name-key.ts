/** The form in which names of users and organizations are compared: without regard to case. */
export function ownerKey(name: string): string {
  return name.toLowerCase();
}

/** The form in which names of rules are compared: without regard to case, `-` and `_` being equal. */
export function ruleKey(name: string): string {
  return name.toLowerCase().replaceAll('_', '-');
}
