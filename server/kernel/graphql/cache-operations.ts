import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { allowCaching } from '../http/response-cache/caller-effects';
import { CACHED } from '../http/response-cache/cached.decorator';
import type { ApolloPlugin } from './apollo-plugin';
import type { GraphqlContext } from './context';

/** Allows responses to be cached that have no error and consist of fields marked with `@CachedField()` only. */
export const cacheOperations: ApolloPlugin = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse: ({ schema, operation, errors, contextValue }) => {
        const { surface, actor } = contextValue as GraphqlContext;
        // A page decides for all its operations together.
        if (surface === 'graphql' && !errors?.length && operation && isCacheable(schema, operation))
          allowCaching(actor.origin);
        return Promise.resolve();
      },
    }),
};

function isCacheable(schema: GraphQLSchema, { operation, selectionSet }: OperationDefinitionNode): boolean {
  if (operation !== OperationTypeNode.QUERY) return false;
  const fields = schema.getQueryType()?.getFields() ?? {};
  return selectionSet.selections.every((selection) => {
    if (selection.kind !== Kind.FIELD) return false;
    const name = selection.name.value;
    return name === '__typename' || fields[name]?.extensions[CACHED] === true;
  });
}
