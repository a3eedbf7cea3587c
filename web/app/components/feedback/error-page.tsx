import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from '@remix-run/react';
import { RefreshCw } from 'lucide';
import { useEffect } from 'react';
import { Icon } from '#app/components/ui/icon';
import { useLocale } from '#app/i18n/use-locale';
import { useTranslation } from '#app/i18n/use-translation';
import { ConnectionLost, RequestRefused } from '#app/api/page-fetch';
import { SearchForm } from '#app/components/form/search-form';
import { BrowserFault } from './browser-fault';
import { ButtonLink, buttonClass } from '#app/components/ui/button';
import { paths } from '#app/lib/paths';
import { useRequestId } from '#app/lib/request-id';
import type { Failure, SiteState } from '#app/session/site-state';
import { SITE_NAME } from '@kimari/common/site';
import { cn } from '#app/lib/cn';
import styles from './error-page.module.css';
import { icons, layoutStyles, typography } from '#app/components/ui/styles';
import slipStyles from '#app/components/ui/slip.module.css';

/** Pseudo status: the request never reached the server. */
const UNREACHED = 0;

/** The server's message for its own faults, which reveals no details. */
const SERVER_FAULT = 'Unexpected Server Error';

function statusOf(error: unknown): number {
  if (error instanceof ConnectionLost) return UNREACHED;
  if (error instanceof RequestRefused) return error.status;
  return isRouteErrorResponse(error) ? error.status : 500;
}

const FAILURES: Readonly<Record<number, Failure>> = {
  [UNREACHED]: 'unreached',
  403: 'forbidden',
  404: 'notFound',
  429: 'limited',
  503: 'unavailable',
};

/** Everything else that a client can send is refused; only the server fails. */
function failureOf(status: number): Failure {
  return FAILURES[status] ?? (status < 500 ? 'refused' : 'failed');
}

/** Whether the page failed in the browser, so that the server has logged nothing. */
function isOfBrowser(error: unknown): boolean {
  if (error instanceof ConnectionLost || error instanceof RequestRefused) return false;
  return error instanceof Error && error.message !== SERVER_FAULT;
}

/** The id under which the host logged this request. */
function requestIdOf(error: unknown): string | null {
  if (error instanceof RequestRefused) return error.requestId;
  if (!isRouteErrorResponse(error)) return null;
  const body: unknown = error.data;
  if (typeof body !== 'object' || body === null || !('requestId' in body)) return null;
  return typeof body.requestId === 'string' ? body.requestId : null;
}

type MatchOfMeta = { readonly id: string; readonly data?: unknown };

/** Title of the error page, for the `meta` of layouts. */
export function errorTitle(error: unknown, matches: readonly MatchOfMeta[]) {
  const root = matches.find((match) => match.id === 'root')?.data as SiteState | undefined;
  if (!root) return [{ title: SITE_NAME }];
  const title = root.titles[failureOf(statusOf(error))];
  return [{ title: `${title} - ${SITE_NAME}` }, { name: 'robots', content: 'noindex' }];
}

/** Replaces a page that does not exist, that this reader may not see, or that failed. */
export function ErrorPage() {
  const error = useRouteError();
  const fallbackId = useRequestId();
  const status = statusOf(error);
  const requestId = requestIdOf(error) ?? fallbackId;
  // A page that the server has rendered has its number.
  if (isOfBrowser(error) && fallbackId === null) return <BrowserFault />;
  return (
    <div className={layoutStyles.page}>
      <section className={styles.columns}>
        <div>
          {status === UNREACHED ? (
            <UnreachedText />
          ) : status === 404 || status === 403 ? (
            <MissingText status={status} />
          ) : (
            <FailedText status={status} />
          )}
          {requestId && status !== UNREACHED && <Reference requestId={requestId} />}
        </div>
        {status !== UNREACHED && <Slip status={status} />}
      </section>
    </div>
  );
}

