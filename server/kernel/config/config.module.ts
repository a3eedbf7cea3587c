import { type DynamicModule, Global, Module } from '@nestjs/common';
import type { Env } from './env';

/** Injection token of the validated settings ({@link Env}). */
export const ENV = Symbol('ENV');

/** Provides the settings of this process to every module. */
@Global()
@Module({})
export class ConfigModule {
  static with(env: Env): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: ENV, useValue: env }], exports: [ENV] };
  }
}
