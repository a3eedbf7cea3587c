import { GraphQLError, type ValidationRule } from 'graphql';

/**
 * Refuses operations for which the schema has no type, such as subscriptions. GraphQL's own rules let them pass, because
 * fields of an unknown type cannot be checked.
 */
export const offeredOperations: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (context.getSchema().getRootType(node.operation)) return;
    const message = `This server offers no ${node.operation} operations.`;
    context.reportError(new GraphQLError(message, { nodes: node }));
  },
});