function MissingText({ status }: { readonly status: 403 | 404 }) {
  const { t } = useTranslation('errors');
  return (
    <>
      <p className={cn(styles.code, typography.mono, typography.muted)}>
        {status === 404 ? '404 Not Found' : '403 Forbidden'}
      </p>
      <h1 className={typography.display}>
        {status === 404 ? t('not_found.headline') : t('forbidden.headline')}
      </h1>
      <p className={cn(typography.lead, styles.lead)}>
        {status === 404 ? t('not_found.lead') : t('forbidden.lead')}
      </p>
      <SearchForm />
      <div className={cn(layoutStyles.cluster, styles.actions)}>
        <ButtonLink to={paths.rules()} size="lg">
          {t('to_rules')}
        </ButtonLink>
        <ButtonLink to={paths.home()} size="lg" variant="ghost">
          {t('to_home')}
        </ButtonLink>
      </div>
    </>
  );
}

function FailedText({ status }: { readonly status: number }) {
  const { t } = useTranslation('errors');
  const { pathname, search } = useLocation();
  return (
    <>
      <p className={cn(styles.code, typography.mono, typography.muted)}>
        {status === 500 ? '500 Internal Server Error' : status}
      </p>
      <FailedWords status={status} />
      <div className={cn(layoutStyles.cluster, styles.actions)}>
        <a className={buttonClass({ variant: 'ink', size: 'lg' })} href={pathname + search}>
          <Icon of={RefreshCw} className={icons.icon} />
          {t('try_again')}
        </a>
        <ButtonLink to={paths.home()} size="lg" variant="ghost">
          {t('to_home')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The link reloads the page by the router: a full load would end on the browser's own error page. */
function UnreachedText() {
  const { t } = useTranslation('errors');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const again = () => navigate(pathname + search, { replace: true });
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [navigate, pathname, search]);
  return (
    <div role="alert">
      <h1 className={typography.display}>{t('unreached.headline')}</h1>
      <p className={cn(typography.lead, styles.lead)}>{t('unreached.lead')}</p>
      <div className={cn(layoutStyles.cluster, styles.actions)}>
        <ButtonLink to={pathname + search} variant="ink" size="lg" icon={RefreshCw}>
          {t('try_again')}
        </ButtonLink>
      </div>
    </div>
  );
}

function FailedWords({ status }: { readonly status: number }) {
  const { t } = useTranslation('errors');
  const words: Readonly<Partial<Record<Failure, readonly [headline: string, lead: string]>>> = {
    refused: [t('refused.headline'), t('refused.lead')],
    limited: [t('limited.headline'), t('limited.lead')],
    unavailable: [t('unavailable.headline'), t('unavailable.lead')],
  };
  const [headline, lead] = words[failureOf(status)] ?? [t('failed.headline'), t('failed.lead')];
  return (
    <>
      <h1 className={typography.display}>{headline}</h1>
      <p className={cn(typography.lead, styles.lead)}>{lead}</p>
    </>
  );
}

function Reference({ requestId }: { readonly requestId: string }) {
  const { t } = useTranslation('errors');
  return (
    <p className={cn(styles.reference, typography.muted)}>
      {t('reference')} <span className={typography.mono}>{requestId}</span>
    </p>
  );
}

const DIGITS = ['〇', '一', '二', '三', '四', '五', '六', '七', '八', '九'];

/** The status printed like an article number in a law book. Decorative: the page says the same in words. */
function Slip({ status }: { readonly status: number }) {
  const { t } = useTranslation('errors');
  const locale = useLocale();
  const printed = Array.from(String(status), (digit) => DIGITS[Number(digit)]).join('');
  return (
    <div className={styles.sign} aria-hidden="true">
      {locale === 'ja' ? (
        <div className={cn(slipStyles.slip, styles.slip)}>{`第${printed}条`}</div>
      ) : (
        <div className={styles.englishSlip}>
          <span>{t('article')}</span>
          <b>{status}</b>
        </div>
      )}
    </div>
  );
}
