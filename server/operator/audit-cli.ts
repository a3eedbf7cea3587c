import 'reflect-metadata';
import { open } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { columns } from '@kimari/common/text-columns';
import { OPERATOR } from '../access/actor';
import { type CommandLine, misuse, print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import { StartError } from '../kernel/config/report-failure';
import {
  type AuditFilter,
  type AuditFormat,
  AuditLog,
  type AuditLogEntry,
  type AuditOutcome,
  auditText,
} from '../modules/administration';
import { timeOf } from './read-time';
import { cutOff, limitOf, type OperatorWork, runOperator, UNKNOWN } from './run-operator';

const HELP = `npm run audit -- list [--limit N] [FILTERS]
npm run audit -- export FILE [--format jsonl|csv] [FILTERS]
npm run audit -- actions
  Reads the log of what was done and refused, newest first. The server may keep running.

  list        prints events: when, action, who, what it was about, from which network
    --limit     how many, up to 10000; 50 by default
  export      writes all events to a new file, or to standard output for "-"; the export itself is recorded
    --format    jsonl, a JSON object a line (the default), or csv
  actions     prints every action that was ever recorded

  Filters, all of which an event must pass:
    --actor     the name, address or id of the account that did it
    --target    what it was about: an id, the name of a user or an organization, or @owner/name of a rule
    --action    an action, such as user.suspend, or all that begin with a word, such as user
    --outcome   done or refused
    --from      the first time, such as 2026-04-01 or 2026-04-01T09:00:00+09:00; without a zone in UTC
    --until     the time after the last

  Exit code 2 if nobody and nothing has the name of --actor or --target.`;

const FILTERS = ['actor', 'target', 'action', 'outcome', 'from', 'until'];
const FORMATS: readonly AuditFormat[] = ['jsonl', 'csv'];
const OUTCOMES: readonly AuditOutcome[] = ['done', 'refused'];

async function main(): Promise<void> {
  const line = readCommandLine(HELP, {
    options: ['limit', 'format', 'actor', 'target', 'action', 'outcome', 'from', 'until'],
  });
  const work = workIn(line);
  if (!work) throw misuse(HELP, line.words);
  await runOperator(work);
}

/** The command that the arguments ask for; null if they are invalid. */
function workIn({ words, options }: CommandLine): OperatorWork | null {
  const [name = '', file = '', ...rest] = words;
  const isFor = (...known: readonly string[]) => Object.keys(options).every((one) => known.includes(one));
  if (rest.length > 0) return null;
  if (name === 'actions' && file === '' && isFor()) return printActions;
  if (name === 'list' && file === '' && isFor('limit', ...FILTERS))
    return listing(filterIn(options), limitOf(options['limit']));
  if (name === 'export' && file !== '' && isFor('format', ...FILTERS))
    return exporting(file, filterIn(options), choiceOf('format', options['format'], FORMATS) ?? 'jsonl');
  return null;
}

const printActions: OperatorWork = async (services) => {
  for (const action of await services.get(AuditLog, { strict: false }).actions(OPERATOR)) print(action);
};

function listing(filter: AuditFilter, limit: number): OperatorWork {
  return async (services) => {
    const log = services.get(AuditLog, { strict: false });
    await requireNames(log, filter);
    const { items, total, hasMore } = await log.list(OPERATOR, filter, { limit, offset: 0 });
    if (items.length === 0) return print('No event');
    print(columns(items.map(cellsOf)));
    if (hasMore) print(cutOff(items.length, total, 'event'));
  };
}

/** A misspelt name would look like somebody who has done nothing. Throws {@link StartError}. */
async function requireNames(log: AuditLog, filter: AuditFilter): Promise<void> {
  const [name] = await log.unknownNames(OPERATOR, filter);
  if (name === undefined) return;
  throw new StartError(
    `No account, organization or rule is called ${JSON.stringify(name)}. Name a deleted one by its id`,
    { exitCode: UNKNOWN },
  );
}

function cellsOf(event: AuditLogEntry): readonly string[] {
  const { at, action, outcome, actorKind, actorName, actorId, targetKind, targetName, targetId, ip } = event;
  return [
    at.toISOString(),
    outcome === 'done' ? action : `${action} (refused)`,
    actorName ?? actorId ?? actorKind,
    targetId === null ? '' : `${targetKind ?? ''} ${targetName ?? targetId}`,
    ip ?? '',
  ];
}

function exporting(file: string, filter: AuditFilter, format: AuditFormat): OperatorWork {
  return async (services) => {
    const log = services.get(AuditLog, { strict: false });
    await requireNames(log, filter);
    const target = file === '-' ? null : await newFile(file);
    const text = auditText(await log.open(OPERATOR, filter), format);
    await (target ? pipeline(Readable.from(text), target) : printAll(text));
  };
}

async function newFile(file: string): Promise<Writable> {
  try {
    return (await open(file, 'wx', 0o600)).createWriteStream();
  } catch (error) {
    const { code } = Object(error) as { readonly code?: unknown };
    if (code === 'EEXIST') throw new StartError(`${file} exists already`, { cause: error });
    throw new StartError(`${file} cannot be written: ${(error as Error).message}`, { cause: error });
  }
}

/** Writes to standard output until all is there, or nothing can be written any more. */
async function printAll(texts: AsyncIterable<string>): Promise<void> {
  for await (const text of texts) {
    const error = await new Promise((resolve) => process.stdout.write(text, resolve));
    if (error) return;
  }
}

function filterIn(options: CommandLine['options']): AuditFilter {
  return {
    actor: options['actor'],
    target: options['target'],
    action: options['action'],
    outcome: choiceOf('outcome', options['outcome'], OUTCOMES),
    from: timeOf('from', options['from']),
    until: timeOf('until', options['until']),
  };
}

function choiceOf<Choice extends string>(
  name: string,
  given: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  const chosen = choices.find((choice) => choice === given);
  if (given === undefined || chosen) return chosen;
  throw new StartError(`--${name} is ${choices.join(' or ')}, not ${JSON.stringify(given)}`);
}

runCommand(main);
