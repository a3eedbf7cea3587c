import 'reflect-metadata';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { OPERATOR } from '../access/actor';
import { type CommandLine, misuse, print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import type { Services } from '../kernel/cli/with-services';
import { StartError } from '../kernel/config/report-failure';
import { InvalidInput } from '../kernel/errors/issue';
import { People, type Person } from '../modules/administration';
import { type OperatorAccount, OperatorAccounts, OperatorInvitations } from '../modules/auth';
import { NameRequests } from '../modules/moderation';
import { ACCOUNT_COMMANDS } from './account-commands';
import { INVITATION_COMMANDS } from './invitation-commands';
import { mailNote } from './mail-note';
import { generatePassword, readPassword } from './read-password';
import { type OperatorWork, runOperator } from './run-operator';

const HELP = `npm run user -- list [TEXT] [--suspended | --unverified] [--limit N]
npm run user -- show NAME|ADDRESS
npm run user -- reset-second-factor NAME|ADDRESS
npm run user -- set-password NAME|ADDRESS [--generate]
npm run user -- send-reset NAME|ADDRESS
npm run user -- verify NAME|ADDRESS
npm run user -- suspend NAME|ADDRESS --reason TEXT
npm run user -- restore NAME|ADDRESS
npm run user -- delete NAME|ADDRESS [--with-rules] --yes
npm run user -- allow-name NAME|ADDRESS NEW-NAME
npm run user -- invite ADDRESS [--locale ja|en]
npm run user -- withdraw-invitation ADDRESS
npm run user -- invitations
  Lists accounts, helps owners who are locked out, and suspends or deletes accounts. Before you help, make sure that it is
  the owner who asks. The server may keep running. Every change is recorded in the events of the account, and its owner
  gets a mail.

  list                  prints the newest accounts, or those with TEXT in their name, address or display name
    --suspended         only suspended accounts
    --unverified        only accounts whose address is not verified
    --limit             how many, up to 10000; 50 by default
  show                  prints what matters for signing in
  reset-second-factor   removes the second factor and its recovery codes; the password alone signs in afterwards
  set-password          sets a password, typed or piped into the command, and ends sessions, command-line tokens and
                        links of the account, as a reset by mail does
    --generate          makes a password and prints it
  send-reset            mails the owner a link to set a password
  verify                marks the address as verified
  allow-name            lets the account take a name that looks like a known one, for itself or an organization, and
                        accepts its open request for it
  suspend               ends all access to the account at once; public rules stay readable
    --reason            what the owner reads about it, in a mail
  restore               lifts a suspension
  delete                deletes the account as its owner would; public rules stay under a deleted user
    --with-rules        deletes the public rules as well
    --yes               is required, because nothing brings an account back

  The others are about people without an account:

  invite                lets an address register in the next 7 days, whatever REGISTRATION says, and mails it
    --locale            the language of that mail: ja (the default) or en
  withdraw-invitation   ends that
  invitations           lists the addresses that were invited here and have no account yet

  Exit code 2 if no account has the name or address.`;

/** The exit code for an account that does not exist. */
const UNKNOWN = 2;

type Command = (
  accounts: OperatorAccounts,
  account: OperatorAccount,
  options: { readonly generates: boolean },
) => Promise<void>;

const COMMANDS = new Map<string, Command>([
  ['show', show],
  ['reset-second-factor', resetSecondFactor],
  ['set-password', setPassword],
  ['verify', verify],
]);

/** The options of each command; {@link ACCOUNT_COMMANDS} has those of the others. */
const OPTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['set-password', ['generate']],
  ['invite', ['locale']],
]);

async function main(): Promise<void> {
  const line = readCommandLine(HELP, {
    options: ['limit', 'locale', 'reason'],
    switches: ['generate', 'suspended', 'unverified', 'with-rules', 'yes'],
  });
  const work = workIn(line);
  if (!work) throw misuse(HELP, line.words);
  await runOperator(work);
}

