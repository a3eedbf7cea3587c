import 'reflect-metadata';
import { LIMITS } from '@kimari/common/limits';
import { NAME_PATTERN } from '@kimari/common/patterns';
import { type CommandLine, print, readCommandLine } from '../kernel/cli/command-line';
import type { Services } from '../kernel/cli/with-services';
import { readEnv } from '../kernel/config/env';
import { reportFailure, StartError } from '../kernel/config/report-failure';
import { pendingMigrations } from '../kernel/database/migrate';
import { openDatabase } from '../kernel/database/open-database';
import { InvalidInput } from '../kernel/errors/issue';
import { createLogger } from '../kernel/logging/logger';
import { reportTo } from '../kernel/logging/report';
import { type OperatorAccount, OperatorAccounts, OperatorInvitations } from '../modules/auth';
import { INVITATION_COMMANDS } from './invitation-commands';
import { withOperator } from './operator.module';
import { generatePassword, readPassword } from './read-password';

const HELP = `npm run user -- show NAME|ADDRESS
npm run user -- reset-second-factor NAME|ADDRESS
npm run user -- set-password NAME|ADDRESS [--generate]
npm run user -- verify NAME|ADDRESS
npm run user -- invite ADDRESS [--locale ja|en]
npm run user -- withdraw-invitation ADDRESS
npm run user -- invitations
npm run user -- allow-name NAME|ADDRESS NEW-NAME
  Helps the owner of an account who is locked out. Make sure first that it is the owner who asks. The server may keep
  running. Every change is recorded in the events of the account, and its owner gets a mail.

  show                  prints what matters for signing in
  reset-second-factor   removes the second factor and its recovery codes; the password alone signs in afterwards
  set-password          sets a password, typed or piped into the command, and ends sessions, command-line tokens and
                        links of the account, as a reset by mail does
    --generate          makes a password and prints it
  verify                marks the address as verified
  allow-name            lets the account take a name that looks like a known one, for itself or an organization

  The others are about people without an account:

  invite                lets an address register in the next 7 days, whatever REGISTRATION says, and mails it
    --locale            the language of that mail: ja (the default) or en
  withdraw-invitation   ends that
  invitations           lists the addresses that were invited here

  Exit code 2 if no account has the name or address.`;

/** The exit code for an account that does not exist. */
const UNKNOWN = 2;

type Command = (
  accounts: OperatorAccounts,
  account: OperatorAccount,
  options: { readonly generates: boolean; readonly newName: string },
) => Promise<void>;

const COMMANDS = new Map<string, Command>([
  ['show', show],
  ['reset-second-factor', resetSecondFactor],
  ['set-password', setPassword],
  ['verify', verify],
  ['allow-name', allowName],
]);

/** Work with the services of accounts. */
type Work = (services: Services) => Promise<void>;

async function main(): Promise<void> {
  const work = workIn(readCommandLine(HELP, { options: ['locale'], switches: ['generate'] }));
  if (!work) throw new StartError(HELP);
  const env = readEnv(undefined, { makesSecret: false, makesFolder: false });
  // Mails are sealed with it; a new one would make them unreadable for the server.
  if (env.JWT_SECRET === '')
    throw new StartError(
      `There is no secret in ${env.DATA_DIR}: set DATA_DIR or JWT_SECRET as for the server`,
    );
  const level = env.LOG_LEVEL === 'info' ? 'warn' : env.LOG_LEVEL;
  const logger = createLogger({ LOG_LEVEL: level }, process.stderr);
  const database = await openDatabase(env, reportTo(logger), { mustExist: true });
  try {
    await requireCurrentSchema(database.url);
    await withOperator(env, database.url, logger, work);
  } finally {
    await database.close();
  }
}

/** What the arguments ask for; null if they make no sense. */
function workIn({ words, switches, options }: CommandLine): Work | null {
  const [name = '', who = '', ...more] = words;
  const [newName = '', ...rest] = name === 'allow-name' ? more : ['', ...more];
  const generates = switches.has('generate');
  const { locale } = options;
  if (rest.length > 0 || (generates && name !== 'set-password') || (locale && name !== 'invite')) return null;
  if ((who.trim() === '') !== (name === 'invitations')) return null;
  const invitationCommand = INVITATION_COMMANDS.get(name);
  if (invitationCommand)
    return (services) =>
      invitationCommand(services.get(OperatorInvitations, { strict: false }), { address: who, locale });
  const command = COMMANDS.get(name);
  if (name === 'allow-name' && !NAME_PATTERN.test(newName)) return null;
  return command
    ? async (services) => {
        const accounts = services.get(OperatorAccounts, { strict: false });
        await command(accounts, await accountOf(accounts, who), { generates, newName });
      }
    : null;
}

async function accountOf(accounts: OperatorAccounts, who: string): Promise<OperatorAccount> {
  const account = await accounts.find(who);
  if (account) return account;
  throw new StartError(`No account has the name or address ${JSON.stringify(who)}`, { exitCode: UNKNOWN });
}

/** A migration would change the schema below a server of the release before, which may be running. */
async function requireCurrentSchema(databaseUrl: string): Promise<void> {
  const [pending] = await pendingMigrations(databaseUrl);
  if (pending === undefined) return;
  throw new StartError(
    `The database is from another release (${pending} is not applied): start this release, or run "npm run migrate" first`,
  );
}

async function show(
  _accounts: OperatorAccounts,
  { user, hasPassword, secondFactor, isReadable }: OperatorAccount,
): Promise<void> {
  print(`Username       ${user.username}`);
  print(`Address        ${user.email} (${user.emailVerified ? 'verified' : 'not verified'})`);
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

async function resetSecondFactor(accounts: OperatorAccounts, { user }: OperatorAccount): Promise<void> {
  print(
    (await accounts.removeSecondFactor(user))
      ? `Removed the second factor of ${user.username}; a mail goes to ${user.email}`
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
  print(`Set the password of ${user.username} and ended its sessions; a mail goes to ${user.email}`);
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

async function allowName(
  accounts: OperatorAccounts,
  { user }: OperatorAccount,
  { newName }: { readonly newName: string },
): Promise<void> {
  print(
    (await accounts.allowName(user, newName))
      ? `${user.username} may take the name ${newName}`
      : `${user.username} may take the name ${newName} already: nothing to do`,
  );
}

main().catch(reportFailure);
