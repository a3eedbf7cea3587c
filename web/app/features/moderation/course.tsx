import { Flag, Gavel, GitCommitHorizontal, Reply, type IconNode } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import type { CaseDecisionFragment } from '#app/graphql/generated/graphql';
import { useLocale } from '#app/i18n/use-locale';
import { formatDateTime, toIso } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { useTranslation } from '#app/i18n/use-translation';
import type { CaseState } from './case.server';
import { Section } from './section';
import { icons, typography } from '#app/components/ui/styles';
import styles from './case.module.css';

type Event = {
  readonly key: string;
  /** Unix seconds. */
  readonly at: number;
  readonly icon: IconNode;
  readonly what: string;
  readonly who: string | null;
  readonly words?: readonly (string | null | undefined)[];
};

/** The newest events that are shown. */
const MAX_EVENTS = 20;

/** What happened to a reported rule, newest first. */
export function Course({ state }: { readonly state: CaseState }) {
  const { t } = useTranslation('moderation');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const events = useEvents(state);
  return (
    <Section id="case-course" title={t('case.course')}>
      <ol className={styles.course}>
        {events.map(({ key, at, icon, what, who, words = [] }) => (
          <li key={key}>
            <time className={typography.figures} dateTime={toIso(at)}>
              {formatDateTime(at, locale, timeZone)}
            </time>
            <Icon of={icon} className={icons.icon} />
            <span>
              {what}
              {words.map((text) => text && <small key={text}>{text}</small>)}
            </span>
            <span className={styles.who}>{who}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function useEvents({ reports, decisions, versions }: CaseState): readonly Event[] {
  const { t } = useTranslation('moderation');
  const say = useDecisionWords();
  const events: readonly Event[] = [
    ...reports.map(({ id, createdAt, reporter }) => ({
      key: id,
      at: createdAt,
      icon: Flag,
      what: t('course.reported'),
      who: `@${reporter.username}`,
    })),
    ...versions.map(({ version, createdAt }) => ({
      key: version,
      at: createdAt,
      icon: GitCommitHorizontal,
      what: t('course.published', { version }),
      who: null,
    })),
    ...decisions.flatMap((decision) => eventsOf(decision, say(decision), t('course.answered'))),
  ];
  return [...events].sort((a, b) => b.at - a.at).slice(0, MAX_EVENTS);
}

function eventsOf(decision: CaseDecisionFragment, what: string, answered: string): readonly Event[] {
  const { id, decidedAt, decidedBy, reason, note, answer, answeredAt, answeredBy } = decision;
  const decided: Event = {
    key: id,
    at: decidedAt,
    icon: Gavel,
    what,
    who: `@${decidedBy.username}`,
    words: [reason, note],
  };
  if (answer === null || answeredAt === null) return [decided];
  const who = answeredBy ? `@${answeredBy.username}` : null;
  return [
    decided,
    { key: `${id} answer`, at: answeredAt, icon: Reply, what: answered, who, words: [answer] },
  ];
}

/** What a decision did, in a sentence. */
function useDecisionWords(): (decision: Pick<CaseDecisionFragment, 'action' | 'version'>) => string {
  const { t } = useTranslation('moderation');
  return ({ action, version }) => {
    switch (action) {
      case 'DISMISS':
        return t('course.dismissed');
      case 'HIDE':
        return version ? t('course.hid_version', { version }) : t('course.hid_rule');
      case 'UPHOLD':
        return version ? t('course.upheld_version', { version }) : t('course.upheld_rule');
      case 'RESTORE':
        return version ? t('course.restored_version', { version }) : t('course.restored_rule');
    }
  };
}
