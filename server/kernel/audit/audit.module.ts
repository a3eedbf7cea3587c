import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from './audit';
import { AuditEvent } from './audit-event.entity';
import { AuditLogRepository } from './audit-log.repository';
import { AuditRepository } from './audit.repository';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent])],
  providers: [Audit, AuditRepository, AuditLogRepository],
  exports: [Audit, AuditLogRepository],
})
export class AuditModule {}
