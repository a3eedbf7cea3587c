import { Global, Module } from '@nestjs/common';
import { LeakedTokens } from './leaked-tokens';
import { RecoveryCodeKeys } from './recovery-code-keys.repository';
import { SecretChange } from './secret-change.task';

/** Data sealed with the installation's secret across its changes, and leaked tokens. */
@Global()
@Module({
  providers: [LeakedTokens, RecoveryCodeKeys, SecretChange],
  exports: [LeakedTokens, RecoveryCodeKeys],
})
export class SecretsModule {}
