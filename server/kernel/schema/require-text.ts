import { InvalidInput } from '../errors/issue';
import { checkField } from './field-spec';

/** Requires an argument of a GraphQL field, which no input class checks, to be a storable text of at most `max` characters. */
export function requireText(text: string, max: number, name: string): void {
  const issues = checkField({ kind: 'text', max }, text, [name]);
  if (issues.length > 0) throw new InvalidInput(issues);
}
