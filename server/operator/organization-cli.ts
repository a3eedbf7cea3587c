import 'reflect-metadata';
import { columns } from '@kimari/common/text-columns';
import { OPERATOR } from '../access/actor';
import { type CommandLine, misuse, print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import { RunOrganizations } from '../modules/administration';
import { cutOff, limitOf, type OperatorWork, runOperator } from './run-operator';

const HELP = `npm run organization -- list [TEXT] [--limit N]
npm run organization -- appoint-owner ORGANIZATION NAME|ADDRESS
  Lists organizations, and helps one whose owners are suspended or gone. The server may keep running. Changes are recorded
  in the audit log.

  list            prints the newest organizations, or those with TEXT in their name: name, members, rules, owners
    --limit       how many, up to 10000; 50 by default
  appoint-owner   makes an account an owner beside those that there are, and a member first if it is none; owners change
                  and remove members, other owners too

  Exit code 2 if there is no such organization or account.`;

async function main(): Promise<void> {
  const line = readCommandLine(HELP, { options: ['limit'] });
  const work = workIn(line);
  if (!work) throw misuse(HELP, line.words);
  await runOperator(work);
}

/** What the arguments ask for; null if they make no sense. */
function workIn({ words, options }: CommandLine): OperatorWork | null {
  const [name = '', first = '', second = '', ...rest] = words;
  if (rest.length > 0) return null;
  if (name === 'list' && second === '') return listing(first, options['limit']);
  const isAppointment = name === 'appoint-owner' && options['limit'] === undefined;
  return isAppointment && first.trim() !== '' && second.trim() !== '' ? appointing(first, second) : null;
}

function listing(text: string, given: string | undefined): OperatorWork {
  return async (services) => {
    const window = { limit: limitOf(given), offset: 0 };
    const organizations = services.get(RunOrganizations, { strict: false });
    const { items, total, hasMore } = await organizations.list(OPERATOR, text, window);
    if (items.length === 0) return print('No organization');
    print(
      columns(
        items.map(({ name, members, rules, owners, suspendedOwners }) => [
          `@${name}`,
          String(members),
          String(rules),
          owners
            .map((owner) => `@${owner}${suspendedOwners.includes(owner) ? ' (suspended)' : ''}`)
            .join(' '),
        ]),
      ),
    );
    if (hasMore) print(cutOff(items.length, total, 'organization'));
  };
}

function appointing(organization: string, who: string): OperatorWork {
  return async (services) => {
    const organizations = services.get(RunOrganizations, { strict: false });
    const { id } = await organizations.getByName(OPERATOR, organization);
    const { name, username } = await organizations.appointOwner(OPERATOR, id, who);
    print(`${username} owns @${name} now`);
  };
}

runCommand(main);
