import type { OutgoingMail } from './mail';

/** Port: delivers mail; throws when delivery fails. */
export abstract class Mailer {
  abstract send(mail: OutgoingMail): Promise<void>;

  /** Connects and signs in without sending anything; throws when mail could not be delivered. */
  abstract check(): Promise<void>;

  /** Closes connections. */
  abstract close(): void;
}
