import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SITE_NAME } from '@kimari/common/site';
import { alternativesByClass } from '../kernel/schema/at-least-one';
import { declareErrors } from './error-answer';

/** The OpenAPI document of the REST API, generated from the classes that validate input and define responses. */
export function openapiText(app: INestApplication): string {
  const config = new DocumentBuilder()
    .setTitle(`${SITE_NAME} REST API`)
    .setVersion('1')
    .setDescription(
      'Every success is HTTP 200; errors are `{ defined, code, status, message, data? }`. See docs/api.md.',
    )
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  nameOperations(document);
  declareAlternatives(document);
  declareErrors(document);
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * Names operations as in the contract (`rules_getByPath`). Clients are generated from these names, so they must not change
 * when code moves. Nest numbers the paths of one method (`star[1]`); such a call is named after its path.
 */
function nameOperations(document: OpenAPIObject): void {
  for (const [address, methods] of Object.entries(document.paths)) {
    for (const operation of Object.values(methods) as { operationId: string; tags: string[] }[]) {
      const method = operation.operationId;
      const name = method.endsWith(']') ? address.split('/').at(-1) : method;
      operation.operationId = `${operation.tags.join()}_${name}`;
    }
  }
}

/** Says of which fields one is required. */
function declareAlternatives({ components }: OpenAPIObject): void {
  for (const [name, fields] of alternativesByClass()) {
    const schema = components?.schemas?.[name];
    if (schema) Object.assign(schema, { anyOf: fields.map((field) => ({ required: [field] })) });
  }
}
