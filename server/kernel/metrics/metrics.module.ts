import { Module } from '@nestjs/common';
import { DatabaseLoadRepository } from './database-load.repository';
import { Gauges } from './gauges.service';

/** Metrics for Prometheus. */
@Module({ providers: [Gauges, DatabaseLoadRepository] })
export class MetricsModule {}
