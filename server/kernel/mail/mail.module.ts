import path from 'node:path';
import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Logger } from 'pino';
import { ENV } from '../config/config.module';
import type { Env } from '../config/env';
import { LOGGER } from '../logging/logging.module';
import { MailOutbox } from './mail-outbox';
import { MailOutboxRow } from './mail-outbox.entity';
import { MailOutboxRepository } from './mail-outbox.repository';
import { MailWorker } from './mail-worker';
import { Mailer } from './mailer';
import { OutboxMailer } from './outbox-mailer';
import { SmtpMailer } from './smtp-mailer';

function createMailer({ SMTP_URL, DATA_DIR, MAIL_FROM, APP_URL }: Env, logger: Logger): Mailer {
  if (SMTP_URL) return new SmtpMailer(SMTP_URL, MAIL_FROM, APP_URL);
  return new OutboxMailer(path.join(DATA_DIR, 'outbox'), MAIL_FROM, APP_URL, logger);
}

/** Provides {@link MailOutbox} to every module and runs the worker that sends its mail. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([MailOutboxRow])],
  providers: [
    { provide: Mailer, inject: [ENV, LOGGER], useFactory: createMailer },
    MailOutboxRepository,
    MailWorker,
    MailOutbox,
  ],
  exports: [MailOutbox],
})
export class MailModule {}
