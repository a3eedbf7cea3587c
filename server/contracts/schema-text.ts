import type { INestApplication } from '@nestjs/common';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';

/** The served schema as SDL in a stable order. */
export function schemaText(app: INestApplication): string {
  const { schema } = app.get(GraphQLSchemaHost, { strict: false });
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
