import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { COST_PER_READ, type RequestLimits } from '../http/request-limits';
import type { GraphqlContext } from './context';
import type { Charge } from './operation-cost';

/** Fields of `Query` that search or list. Pages that use none of them are charged only for the request. */
const LISTS: ReadonlySet<string> = new Set(['rules', 'users']);

/** Charges the cost of operations to the caller's read limit. */
export function chargeReads(limits: Pick<RequestLimits, 'charge'>): Charge {
  return async (context, cost, operation) => {
    if (cost <= COST_PER_READ && !usesRead(context, operation)) return;
    await limits.charge(context, cost);
  };
}

/** Mutations have their own limits. */
function usesRead(
  { surface }: GraphqlContext,
  { operation, selectionSet }: OperationDefinitionNode,
): boolean {
  if (operation !== OperationTypeNode.QUERY) return false;
  return (
    surface === 'graphql' ||
    selectionSet.selections.some((field) => field.kind === Kind.FIELD && LISTS.has(field.name.value))
  );
}
