import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { Argon2PasswordHasher } from './crypto/argon2-password-hasher';
import { PasswordHasher } from './crypto/password-hasher';
import { DatabaseClock } from './database/database-clock';
import { LoaderRegistry } from './graphql/loaders';
import { HealthController } from './health/health.controller';
import { HealthRepository } from './health/health.repository';
import { ResponseCache } from './http/response-cache/response-cache';
import { RateLimitLeases } from './http/rate-limit-leases';
import { RateLimitsRepository } from './http/rate-limits.repository';
import { RateLimits } from './http/rate-limits';
import { RequestLimits } from './http/request-limits';
import { Jobs } from './jobs/jobs';
import { JobRunsRepository } from './maintenance/job-runs.repository';
import { PurgeSteps } from './maintenance/purge-steps';
import { CurrentNotice } from './notice/current-notice';
import { SiteNoticeRepository } from './notice/site-notice.repository';
import { Connections } from './schema/connections';
import { WorkerPool } from './workers/worker-pool';

/** Global providers that every module can inject. */
@Global()
@Module({
  providers: [
    { provide: Clock, useClass: DatabaseClock },
    HealthRepository,
    RateLimitsRepository,
    RateLimitLeases,
    RateLimits,
    RequestLimits,
    ResponseCache,
    LoaderRegistry,
    PurgeSteps,
    Jobs,
    JobRunsRepository,
    Connections,
    SiteNoticeRepository,
    CurrentNotice,
    WorkerPool,
    { provide: PasswordHasher, useClass: Argon2PasswordHasher },
  ],
  exports: [
    Clock,
    HealthRepository,
    Jobs,
    JobRunsRepository,
    RateLimits,
    RequestLimits,
    ResponseCache,
    LoaderRegistry,
    PurgeSteps,
    Connections,
    SiteNoticeRepository,
    CurrentNotice,
    WorkerPool,
    PasswordHasher,
  ],
  controllers: [HealthController],
})
export class KernelModule {}
