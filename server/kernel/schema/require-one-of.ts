import { InvalidInput } from '../errors/issue';
import { wrongType } from './field-spec';

/** Returns the only argument that was given. Throws an InvalidInput for the first one when none or several were. */
export function requireOneOf(args: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.values(args).filter((value) => value !== undefined && value !== null);
  const [only] = given;
  if (given.length === 1 && only !== undefined && only !== null) return only;
  throw new InvalidInput([wrongType('string', undefined, Object.keys(args).slice(0, 1))]);
}
