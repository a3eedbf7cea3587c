import { join } from 'node:path';
import type { ReceivedMail } from '../../support/mail';
import { Outbox } from '../../support/outbox';
import { until } from '../../support/until';
import { DATA_DIR } from './site';

/** Tells several mails to one address apart. */
type Wanted = {
  readonly subject?: string;
  /** A part of the address that the mail links to. */
  readonly page?: string;
};

const outbox = new Outbox(join(DATA_DIR, 'outbox'));

/** Waits for the mail to an address and returns its link. */
export async function mailLinkTo(address: string, { subject, page = '' }: Wanted = {}): Promise<string> {
  const found: ReceivedMail[] = [];
  await until(async () => {
    found.push(
      ...(await outbox.mails()).filter(
        (mail) =>
          mail.to.includes(address) &&
          mail.subject.includes(subject ?? '') &&
          (mail.link ?? '').includes(page),
      ),
    );
    return found.length > 0;
  });
  return found[0]?.link ?? '';
}
