import { Module } from '@nestjs/common';
import { AuditModule } from '../kernel/audit/audit.module';
import { OrganizationsModule } from '../modules/organizations';
import { RulesModule } from '../modules/rules';
import { UsersModule } from '../modules/users';
import { VersionsModule } from '../modules/versions';
import { ImportOwners } from './import-owners';
import { ImportRepository } from './import.repository';
import { RuleImporter } from './rule-importer';

const SERVICES = [ImportRepository, ImportOwners, RuleImporter];

/** Bulk import. A running server loads it lazily; programs run it by {@link withImport}. */
@Module({
  imports: [AuditModule, UsersModule, OrganizationsModule, VersionsModule, RulesModule],
  providers: SERVICES,
  exports: SERVICES,
})
export class ImportModule {}
