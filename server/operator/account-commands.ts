import { ADMINISTRATION_LIMITS } from '@kimari/common/administration-limits';
import { columns } from '@kimari/common/text-columns';
import { OPERATOR } from '../access/actor';
import { print } from '../kernel/cli/command-line';
import type { Services } from '../kernel/cli/with-services';
import { StartError } from '../kernel/config/report-failure';
import { People, PersonChanges, type PersonState } from '../modules/administration';
import { mailNote } from './mail-note';
import { cutOff, limitOf } from './run-operator';

/** The arguments after the name of a command, as typed. */
export type AccountWords = {
  readonly who: string;
  readonly options: Readonly<Record<string, string | undefined>>;
  readonly switches: ReadonlySet<string>;
};

type AccountCommand = {
  readonly run: (services: Services, words: AccountWords) => Promise<void>;
  /** The options and switches of the command. */
  readonly takes: readonly string[];
};

const changesOf = (services: Services) => services.get(PersonChanges, { strict: false });

/** The commands about accounts that are also on the admin page. */
export const ACCOUNT_COMMANDS: ReadonlyMap<string, AccountCommand> = new Map([
  ['list', { run: list, takes: ['suspended', 'unverified', 'limit'] }],
  ['suspend', { run: suspend, takes: ['reason'] }],
  ['restore', { run: restore, takes: [] }],
  ['delete', { run: remove, takes: ['with-rules', 'yes'] }],
  ['send-reset', { run: sendReset, takes: [] }],
]);

async function list(services: Services, { who, options, switches }: AccountWords): Promise<void> {
  const state: PersonState | undefined = switches.has('suspended')
    ? 'suspended'
    : switches.has('unverified')
      ? 'unverified'
      : undefined;
  const people = services.get(People, { strict: false });
  const window = { limit: limitOf(options['limit']), offset: 0 };
  const { items, total, hasMore } = await people.list(OPERATOR, { text: who, state }, window);
  if (items.length === 0) return print('No account');
  const rows = items.map(({ username, email, role, emailVerified, suspendedAt, createdAt }) => [
    username,
    email || '-',
    role,
    suspendedAt ? 'suspended' : emailVerified ? 'active' : email === '' ? 'no address' : 'not verified',
    createdAt.toISOString(),
  ]);
  print(columns(rows));
  if (hasMore) print(cutOff(items.length, total, 'account'));
}

async function suspend(services: Services, { who, options }: AccountWords): Promise<void> {
  const reason = options['reason']?.trim() ?? '';
  if (reason === '') throw new StartError('Give the reason that the owner gets by mail: --reason TEXT');
  if ([...reason].length > ADMINISTRATION_LIMITS.suspensionReason.max)
    throw new StartError(`The reason has more than ${ADMINISTRATION_LIMITS.suspensionReason.max} characters`);
  const user = await changesOf(services).suspend(OPERATOR, who, reason);
  print(`Suspended ${user.username} and ended its access; ${mailNote(user)}`);
}

async function restore(services: Services, { who }: AccountWords): Promise<void> {
  const user = await changesOf(services).restore(OPERATOR, who);
  print(`Lifted the suspension of ${user.username}; ${mailNote(user)}`);
}

async function remove(services: Services, { who, switches }: AccountWords): Promise<void> {
  if (!switches.has('yes')) throw new StartError('Nothing brings an account back: add --yes to delete it');
  const deleteRules = switches.has('with-rules');
  const user = await changesOf(services).delete(OPERATOR, who, { deleteRules });
  print(`Deleted the account of ${user.username}; ${mailNote(user)}`);
}

async function sendReset(services: Services, { who }: AccountWords): Promise<void> {
  const user = await changesOf(services).sendReset(OPERATOR, who);
  print(`A link to set a password goes to ${user.email}; it works for 30 minutes`);
}
