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
 * Refuses a document that asks for one object field again and again. GraphQL's own rules compare every two fields of
 * one name with all that is below them, which takes seconds for some hundreds; so this rule looks before they begin,
 * and goes on reporting until the validation gives up (`maxErrors`).
 */
export function repeatedFields(most: number): ValidationRule {
  return (context: ValidationContext): ASTVisitor => ({
    Document: (document) => {
      const counts = new Map<string, number>();
      const countField = ({ alias, name, selectionSet }: FieldNode): void => {
        const key = (alias ?? name).value;
        if (selectionSet) counts.set(key, (counts.get(key) ?? 0) + 1);
      };
      visit(document, { [Kind.FIELD]: countField });
      const repeated = [...counts].find(([, count]) => count > most);
      if (!repeated) return;
      const message = `"${repeated[0]}" is asked for ${repeated[1]} times; ${most} are allowed.`;
      for (;;) context.reportError(new GraphQLError(message, { extensions: { limit: true } }));
    },
  });
}
