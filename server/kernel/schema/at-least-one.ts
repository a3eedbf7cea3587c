import { wrongType } from './field-spec';
import { CheckTogether } from './input-fields';

const alternatives = new Map<string, readonly string[]>();

/** Requires one of several optional fields, or more; the first is the one that is missing. */
export function AtLeastOne(...names: readonly [string, string, ...string[]]) {
  return (type: new () => object): void => {
    alternatives.set(type.name, names);
    CheckTogether<Readonly<Record<string, unknown>>>((input) =>
      names.every((name) => input[name] === undefined) ? [wrongType('string', undefined, [names[0]])] : [],
    )(type as new () => Readonly<Record<string, unknown>>);
  };
}

/** The fields of each input class, by its name, of which one is required. */
export function alternativesByClass(): ReadonlyMap<string, readonly string[]> {
  return alternatives;
}
