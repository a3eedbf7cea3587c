import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from './audit';
import { AuditEvent } from './audit-event.entity';
import { AuditRepository } from './audit.repository';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([AuditEvent])],
  providers: [Audit, AuditRepository],
  exports: [Audit],
})
export class AuditModule {}
