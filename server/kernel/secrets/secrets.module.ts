import { Global, Module } from '@nestjs/common';
import { LeakedTokens } from './leaked-tokens';
import { RecoveryCodeKeys } from './recovery-code-keys.repository';

/** Data sealed with the installation's secret across its changes, and leaked tokens. */
@Global()
@Module({
  providers: [LeakedTokens, RecoveryCodeKeys],
  exports: [LeakedTokens, RecoveryCodeKeys],
})
export class SecretsModule {}
