import { Form } from '@remix-run/react';
import { EmptyState } from '#app/components/feedback/empty-state';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { cn } from '#app/lib/cn';
import { formatCount } from '#app/lib/format';
import { operatorPaths } from '#app/lib/operator-paths';
import { useNow } from '#app/session/site-state';
import type { Answer } from './access.server';
import { Moment } from './facts';
import { FilterChoice } from './filter-field';
import { Frame, Pager } from './frame';
import type { Mails } from './mails.server';
import { badgeStyles, typography } from '#app/components/ui/styles';
import tables from '#app/components/ui/table.module.css';
import styles from './administration.module.css';

type MailsPageProps = { readonly state: Mails; readonly answer: Answer | undefined };
type MailLine = Mails['mails']['nodes'][number];

/** The queue of mails, for administrators. */
export function MailsPage({ state: { title, state, isFirst, mails }, answer }: MailsPageProps) {
  const { t } = useTranslation('administration');
  const words = useStateWords();
  return (
    <Frame section="mails" title={title} answer={answer}>
      <p className={typography.muted}>{t('mails.help')}</p>
      <Form method="get" className={styles.filters}>
        <FilterChoice
          id="mails-state"
          name="state"
          label={t('mails.state')}
          defaultValue={state}
          choices={[
            { value: '', label: t('mails.all') },
            { value: 'waiting', label: words.WAITING },
            { value: 'dead', label: words.DEAD },
            { value: 'sent', label: words.SENT },
          ]}
        />
        <Button type="submit">{t('show')}</Button>
      </Form>
      <Form method="post" className={styles.actions}>
        <Button type="submit" name="intent" value="resend-dead">
          {t('mails.resend_dead')}
        </Button>
      </Form>
      {mails.nodes.length === 0 ? (
        <EmptyState title={t('mails.none')} help={t('mails.none_help')} />
      ) : (
        <table className={cn(tables.table, tables.labelled, styles.rows)}>
          <thead>
            <tr>
              <th scope="col">{t('mails.subject')}</th>
              <th scope="col">{t('mails.recipient')}</th>
              <th scope="col">{t('mails.made')}</th>
              <th scope="col">{t('mails.attempts')}</th>
              <th scope="col">{t('mails.state')}</th>
            </tr>
          </thead>
          <tbody>
            {mails.nodes.map((mail) => (
              <MailRow key={mail.id} mail={mail} word={words[mail.state]} />
            ))}
          </tbody>
        </table>
      )}
      <Pager
        total={mails.totalCount}
        pageInfo={mails.pageInfo}
        isFirst={isFirst}
        toPage={(after) => operatorPaths.mails({ state, after })}
      />
    </Frame>
  );
}

function useStateWords(): Readonly<Record<MailLine['state'], string>> {
  const { t } = useTranslation('administration');
  return { WAITING: t('mails.waiting'), DEAD: t('mails.dead'), SENT: t('mails.sent') };
}

function MailRow({ mail, word }: { readonly mail: MailLine; readonly word: string }) {
  const { t } = useTranslation('administration');
  return (
    <tr>
      <td>
        {mail.subject}
        {mail.lastError && (
          <small className={typography.muted} lang="en">
            {mail.lastError}
          </small>
        )}
      </td>
      <td data-label={t('mails.recipient')}>{mail.recipient}</td>
      <td data-label={t('mails.made')}>
        <Moment time={mail.createdAt} />
      </td>
      <td data-label={t('mails.attempts')}>{formatCount(mail.attempts)}</td>
      <td>
        <span className={cn(badgeStyles.badge, mail.state === 'DEAD' && badgeStyles.bad)}>{word}</span>
        {mail.nextAttemptAt != null && (
          <small className={typography.muted}>
            {t('mails.next')} <Moment time={mail.nextAttemptAt} />
          </small>
        )}
        {mail.state !== 'SENT' && <MailActions mail={mail} />}
      </td>
    </tr>
  );
}

/** A link that has expired cannot be sent again: its recipient needs a new one. */
function MailActions({
  mail: { id, linkExpiresAt, hasText, recipient, subject },
}: {
  readonly mail: MailLine;
}) {
  const { t } = useTranslation('administration');
  const now = useNow();
  const isExpired = linkExpiresAt != null && linkExpiresAt <= now;
  return (
    <Form method="post" className={styles.rowActions}>
      <input type="hidden" name="id" value={id} />
      {isExpired && (
        <small>
          {t('mails.expired')}{' '}
          <Link className={typography.link} to={operatorPaths.people({ q: recipient })}>
            {t('mails.new_link')}
          </Link>
        </small>
      )}
      {!hasText && <small>{t('mails.erased')}</small>}
      {!isExpired && hasText && (
        <Button
          type="submit"
          size="sm"
          name="intent"
          value="resend"
          aria-label={t('mails.resend_label', { subject })}
        >
          {t('mails.resend')}
        </Button>
      )}
      <Button
        type="submit"
        size="sm"
        variant="bad"
        name="intent"
        value="drop"
        aria-label={t('mails.drop_label', { subject })}
      >
        {t('mails.drop')}
      </Button>
    </Form>
  );
}
