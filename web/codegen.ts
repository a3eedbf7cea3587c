import { fileURLToPath } from 'node:url';

const fromHere = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where the typed documents of the pages come from and go to. */
export const codegen = {
  schema: fromHere('../schema.graphql'),
  /** Searched for `*.graphql`: every operation and fragment lies beside the component that reads it. */
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
