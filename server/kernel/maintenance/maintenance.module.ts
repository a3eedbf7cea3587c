import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { KERNEL_PURGE_STEPS } from './kernel-purge-steps';
import { PurgeSteps } from './purge-steps';
import { PurgeRepository } from './purge.repository';
import { PurgeTask } from './purge.task';

/** Scheduled housekeeping; modules add the steps for their tables to {@link PurgeSteps}. */
@Module({ imports: [ScheduleModule.forRoot()], providers: [PurgeRepository, PurgeTask] })
export class MaintenanceModule {
  constructor(steps: PurgeSteps) {
    steps.add(...KERNEL_PURGE_STEPS);
  }
}
