import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether an operation selects only the named fields, so that the rest need not be read. `__typename` is always known. */
export function selectsOnly(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  names: ReadonlySet<string>,
): boolean {
  const within = (set: SelectionSetNode | undefined): boolean =>
    set?.selections.every((selection) => {
      if (selection.kind === Kind.FIELD)
        return names.has(selection.name.value) || selection.name.value === '__typename';
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet);
      return within(fragments[selection.name.value]?.selectionSet);
    }) ?? false;
  return fieldNodes.every(({ selectionSet }) => within(selectionSet));
}
