import { Context } from '@nestjs/graphql';

/** The loaders of the running operation, as a parameter of a field resolver. */
export const CurrentLoaders = () => Context('loaders');
