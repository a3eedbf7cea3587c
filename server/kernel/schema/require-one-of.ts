import { InvalidInput } from '../errors/issue';
import { wrongType } from './field-spec';

/** The one argument that was given among several; none or more than one is an error that names the first. */
export function requireOneOf(args: Readonly<Record<string, string | null | undefined>>): string {
  const given = Object.values(args).filter((value) => value !== undefined && value !== null);
  const [only] = given;
  if (given.length === 1 && only !== undefined && only !== null) return only;
  throw new InvalidInput([wrongType('string', undefined, Object.keys(args).slice(0, 1))]);
}
