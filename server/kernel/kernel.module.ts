import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { Argon2PasswordHasher } from './crypto/argon2-password-hasher';
import { PasswordHasher } from './crypto/password-hasher';
import { LoaderRegistry } from './graphql/loaders';
import { HealthController } from './health/health.controller';
import { RateLimits } from './http/rate-limits';

/** What every module may use without importing it. */
@Global()
@Module({
  providers: [Clock, RateLimits, LoaderRegistry, { provide: PasswordHasher, useClass: Argon2PasswordHasher }],
  exports: [Clock, RateLimits, LoaderRegistry, PasswordHasher],
  controllers: [HealthController],
})
export class KernelModule {}
