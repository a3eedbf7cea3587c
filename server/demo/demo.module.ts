import { Module } from '@nestjs/common';
import { ImportModule } from '../import/import.module';
import { OrganizationsModule } from '../modules/organizations';
import { RulesModule } from '../modules/rules';
import { UsersModule } from '../modules/users';
import { DemoAccounts } from './demo-accounts';
import { DemoLoader } from './demo-loader';
import { DemoRepository } from './demo.repository';

/** The demo data, which is imported. */
@Module({
  imports: [ImportModule, UsersModule, OrganizationsModule, RulesModule],
  providers: [DemoRepository, DemoAccounts, DemoLoader],
})
export class DemoModule {}
