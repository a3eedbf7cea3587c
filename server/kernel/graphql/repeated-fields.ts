import {
  type ASTVisitor,
  type FieldNode,
  GraphQLError,
  Kind,
  type ValidationContext,
  type ValidationRule,
  visit,
} from 'graphql';

/**
 * Rejects a document that repeats one object field too often. GraphQL's own rules compare all pairs of fields with the same
 * name including their selections, which takes seconds for a few hundred. This rule therefore runs first and reports errors
 * until validation aborts (`maxErrors`).
 */
export function repeatedFields(limit: number): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document: (document) => {
      const counts = new Map<string, number>();
      const countField = ({ alias, name, selectionSet }: FieldNode): void => {
        const key = (alias ?? name).value;
        if (selectionSet) counts.set(key, (counts.get(key) ?? 0) + 1);
      };
      visit(document, { [Kind.FIELD]: countField });
      const repeated = [...counts].find(([, count]) => count > limit);
      if (!repeated) return;
      const message = `"${repeated[0]}" is requested ${repeated[1]} times; the limit is ${limit}.`;
      for (;;) context.reportError(new GraphQLError(message, { extensions: { limit: true } }));
    },
  });
}
