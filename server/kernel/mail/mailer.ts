import type { OutgoingMail } from './mail';

/** Port: delivers mail; throws when delivery fails. */
export abstract class Mailer {
  abstract send(mail: OutgoingMail): Promise<void>;

  /** Closes connections. */
  abstract close(): void;
}
