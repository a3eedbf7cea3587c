import { type FragmentDefinitionNode, Kind, parse } from 'graphql';
import { selectsOnly } from './selection';

/** Asks about the first field of a document. */
function ask(document: string, ...names: readonly string[]): boolean {
  const { definitions } = parse(document);
  const fragments = definitions.filter(
    (definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION,
  );
  const [operation] = definitions;
  const fieldNodes =
    operation?.kind === Kind.OPERATION_DEFINITION
      ? operation.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
      : [];
  const byName = Object.fromEntries(fragments.map((fragment) => [fragment.name.value, fragment]));
  return selectsOnly({ fieldNodes, fragments: byName }, new Set(names));
}

describe('selectsOnly', () => {
  it.each([
    ['{ owner { id name } }', true],
    ['{ owner { __typename alias: name } }', true],
    ['{ owner { ... on User { name } ...Named } } fragment Named on Owner { id }', true],
    ['{ owner { ...Outer } } fragment Outer on Owner { ...Inner } fragment Inner on Owner { name }', true],
    ['{ owner { id } owner { name } }', true],
    ['{ owner { id name: displayName } }', false],
    ['{ owner { id ... on User { bio } } }', false],
    ['{ owner { ...Outer } } fragment Outer on Owner { ...Inner } fragment Inner on Owner { url }', false],
    ['{ owner { id } owner { url } }', false],
    ['{ owner { ...Unknown } }', false],
    ['{ owner }', false],
  ])('%s: %s', (document, expected) => {
    expect(ask(document, 'id', 'name')).toBe(expected);
  });
});
