import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Audit } from './audit';
import { AuditEvent } from './audit-event.entity';

@Global()
@Module({ imports: [TypeOrmModule.forFeature([AuditEvent])], providers: [Audit], exports: [Audit] })
export class AuditModule {}
