import { LIMITS } from '@kimari/common/limits';
import { LOCALES } from '@kimari/common/locale';
import { print } from '../kernel/cli/command-line';
import { StartError } from '../kernel/config/report-failure';
import { AppError } from '../kernel/errors/app-error';
import { checkField } from '../kernel/schema/field-spec';
import type { OperatorInvitations } from '../modules/auth';

/** The arguments after the name of a command, as typed. */
export type InvitationWords = { readonly address: string; readonly locale: string | undefined };

type InvitationCommand = (invitations: OperatorInvitations, words: InvitationWords) => Promise<void>;

/** The commands about people without an account. */
export const INVITATION_COMMANDS: ReadonlyMap<string, InvitationCommand> = new Map([
  ['invite', invite],
  ['withdraw-invitation', withdraw],
  ['invitations', list],
]);

async function invite(invitations: OperatorInvitations, words: InvitationWords): Promise<void> {
  const { locale: given = 'ja' } = words;
  const address = addressIn(words);
  const locale = LOCALES.find((one) => one === given);
  if (!locale) throw new StartError(`--locale is one of ${LOCALES.join(', ')}, not ${JSON.stringify(given)}`);
  const expiresAt = await invitations.invite(address, locale).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new StartError(`${address} has an account already`, { cause: error });
  });
  print(`Invited ${address} to register until ${expiresAt.toISOString()}; a mail goes there`);
}

async function withdraw(invitations: OperatorInvitations, words: InvitationWords): Promise<void> {
  const address = addressIn(words);
  print(
    (await invitations.withdraw(address))
      ? `Withdrew the invitation of ${address}`
      : `${address} is not invited: nothing to do`,
  );
}

async function list(invitations: OperatorInvitations): Promise<void> {
  const found = await invitations.list();
  if (found.length === 0) print('Nobody is invited');
  for (const { email, expiresAt } of found) print(`${email}  until ${expiresAt.toISOString()}`);
}

function addressIn({ address }: InvitationWords): string {
  const trimmed = address.trim();
  const issues = checkField({ kind: 'text', email: true, max: LIMITS.email.max }, trimmed, []);
  if (issues.length > 0) throw new StartError(`${JSON.stringify(address)} is no e-mail address`);
  return trimmed;
}
