import { Global, Module } from '@nestjs/common';
import { RecoveryCodeKeys } from './recovery-code-keys.repository';
import { SecretChange } from './secret-change.task';

/** What depends on the installation's secret and outlives a change of it. */
@Global()
@Module({ providers: [RecoveryCodeKeys, SecretChange], exports: [RecoveryCodeKeys] })
export class SecretsModule {}
