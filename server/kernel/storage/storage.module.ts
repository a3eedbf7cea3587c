import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/config.module';
import { openStorage } from './open-storage';
import { Storage } from './storage';

/** Provides {@link Storage} to every module. */
@Global()
@Module({
  providers: [{ provide: Storage, inject: [ENV], useFactory: openStorage }],
  exports: [Storage],
})
export class StorageModule {}
