import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { SITE_NAME } from '@kimari/common/site';

/** The REST calls as an OpenAPI document, made from the same classes that check input and shape answers. */
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
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * Names operations as the contract does, `rules_getByPath`: clients are generated from the names, so they must not change
 * when code moves. Nest numbers the addresses of one method (`star[1]`); such a call is named by its own address.
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
