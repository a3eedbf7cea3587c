import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Logger } from 'pino';

/** Injection token of the process's pino logger. */
export const LOGGER = Symbol('LOGGER');

@Global()
@Module({})
export class LoggingModule {
  static with(logger: Logger): DynamicModule {
    return { module: LoggingModule, providers: [{ provide: LOGGER, useValue: logger }], exports: [LOGGER] };
  }
}
