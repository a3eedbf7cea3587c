import { Module } from '@nestjs/common';
import { DatabaseLoadRepository } from './database-load.repository';
import { Gauges } from './gauges.service';

/** What Prometheus asks of a process. */
@Module({ providers: [Gauges, DatabaseLoadRepository] })
export class MetricsModule {}
