import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { RuleVersion } from './rule-version.entity';
import { VersionYank } from './version-yank.entity';
import { VersionsRepository } from './versions.repository';
import { VersionsService } from './versions.service';

@Module({
  imports: [TypeOrmModule.forFeature([RuleVersion, VersionYank])],
  providers: [VersionsRepository, VersionsService],
  exports: [VersionsService],
})
export class VersionsModule {}
