import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { SITE_NAME } from '../../../common/site';

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
  return `${JSON.stringify(SwaggerModule.createDocument(app, config), null, 2)}\n`;
}
