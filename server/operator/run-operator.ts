import { counted, print } from '../kernel/cli/command-line';
import { createCommandLogger } from '../kernel/cli/command-logger';
import type { Services } from '../kernel/cli/with-services';
import { readEnv } from '../kernel/config/env';
import { StartError } from '../kernel/config/report-failure';
import { schemaDoubt } from '../kernel/database/migrate';
import { openDatabase } from '../kernel/database/open-database';
import { AppError } from '../kernel/errors/app-error';
import { InvalidInput } from '../kernel/errors/issue';
import { toPublicError } from '../kernel/errors/public-error';
import { getTranslator } from '../kernel/i18n/translator';
import { requireSameSecret } from '../kernel/secrets/same-secret';
import { withOperator } from './operator.module';

/** Work of a command with the services of the installation. */
export type OperatorWork = (services: Services) => Promise<void>;

/** The options of a command by the fields of the service that they fill. */
type OptionNames = Readonly<Record<string, string>>;

/**
 * Runs the work with the settings and the database of the installation, beside its server. Throws {@link StartError}, which
 * names refused fields by their options.
 */
export async function runOperator(work: OperatorWork, options: OptionNames = {}): Promise<void> {
  const env = readEnv(undefined, { makesSecret: false, makesFolder: false });
  // Mails are encrypted with it; with a new secret, the server could not read them.
  if (env.JWT_SECRET === '')
    throw new StartError(
      `There is no secret in ${env.DATA_DIR}: set DATA_DIR or JWT_SECRET as for the server`,
    );
  const logger = createCommandLogger(env);
  const database = await openDatabase(env, (message) => logger.info(message), { mustExist: true });
  try {
    await requireCurrentSchema(database.url);
    await withOperator(env, database.url, logger, async (services) => {
      await requireSameSecret(env, services, logger);
      await explained(() => work(services), options);
    });
  } finally {
    await database.close();
  }
}

/** A migration would change the schema under a server of the former release that may be running. */
async function requireCurrentSchema(databaseUrl: string): Promise<void> {
  const doubt = await schemaDoubt(databaseUrl);
  if (doubt !== null) throw new StartError(`The database ${doubt}`);
}

/** The exit code for something that does not exist. */
export const UNKNOWN = 2;

/** Refusals that say that everything is as asked already. */
const AS_ASKED: readonly string[] = [
  'administration.notSuspended',
  'administration.noNotice',
  'organizations.alreadyOwner',
];

/** Reports a service's refusal in the same words as the pages. */
async function explained(work: () => Promise<void>, options: OptionNames): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof InvalidInput) throw new StartError(wordsOf(error, options), { cause: error });
    if (!(error instanceof AppError)) throw error;
    const { reason, code } = error.definition;
    const message = getTranslator('en')(`errors.${reason}`, error.params);
    if (AS_ASKED.includes(reason)) return print(`${message.replace(/\.$/, '')}: nothing to do`);
    throw new StartError(message, { cause: error, ...(code === 'NOT_FOUND' && { exitCode: UNKNOWN }) });
  }
}

/** A line for each field that a service refuses, with the option that fills it. */
function wordsOf(error: InvalidInput, options: OptionNames): string {
  const { issues = [] } = toPublicError(error, 'en');
  return issues
    .map(({ path, message }) => `${options[path.join('.')] ?? path.join('.')}: ${message}`)
    .join('\n');
}

/** The number given for an option, or its default. Throws {@link StartError}. */
export function limitOf(option: string | undefined): number {
  const limit = Number(option ?? USUAL_LIMIT);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MOST) return limit;
  throw new StartError(`--limit is a number from 1 to ${MOST}, not ${JSON.stringify(option)}`);
}

const USUAL_LIMIT = 50;
const MOST = 10_000;

/** The last line of a list that is cut off. No list counts further than {@link MOST}. */
export function cutOff(shown: number, total: number, noun: string): string {
  const all = total < MOST ? counted(total, noun) : `${counted(MOST, noun)} or more`;
  return `${shown.toLocaleString('en')} of ${all}; --limit shows more`;
}
