import 'reflect-metadata';
import { asOneLine } from '@kimari/common/one-line';
import { columns } from '@kimari/common/text-columns';
import { OPERATOR } from '../access/actor';
import { type CommandLine, counted, misuse, print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import type { MailState, QueuedMail } from '../kernel/mail/mail-queue.repository';
import { MailQueue } from '../modules/administration';
import { cutOff, limitOf, type OperatorWork, runOperator } from './run-operator';

const HELP = `npm run mail -- list [--waiting | --dead | --sent] [--limit N]
npm run mail -- show ID
npm run mail -- resend ID
npm run mail -- resend --dead
npm run mail -- drop ID
  Shows the mails of the last days and interferes with those that were not sent. The text of a mail is never shown, because
  it contains sign-in links. The server may keep running, and sends what is resent. Changes are recorded in the audit log.

  list        prints the newest mails: when, state, attempts, recipient, subject, id
    --waiting   only mails that wait for being sent
    --dead      only mails whose sending was abandoned
    --sent      only mails that were sent
    --limit     how many, up to 10000; 50 by default
  show        prints all about a mail but its text
  resend      sends a mail now that waits or is dead; with --dead all that are dead. The text of a dead mail is kept for 7
              days. Its link works for its usual time from then on. A mail whose link was used, replaced or withdrawn is not
              sent: "npm run user -- send-reset" mails a new one
  drop        deletes a mail that was not sent

  Exit code 2 if there is no such mail.`;

const STATES: readonly MailState[] = ['waiting', 'dead', 'sent'];

async function main(): Promise<void> {
  const line = readCommandLine(HELP, { options: ['limit'], switches: ['waiting', 'dead', 'sent'] });
  const work = workIn(line);
  if (!work) throw misuse(HELP, line.words);
  await runOperator(work);
}

/** The command that the arguments ask for; null if they are invalid. */
function workIn({ words, switches, options }: CommandLine): OperatorWork | null {
  const [name = '', id = '', ...rest] = words;
  const states = STATES.filter((state) => switches.has(state));
  if (rest.length > 0 || states.length > 1 || (options['limit'] !== undefined && name !== 'list'))
    return null;
  if (name === 'list' && id === '') return listing(states[0] ?? null, limitOf(options['limit']));
  if (name === 'resend' && id === '' && states[0] === 'dead') return resendDead;
  if (id === '' || states.length > 0) return null;
  const command = COMMANDS.get(name);
  return command ? (services) => command(services.get(MailQueue, { strict: false }), id) : null;
}

const COMMANDS = new Map<string, (mails: MailQueue, id: string) => Promise<void>>([
  ['show', async (mails, id) => show(await mails.get(OPERATOR, id))],
  [
    'resend',
    async (mails, id) =>
      print(`The mail to ${(await mails.resend(OPERATOR, id)).recipient} is due; the server sends it`),
  ],
  ['drop', async (mails, id) => print(`Deleted the mail to ${(await mails.drop(OPERATOR, id)).recipient}`)],
]);

function listing(state: MailState | null, limit: number): OperatorWork {
  return async (services) => {
    const mails = services.get(MailQueue, { strict: false });
    const { items, total, hasMore } = await mails.list(OPERATOR, state, { limit, offset: 0 });
    if (items.length === 0) return print('No mail');
    const rows = items.map((mail) => [
      mail.createdAt.toISOString(),
      mail.state,
      String(mail.attempts),
      mail.recipient,
      asOneLine(mail.subject),
      mail.id,
    ]);
    print(columns(rows));
    if (hasMore) print(cutOff(items.length, total, 'mail'));
  };
}

const resendDead: OperatorWork = async (services) => {
  const sent = await services.get(MailQueue, { strict: false }).resendDead(OPERATOR);
  print(`${counted(sent, 'mail')} due; the server sends what is due`);
};

function show(mail: QueuedMail): void {
  const time = (date: Date | null) => date?.toISOString() ?? '';
  const facts: readonly (readonly [string, string])[] = [
    ['Id', mail.id],
    ['Recipient', mail.recipient],
    ['Subject', asOneLine(mail.subject)],
    ['State', mail.state],
    ['Made', time(mail.createdAt)],
    ['Attempts', String(mail.attempts)],
    ['Next attempt', time(mail.nextAttemptAt)],
    ['Last error', asOneLine(mail.lastError ?? '')],
    ['Sent', time(mail.sentAt)],
    ['Abandoned', time(mail.failedAt)],
    ['Link until', time(mail.linkExpiresAt)],
    ['Text', mail.hasText ? 'kept' : 'erased'],
  ];
  print(columns(facts.filter(([, value]) => value !== '')));
}

runCommand(main);
