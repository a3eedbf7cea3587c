import { Global, Module } from '@nestjs/common';
import { LeakedTokens } from './leaked-tokens';
import { RecoveryCodeKeys } from './recovery-code-keys.repository';
import { SecretState } from './secret-state.repository';

/** Data sealed with the installation's secret across its changes, and leaked tokens. */
@Global()
@Module({
  providers: [LeakedTokens, RecoveryCodeKeys, SecretState],
  exports: [LeakedTokens, RecoveryCodeKeys],
})
export class SecretsModule {}
