import type { ApolloDriverConfig } from '@nestjs/apollo';

/** A plugin as Nest types it: Apollo's own type comes from the other of the package's two builds. */
export type ApolloPlugin = NonNullable<ApolloDriverConfig['plugins']>[number];
