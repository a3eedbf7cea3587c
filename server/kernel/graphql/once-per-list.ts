import type { ComplexityEstimatorArgs } from '@nestjs/graphql';
import { type FieldNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql';

/** State that the estimators of one operation share. */
export type PricingContext = {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** Prices of the fields that a list has once. */
  readonly oncePerList: Map<FieldNode, number>;
};

/** Arguments of an estimator; Nest's type leaves out the last two. */
export type PricedField = ComplexityEstimatorArgs & {
  readonly node?: FieldNode;
  readonly context?: Record<string, unknown>;
};

const contextOf = (field: PricedField) => field.context as PricingContext | undefined;

/**
 * A field that a connection has once, however many entries it has, such as counts beside it. The library adds up the
 * fields of an object, so the connection could not tell it from the fields of its entries; {@link pricesOncePerList}
 * adds these fields instead.
 */
export function oncePerList(field: PricedField): number {
  if (field.node) contextOf(field)?.oncePerList.set(field.node, field.childComplexity);
  return 0;
}

/** The prices of the once-per-list fields in a connection's selection. */
export function pricesOncePerList(field: PricedField): number {
  const context = contextOf(field);
  return context ? sumIn(field.node?.selectionSet, context) : 0;
}

/** Fragments that contain themselves are rejected before; selections that repeat are counted before they are priced. */
function sumIn(selectionSet: SelectionSetNode | undefined, context: PricingContext): number {
  return (selectionSet?.selections ?? []).reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD) return sum + (context.oncePerList.get(selection) ?? 0);
    const fragment =
      selection.kind === Kind.FRAGMENT_SPREAD ? context.fragments.get(selection.name.value) : selection;
    return sum + sumIn(fragment?.selectionSet, context);
  }, 0);
}
