import { fileURLToPath } from 'node:url';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Sources and output of the pages' typed documents. */
export const codegen = {
  schema: fromHere('../schema.graphql'),
  /** Searched for `*.graphql`: every operation and fragment is beside the component that uses it. */
  documents: fromHere('./app'),
  output: fromHere('./app/graphql/generated/'),
  config: {
    useTypeImports: true,
    immutableTypes: true,
    enumsAsTypes: true,
    dedupeFragments: true,
    scalars: { ID: 'string' },
  },
} as const;
