import { type ASTVisitor, type FieldNode, GraphQLError, type ValidationContext } from 'graphql';

/** The key of a field's `extensions` that keeps the field from being asked for below itself. */
export const NOT_BELOW_ITSELF = 'notBelowItself';

/** What lies below a field or in a fragment: itself, and through the fragments it names. */
type Part = { readonly marked: Set<string>; readonly fragments: Set<string> };

/**
 * Refuses a marked field below itself, also through fragments: each level of such a field multiplies the work, and
 * nobody shows more than one. Every part of the document is looked at once.
 */
export function notBelowItself(context: ValidationContext): ASTVisitor {
  const fields: { readonly node: FieldNode; readonly name: string; readonly below: Part }[] = [];
  const fragments = new Map<string, Part>();
  const marked = new Set<FieldNode>();
  const open: Part[] = [];
  const close = () => {
    open.pop();
  };
  return {
    FragmentDefinition: {
      enter: ({ name }) => {
        const part: Part = { marked: new Set(), fragments: new Set() };
        fragments.set(name.value, part);
        open.push(part);
      },
      leave: close,
    },
    FragmentSpread: ({ name }) => {
      for (const part of open) part.fragments.add(name.value);
    },
    Field: {
      enter: (node) => {
        const definition = context.getFieldDef();
        if (definition?.extensions[NOT_BELOW_ITSELF] !== true) return;
        const name = `${context.getParentType()?.name ?? ''}.${definition.name}`;
        for (const part of open) part.marked.add(name);
        const below: Part = { marked: new Set(), fragments: new Set() };
        fields.push({ node, name, below });
        marked.add(node);
        open.push(below);
      },
      leave: (node) => {
        if (marked.has(node)) close();
      },
    },
    Document: {
      leave: () => {
        for (const { node, name, below } of fields) {
          if (!reaches(below, name, fragments)) continue;
          const message = `"${name}" cannot be asked for below itself.`;
          context.reportError(new GraphQLError(message, { nodes: node, extensions: { limit: true } }));
        }
      },
    },
  };
}

function reaches(part: Part, name: string, fragments: ReadonlyMap<string, Part>): boolean {
  const seen = new Set<Part>();
  const left = [part];
  for (let next = left.pop(); next; next = left.pop()) {
    if (next.marked.has(name)) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    for (const fragment of next.fragments) {
      const found = fragments.get(fragment);
      if (found) left.push(found);
    }
  }
  return false;
}
