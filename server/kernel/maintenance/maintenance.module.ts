import { Inject, Module } from '@nestjs/common';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { auditPurgeSteps, KERNEL_PURGE_STEPS } from './kernel-purge-steps';
import { PurgeSteps } from './purge-steps';
import { PurgeRepository } from './purge.repository';
import { PurgeTask } from './purge.task';

/** Housekeeping: modules add the steps for their tables to {@link PurgeSteps}. */
@Module({ providers: [PurgeRepository, PurgeTask] })
export class MaintenanceModule {
  constructor(steps: PurgeSteps, @Inject(ENV) { AUDIT_RETENTION_DAYS }: Env) {
    steps.add(...KERNEL_PURGE_STEPS, ...auditPurgeSteps(AUDIT_RETENTION_DAYS));
  }
}
