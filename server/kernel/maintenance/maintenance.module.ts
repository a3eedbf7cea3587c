import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { Jobs } from '../jobs/jobs';
import { auditPurgeSteps, KERNEL_PURGE_STEPS } from './kernel-purge-steps';
import { PurgeSteps } from './purge-steps';
import { PurgeRepository } from './purge.repository';
import { PurgeTask } from './purge.task';

/**
 * Housekeeping: modules add the steps for their tables to {@link PurgeSteps}. It also starts the jobs of all modules, so that
 * programs without it run none of them.
 */
@Module({ providers: [PurgeRepository, PurgeTask] })
export class MaintenanceModule implements OnApplicationBootstrap {
  constructor(
    steps: PurgeSteps,
    private readonly jobs: Jobs,
    @Inject(ENV) { AUDIT_RETENTION_DAYS }: Env,
  ) {
    steps.add(...KERNEL_PURGE_STEPS, ...auditPurgeSteps(AUDIT_RETENTION_DAYS));
  }

  onApplicationBootstrap(): void {
    this.jobs.start();
  }
}
