import { Global, Module } from '@nestjs/common';
import { ENV } from '../config/config.module';
import { MeteredStorage } from './metered-storage';
import { openStorage, type StorageSettings } from './open-storage';
import { Storage } from './storage';

function meteredStorage(env: StorageSettings): Storage {
  return new MeteredStorage(openStorage(env));
}

/** Provides {@link Storage} to every module. */
@Global()
@Module({
  providers: [{ provide: Storage, inject: [ENV], useFactory: meteredStorage }],
  exports: [Storage],
})
export class StorageModule {}
