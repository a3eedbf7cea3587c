import { useEffect, useState } from 'react';
import { useTranslation } from '#app/i18n/use-translation';
import { layoutStyles, typography } from '#app/components/ui/styles';
import styles from './checks.module.css';

/** Calls that anybody may make. */
const CALLS = [
  { method: 'GET', path: '/api/health', body: null },
  { method: 'POST', path: '/api/rules/search', body: { page: 1, limit: 1 } },
  { method: 'POST', path: '/graphql', body: { query: '{ __typename }' } },
  { method: 'GET', path: '/builds/latest.json', body: null },
  { method: 'GET', path: '/cli/version.json', body: null },
] as const;

type Outcome = { readonly status: number; readonly milliseconds: number };

async function run({ method, path, body }: (typeof CALLS)[number]): Promise<Outcome> {
  const started = performance.now();
  const response = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  });
  return { status: response.status, milliseconds: Math.round(performance.now() - started) };
}

/** Calls the APIs from the reader's browser, for checking an installation and what stands before it. */
export function DebugCalls() {
  const { t } = useTranslation('checks');
  return (
    <div className={layoutStyles.page}>
      <div className={layoutStyles.pageHead}>
        <div className={layoutStyles.pageTitle}>
          <h1 className={typography.title}>{t('calls.title')}</h1>
          <p>{t('calls.lead')}</p>
        </div>
      </div>
      <noscript>
        <p>{t('calls.scripts')}</p>
      </noscript>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('calls.title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('calls.call')}</th>
              <th scope="col">{t('calls.result')}</th>
            </tr>
          </thead>
          <tbody>
            {CALLS.map((call) => (
              <tr key={call.path}>
                <th scope="row">
                  <code>{`${call.method} ${call.path}`}</code>
                </th>
                <td>
                  <CallOutcome call={call} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function CallOutcome({ call }: { readonly call: (typeof CALLS)[number] }) {
  const { t } = useTranslation('checks');
  const [outcome, setOutcome] = useState<Outcome | 'waiting' | 'failed'>('waiting');
  useEffect(() => {
    run(call).then(setOutcome, () => setOutcome('failed'));
  }, [call]);
  if (outcome === 'waiting') return t('calls.waiting');
  if (outcome === 'failed') return t('calls.failed');
  return t('calls.ok', outcome);
}
