import type { ApolloDriverConfig } from '@nestjs/apollo';

/** A plugin as Nest types it. Apollo's package has two builds with separate types, and ours come from the other one. */
export type ApolloPlugin = NonNullable<ApolloDriverConfig['plugins']>[number];
