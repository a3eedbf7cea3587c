import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts';
import { AuthModule } from '../auth';
import { DeviceModule } from '../device';
import { OrganizationsModule } from '../organizations';
import { RulesModule } from '../rules';
import { UsersModule } from '../users';
import { VersionsModule } from '../versions';
import { Administrators } from './administrators.service';
import { AuditLog } from './audit/audit-log.service';
import { AuditSubjectsRepository } from './audit/audit-subjects.repository';
import { MailQueue } from './mails/mail-queue.service';
import { OrganizationsAdminRepository } from './organizations/organizations-admin.repository';
import { RunOrganizations } from './organizations/run-organizations.service';
import { PeopleRepository } from './people/people.repository';
import { People } from './people/people.service';
import { PersonChanges } from './people/person-changes.service';
import { CountFindingsTask } from './findings/count-findings.task';
import { FindingStatisticsRepository } from './findings/finding-statistics.repository';
import { FindingStatisticsResolver } from './findings/finding-statistics.resolver';
import { FindingStatisticsService } from './findings/finding-statistics.service';
import { SiteNoticeController } from './notice/site-notice.controller';
import { SiteNoticeResolver } from './notice/site-notice.resolver';
import { SiteNotices } from './notice/site-notices.service';
import { InstallationStateRepository } from './state/installation-state.repository';
import { InstallationStates } from './state/installation-state.service';
import { AuditLogResolver } from './audit/audit-log.resolver';
import { MailQueueResolver } from './mails/mail-queue.resolver';
import { RunOrganizationsResolver } from './organizations/run-organizations.resolver';
import { PeopleResolver } from './people/people.resolver';
import { InstallationStateResolver } from './state/installation-state.resolver';

/** Administration of the installation, on pages and on the command line. */
@Module({
  imports: [
    UsersModule,
    AuthModule,
    DeviceModule,
    OrganizationsModule,
    RulesModule,
    VersionsModule,
    AccountsModule,
  ],
  providers: [
    Administrators,
    PeopleRepository,
    People,
    PersonChanges,
    OrganizationsAdminRepository,
    RunOrganizations,
    MailQueue,
    AuditSubjectsRepository,
    AuditLog,
    InstallationStateRepository,
    InstallationStates,
    FindingStatisticsRepository,
    FindingStatisticsService,
    CountFindingsTask,
    FindingStatisticsResolver,
    AuditLogResolver,
    MailQueueResolver,
    RunOrganizationsResolver,
    PeopleResolver,
    InstallationStateResolver,
    SiteNotices,
    SiteNoticeResolver,
  ],
  controllers: [SiteNoticeController],
  exports: [SiteNotices, People, PersonChanges, RunOrganizations, MailQueue, AuditLog, InstallationStates],
})
export class AdministrationModule {}
