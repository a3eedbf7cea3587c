import 'reflect-metadata';
import { columns } from '@kimari/common/text-columns';
import { OPERATOR } from '../access/actor';
import { type CommandLine, misuse, print, readCommandLine } from '../kernel/cli/command-line';
import { runCommand } from '../kernel/cli/run-command';
import { isShownAt, type SiteNotice } from '../kernel/notice/site-notice';
import { SiteNotices } from '../modules/administration';
import { timeOf } from './read-time';
import { type OperatorWork, runOperator } from './run-operator';

const HELP = `npm run notice -- show
npm run notice -- set [--ja TEXT] [--en TEXT] [--warning] [--from TIME] [--until TIME]
npm run notice -- remove
  Shows everybody a notice, such as planned maintenance: above every page, also to people who are not signed in, and in
  the command line. There is one notice at a time. The server may keep running, and shows a change within seconds. Changes
  are recorded in the audit log.

  show        prints the notice, whether it is shown now or not
  set         replaces the notice; one of the two texts is required, and stands in for the other. Readers can dismiss it, and
              see it again once it says something else
    --ja        what readers of Japanese see; plain text in one line, of up to 500 characters
    --en        what readers of English see
    --warning   stands out more
    --from      when it begins, such as 2026-12-01T09:00:00+09:00; without a zone in UTC
    --until     when it ends; without it, when it is removed
  remove      removes it`;

/** The options that fill the fields of a notice. */
const OPTIONS = { textJa: '--ja', textEn: '--en', startsAt: '--from', endsAt: '--until' };

async function main(): Promise<void> {
  const line = readCommandLine(HELP, { options: ['ja', 'en', 'from', 'until'], switches: ['warning'] });
  const work = workIn(line);
  if (!work) throw misuse(HELP, line.words);
  await runOperator(work, OPTIONS);
}

/** What the arguments ask for; null if they make no sense. */
function workIn({ words, switches, options }: CommandLine): OperatorWork | null {
  const [name = '', ...rest] = words;
  if (rest.length > 0) return null;
  if (name === 'set') return setting(options, switches.has('warning'));
  if (switches.size > 0 || Object.keys(options).length > 0) return null;
  if (name === 'show') return show;
  return name === 'remove' ? remove : null;
}

function setting(
  { ja = '', en = '', from, until }: CommandLine['options'],
  isWarning: boolean,
): OperatorWork {
  const [startsAt, endsAt] = [timeOf('from', from) ?? null, timeOf('until', until) ?? null];
  return async (services) => {
    const words = { textJa: ja, textEn: en, startsAt, endsAt };
    const notices = services.get(SiteNotices, { strict: false });
    const notice = await notices.set(OPERATOR, { ...words, severity: isWarning ? 'warning' : 'info' });
    print(`Saved; ${stateOf(notice)}`);
  };
}

const show: OperatorWork = async (services) => {
  const notice = await services.get(SiteNotices, { strict: false }).find(OPERATOR);
  if (!notice) return print('No notice');
  const facts: readonly (readonly [string, string])[] = [
    ['State', stateOf(notice)],
    ['Kind', notice.severity],
    ['Japanese', notice.textJa ?? ''],
    ['English', notice.textEn ?? ''],
    ['From', notice.startsAt?.toISOString() ?? ''],
    ['Until', notice.endsAt?.toISOString() ?? ''],
    ['Saved', notice.savedAt.toISOString()],
  ];
  print(columns(facts.filter(([, value]) => value !== '')));
};

const remove: OperatorWork = async (services) => {
  await services.get(SiteNotices, { strict: false }).remove(OPERATOR);
  print('Removed');
};

function stateOf(notice: SiteNotice): string {
  const now = new Date();
  if (isShownAt(notice, now)) return 'shown now';
  return notice.startsAt !== null && now < notice.startsAt ? 'planned' : 'over';
}

runCommand(main);
