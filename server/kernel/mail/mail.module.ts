import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ENV } from '../config/config.module';
import { LOGGER } from '../logging/logging.module';
import { MailOutbox } from './mail-outbox';
import { MailOutboxRow } from './mail-outbox.entity';
import { MailOutboxRepository } from './mail-outbox.repository';
import { MailQueueRepository } from './mail-queue.repository';
import { MailWorker } from './mail-worker';
import { Mailer } from './mailer';
import { openMailer } from './open-mailer';

/** Provides {@link MailOutbox} to every module and runs the worker that sends its mail. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MailOutboxRow])],
  providers: [
    { provide: Mailer, inject: [ENV, LOGGER], useFactory: openMailer },
    MailOutboxRepository,
    MailQueueRepository,
    MailWorker,
    MailOutbox,
  ],
  exports: [MailOutbox, MailQueueRepository, MailWorker, Mailer],
})
export class MailModule {}
