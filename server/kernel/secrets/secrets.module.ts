import { Global, Module } from '@nestjs/common';
import { LeakedTokens } from './leaked-tokens';
import { RecoveryCodeKeys } from './recovery-code-keys.repository';
import { SecretChange } from './secret-change.task';

/** What depends on the installation's secret and outlives a change of it, and secrets that got out. */
@Global()
@Module({
  providers: [LeakedTokens, RecoveryCodeKeys, SecretChange],
  exports: [LeakedTokens, RecoveryCodeKeys],
})
export class SecretsModule {}
