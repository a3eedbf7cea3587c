import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { letBeKept } from '../http/kept/causes';
import { KEPT } from '../http/kept/kept.decorator';
import type { ApolloPlugin } from './apollo-plugin';
import type { GraphqlContext } from './context';

/** Lets answers be kept that have no error and consist of fields marked with `@KeptField()` only. */
export const keepOperations: ApolloPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ schema, operation, errors, contextValue }) => {
        const { surface, actor, outcome } = contextValue as GraphqlContext;
        outcome.mayBeKept = !errors?.length && operation !== undefined && isKept(schema, operation);
        // A page decides for all its operations together.
        if (outcome.mayBeKept && surface === 'graphql') letBeKept(actor.origin);
        return Promise.resolve();
      },
    }),
};

function isKept(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== OperationTypeNode.QUERY) return false;
  const fields = schema.getQueryType()?.getFields() ?? {};
  return selectionSet.selections.every((selection) => {
    if (selection.kind !== Kind.FIELD) return false;
    const name = selection.name.value;
    return name === '__typename' || fields[name]?.extensions[KEPT] === true;
  });
}
