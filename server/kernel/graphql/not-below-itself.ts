import { type ASTVisitor, type FieldNode, GraphQLError, type ValidationContext } from 'graphql';

/** The key in a field's `extensions` that forbids nesting the field inside itself. */
export const NOT_BELOW_ITSELF = 'notBelowItself';

/** The marked fields and fragment spreads inside a field or fragment. */
type Part = { readonly marked: Set<string>; readonly fragments: Set<string> };

/**
 * Rejects a marked field nested inside itself, also through fragments: each level multiplies the work, and no page needs
 * more than one. Visits every part of the document once.
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
          const message = `"${name}" cannot be nested inside itself.`;
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
