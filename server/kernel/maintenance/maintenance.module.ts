import { Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { KERNEL_PURGE_STEPS } from './kernel-purge-steps';
import { PurgeSteps } from './purge-steps';
import { PurgeTask } from './purge.task';

/** Runs scheduled maintenance; modules register steps for their tables in {@link PurgeSteps}. */
@Module({ imports: [ScheduleModule.forRoot()], providers: [PurgeTask] })
export class MaintenanceModule {
  constructor(steps: PurgeSteps) {
    steps.add(...KERNEL_PURGE_STEPS);
  }
}
