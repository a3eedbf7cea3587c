import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Logger } from 'pino';
import { NestLogger } from '../logging/nest-logger';

/** Access to the services of a program's modules. */
export type Services = Pick<INestApplicationContext, 'get'>;

/** Runs the work of a program with the services of its root module, without HTTP, and closes them afterwards. */
export async function withServices<Result>(
  root: Parameters<typeof NestFactory.createApplicationContext>[0],
  logger: Logger,
  work: (services: Services) => Promise<Result>,
): Promise<Result> {
  const context = await NestFactory.createApplicationContext(root, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}
