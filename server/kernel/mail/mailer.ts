import type { OutgoingMail } from './mail';

/** Port: hands a mail over to whatever delivers it; throws when that did not work. */
export abstract class Mailer {
  abstract send(mail: OutgoingMail): Promise<void>;

  /** Lets go of connections. */
  abstract close(): void;
}
