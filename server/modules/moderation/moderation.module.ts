import { Module } from '@nestjs/common';
import { AuthModule } from '../auth';
import { RulesModule } from '../rules';
import { UsersModule } from '../users';
import { VersionsModule } from '../versions';
import { AnswersController } from './answers/answers.controller';
import { AnswersLoaders } from './answers/answers.loaders';
import { AnswersResolver } from './answers/answers.resolver';
import { AnswersService } from './answers/answers.service';
import { CaseChecksService } from './cases/case-checks.service';
import { CasesController } from './cases/cases.controller';
import { CasesResolver } from './cases/cases.resolver';
import { CasesService } from './cases/cases.service';
import { DecisionsService } from './cases/decisions.service';
import { CasesRepository } from './cases.repository';
import { DecisionsRepository } from './decisions.repository';
import { ModerationMails } from './mails/moderation-mails.service';
import { ModeratorsController } from './moderators/moderators.controller';
import { ModeratorsResolver } from './moderators/moderators.resolver';
import { ModeratorsService } from './moderators/moderators.service';
import { NameRequestsController } from './names/name-requests.controller';
import { NameRequestsRepository } from './names/name-requests.repository';
import { NameRequestsResolver } from './names/name-requests.resolver';
import { NameRequests } from './names/name-requests.service';
import { ReportsController } from './reports/reports.controller';
import { ReportsRepository } from './reports/reports.repository';
import { ReportsResolver } from './reports/reports.resolver';
import { ReportsService } from './reports/reports.service';
import { StaffService } from './staff.service';

/** Reports of rules, decisions about them, and the moderators who decide. */
@Module({
  imports: [UsersModule, AuthModule, VersionsModule, RulesModule],
  controllers: [
    ReportsController,
    CasesController,
    AnswersController,
    ModeratorsController,
    NameRequestsController,
  ],
  providers: [
    StaffService,
    CasesRepository,
    DecisionsRepository,
    ReportsRepository,
    ModerationMails,
    ReportsService,
    ReportsResolver,
    CasesService,
    CaseChecksService,
    DecisionsService,
    CasesResolver,
    AnswersService,
    AnswersLoaders,
    AnswersResolver,
    NameRequestsRepository,
    NameRequests,
    NameRequestsResolver,
    ModeratorsService,
    ModeratorsResolver,
  ],
})
export class ModerationModule {}
