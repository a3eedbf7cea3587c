import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LineComparisonService } from './line-comparison.service';
import { RuleVersion } from './rule-version.entity';
import { ChecksRepository } from './checks.repository';
import { AssessTask } from './assess.task';
import { AssessmentService } from './assessment.service';
import { AssessmentsRepository } from './assessments.repository';
import { PendingCounts } from './pending-counts';
import { PowersReader } from './powers-reader.service';
import { PowersRepository } from './powers.repository';
import { RereadPowersTask } from './reread-powers.task';
import { ChecksService } from './checks.service';
import { RecheckService } from './recheck.service';
import { RecheckTask } from './recheck.task';
import { RefusalsRepository } from './refusals.repository';
import { RefusalCounts } from './refusals.service';
import { TextChecker } from './text-checker.service';
import { VersionYank } from './version-yank.entity';
import { VersionsRepository } from './versions.repository';
import { VersionsService } from './versions.service';

@Module({
  imports: [TypeOrmModule.forFeature([RuleVersion, VersionYank])],
  providers: [
    VersionsRepository,
    ChecksRepository,
    PendingCounts,
    ChecksService,
    RefusalsRepository,
    RefusalCounts,
    TextChecker,
    RecheckService,
    RecheckTask,
    PowersRepository,
    PowersReader,
    RereadPowersTask,
    AssessmentsRepository,
    AssessmentService,
    AssessTask,
    LineComparisonService,
    VersionsService,
  ],
  exports: [
    VersionsService,
    AssessmentService,
    ChecksService,
    PendingCounts,
    LineComparisonService,
    TextChecker,
    RecheckService,
    RefusalCounts,
  ],
})
export class VersionsModule {}
