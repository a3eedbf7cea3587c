import type { z } from 'zod';

/** What a setting has to be, in the imperative. It never quotes the value, which may be secret. */
export function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `give ${listed(issue.values.map(String))}`;
    case 'invalid_type':
      return issue.expected === 'int' ? 'give a whole number' : `give a ${issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? issue.message : `give at least ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string'
        ? `give at most ${issue.maximum} characters`
        : `give at most ${issue.maximum}`;
    default:
      return issue.message;
  }
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
}
