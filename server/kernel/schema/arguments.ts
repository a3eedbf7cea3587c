import { Args, ID } from '@nestjs/graphql';

/** The argument `id`. */
export const IdArg = () => Args('id', { type: () => ID });

/** A required string argument. */
export const TextArg = (name: string) => Args(name, { type: () => String });
