import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LineComparisonService } from './line-comparison.service';
import { RuleVersion } from './rule-version.entity';
import { ChecksRepository } from './checks.repository';
import { RecheckTask } from './recheck.task';
import { VersionYank } from './version-yank.entity';
import { VersionsRepository } from './versions.repository';
import { VersionsService } from './versions.service';

@Module({
  imports: [TypeOrmModule.forFeature([RuleVersion, VersionYank])],
  providers: [VersionsRepository, ChecksRepository, RecheckTask, LineComparisonService, VersionsService],
  exports: [VersionsService, LineComparisonService],
})
export class VersionsModule {}