/** The command that the arguments ask for; null if they are invalid. */
function workIn({ words, switches, options }: CommandLine): OperatorWork | null {
  const [name = '', who = '', ...more] = words;
  const [newName = '', ...rest] = name === 'allow-name' ? more : ['', ...more];
  const given = [...switches, ...Object.keys(options)];
  const accountCommand = ACCOUNT_COMMANDS.get(name);
  const invitationCommand = INVITATION_COMMANDS.get(name);
  const takes = accountCommand?.takes ?? OPTIONS.get(name) ?? [];
  if (rest.length > 0 || !given.every((one) => takes.includes(one))) return null;
  if (name === 'invitations' ? who !== '' : who.trim() === '' && name !== 'list') return null;
  if (name === 'allow-name' && newName === '') return null;
  if (name === 'allow-name' && !NAME_PATTERN.test(newName))
    throw new StartError(
      `A name has letters, digits, underscores and hyphens only, unlike ${JSON.stringify(newName)}`,
    );
  if (name === 'list' && switches.has('suspended') && switches.has('unverified')) return null;
  if (accountCommand) return (services) => accountCommand.run(services, { who, options, switches });
  if (invitationCommand)
    return (services) =>
      invitationCommand(services.get(OperatorInvitations, { strict: false }), {
        address: who,
        locale: options['locale'],
      });
  if (name === 'allow-name') return (services) => allowName(services, who, newName);
  const command = COMMANDS.get(name);
  if (!command) return null;
  return async (services) => {
    const accounts = services.get(OperatorAccounts, { strict: false });
    const account = await accountOf(accounts, who);
    await command(accounts, account, { generates: switches.has('generate') });
    if (name === 'show')
      showMore(await services.get(People, { strict: false }).get(OPERATOR, account.user.id));
  };
}

async function accountOf(accounts: OperatorAccounts, who: string): Promise<OperatorAccount> {
  const account = await accounts.find(who);
  if (account) return account;
  throw new StartError(`No account has the name or address ${JSON.stringify(who)}`, { exitCode: UNKNOWN });
}

function showMore({ suspendedAt, suspensionReason, ...person }: Person): void {
  if (suspendedAt) print(`Suspended      ${suspendedAt.toISOString()}: ${suspensionReason}`);
  print(`Last seen      ${person.lastSeenAt?.toISOString() ?? 'not in the last 30 days'}`);
  print(`Sessions       ${person.sessions}, and ${person.cliTokens} command-line tokens`);
  print(`Rules          ${person.rules}, and ${person.organizations} organizations`);
  if (person.providers.length > 0) print(`Signs in with  ${person.providers.join(', ')}`);
}

async function show(
  _accounts: OperatorAccounts,
  { user, hasPassword, secondFactor, isReadable }: OperatorAccount,
): Promise<void> {
  print(`Username       ${user.username}`);
  print(`Address        ${addressOf(user)}`);
  print(`Role           ${user.role}`);
  print(`Since          ${user.createdAt.toISOString()}`);
  print(`Password       ${hasPassword ? 'set' : 'none'}`);
  if (!secondFactor) return print('Second factor  off');
  const { enabledAt, recoveryCodesLeft } = secondFactor;
  const lost = isReadable ? '' : '; it cannot be opened with the present JWT_SECRET';
  print(
    `Second factor  on since ${enabledAt.toISOString()}, ${recoveryCodesLeft} recovery codes left${lost}`,
  );
}

function addressOf({ email, emailVerified }: OperatorAccount['user']): string {
  if (email === '') return 'none; nobody can sign in';
  return `${email} (${emailVerified ? 'verified' : 'not verified'})`;
}

async function resetSecondFactor(accounts: OperatorAccounts, { user }: OperatorAccount): Promise<void> {
  print(
    (await accounts.removeSecondFactor(user))
      ? `Removed the second factor of ${user.username}; ${mailNote(user)}`
      : `${user.username} has no second factor: nothing to do`,
  );
}

async function setPassword(
  accounts: OperatorAccounts,
  { user, secondFactor }: OperatorAccount,
  { generates }: { readonly generates: boolean },
): Promise<void> {
  const password = generates ? generatePassword() : await readPassword();
  if (password.length > LIMITS.password.max)
    throw new StartError(`The password has more than ${LIMITS.password.max} characters`);
  await accounts.setPassword(user, password).catch((error: unknown) => {
    if (!(error instanceof InvalidInput)) throw error;
    throw new StartError(
      `The password is too short or too easy to guess: give at least ${LIMITS.password.min} characters, or use --generate`,
      { cause: error },
    );
  });
  print(`Set the password of ${user.username} and ended its sessions; ${mailNote(user)}`);
  if (user.email === '') print('Nobody can sign in with it: that takes an address');
  if (generates) print(`Password: ${password}`);
  if (secondFactor) print('The second factor is still on: "reset-second-factor" removes it');
}

async function verify(accounts: OperatorAccounts, { user }: OperatorAccount): Promise<void> {
  print(
    (await accounts.verifyAddress(user))
      ? `Verified ${user.email} of ${user.username}`
      : `${user.email} is verified already: nothing to do`,
  );
}

async function allowName(services: Services, who: string, newName: string): Promise<void> {
  const { user } = await accountOf(services.get(OperatorAccounts, { strict: false }), who);
  print(
    (await services.get(NameRequests, { strict: false }).allowByOperator(user, newName))
      ? `${user.username} may take the name ${newName}; ${mailNote(user)}`
      : `${user.username} may take the name ${newName} already: nothing to do`,
  );
}

runCommand(main);
