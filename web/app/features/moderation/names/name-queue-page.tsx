import { Form, useNavigation } from '@remix-run/react';
import { Check } from 'lucide';
import { describedBy, Field } from '#app/components/form/field';
import { FormErrors } from '#app/components/form/form-errors';
import { simpleField } from '#app/components/form/simple-field';
import { useFocusOnError } from '#app/components/form/use-focus-on-error';
import { Banner } from '#app/components/feedback/banner';
import { CursorPager } from '#app/components/feedback/cursor-pager';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Breadcrumb } from '#app/components/layout/breadcrumb';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import type { NameRequestLineFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { formatCount } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { paths } from '#app/lib/paths';
import { LIMITS } from '@kimari/common/limits';
import { NameRequestFacts, NameRequestStateBadge } from '#app/components/names/name-request-facts';
import type { NameQueueState, QueueAnswer } from './name-queue.server';
import controlStyles from '#app/components/form/control.module.css';
import tabStyles from '#app/components/rules/rule-tabs.module.css';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from '#app/components/names/names.module.css';

type NameQueuePageProps = { readonly state: NameQueueState; readonly answer: QueueAnswer | undefined };

/** Requests for names that look like somebody else's, for moderators. */
export function NameQueuePage({ state, answer }: NameQueuePageProps) {
  const { t } = useTranslation(['names', 'moderation', 'nav']);
  const { requests, open, isDecided, totalCount, pageInfo, isFirst } = state;
  const tabs = [
    {
      to: operatorPaths.nameQueue(),
      label: t('names:queue.open', { number: formatCount(open) }),
      isHere: !isDecided,
    },
    { to: operatorPaths.nameQueue({ decided: '1' }), label: t('names:queue.decided'), isHere: isDecided },
  ];
  return (
    <div className={layoutStyles.page}>
      <Breadcrumb
        steps={[
          { label: t('nav:home'), to: paths.home() },
          { label: t('moderation:queue.title'), to: paths.moderation() },
          { label: t('names:queue.title') },
        ]}
      />
      <header className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('names:queue.title')}</h1>
          <p>{t('names:queue.lead')}</p>
        </div>
      </header>
      {state.isDone && !answer && (
        <div className={layoutStyles.above}>
          <Banner tone="ok" live>
            {t('names:queue.done')}
          </Banner>
        </div>
      )}
      <nav className={tabStyles.tabs} aria-label={t('names:queue.states')}>
        {tabs.map(({ to, label, isHere }) => (
          <Link key={to} className={tabStyles.tab} to={to} aria-current={isHere ? 'page' : undefined}>
            {label}
          </Link>
        ))}
      </nav>
      {requests.length === 0 ? (
        <EmptyState title={t('names:queue.empty')} help={t('names:queue.empty_help')} />
      ) : (
        <ul className={styles.requests}>
          {requests.map((request) => (
            <li key={request.id}>
              <p className={styles.head}>
                <b className={typography.mono}>{request.name}</b>
                <Link to={paths.user(request.user.username)}>@{request.user.username}</Link>
                <NameRequestStateBadge state={request.state} />
              </p>
              <NameRequestFacts request={request} />
              {!isDecided && (
                <Decision request={request} answer={answer?.id === request.id ? answer : undefined} />
              )}
            </li>
          ))}
        </ul>
      )}
      {totalCount > 0 && (
        <CursorPager
          summary={t('names:queue.total', { count: totalCount })}
          pageInfo={pageInfo}
          isFirst={isFirst}
          toPage={(after) => operatorPaths.nameQueue({ decided: isDecided ? '1' : null, after })}
        />
      )}
    </div>
  );
}

type DecisionProps = {
  readonly request: NameRequestLineFragment;
  readonly answer: QueueAnswer | undefined;
};

function Decision({ request: { id, name }, answer }: DecisionProps) {
  const { t } = useTranslation('names');
  const busy = useNavigation().state !== 'idle';
  const form = useFocusOnError(answer);
  const field = simpleField(`answer-${id}`, answer?.isAboutAnswer ? answer.message : null);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset>
      <FormErrors errors={answer && !answer.isAboutAnswer ? [answer.message] : undefined} />
      <input type="hidden" name="id" value={id} />
      <Field field={field} label={t('queue.answer')} hint={t('queue.answer_hint')}>
        <textarea
          className={controlStyles.textarea}
          id={field.id}
          name="answer"
          rows={2}
          maxLength={LIMITS.reportText.max}
          defaultValue={answer?.answer}
          aria-invalid={field.errors ? true : undefined}
          aria-describedby={describedBy(field, true)}
        />
      </Field>
      <div className={styles.actions}>
        <Button
          type="submit"
          name="intent"
          value="accept"
          icon={Check}
          busy={busy}
          aria-label={t('queue.accept_name', { name })}
        >
          {t('queue.accept')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="refuse"
          variant="ghost"
          busy={busy}
          aria-label={t('queue.refuse_name', { name })}
        >
          {t('queue.refuse')}
        </Button>
      </div>
    </Form>
  );
}
