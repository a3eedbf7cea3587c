import { Args, ID } from '@nestjs/graphql';

/** The argument `id`. */
export const IdArg = () => Args('id', { type: () => ID });

/** An argument that is a text and must be there. */
export const TextArg = (name: string) => Args(name, { type: () => String });
