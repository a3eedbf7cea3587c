import { Form, useNavigation } from '@remix-run/react';
import { RefreshCw } from 'lucide';
import { ChecksPanel } from '#app/components/checks/checks-panel';
import type { ShownFinding } from '#app/components/checks/finding-list';
import { Button } from '#app/components/ui/button';
import { Link } from '#app/components/ui/link';
import { useTranslation } from '#app/i18n/use-translation';
import { operatorPaths } from '#app/lib/operator-paths';
import type { CaseState } from './case.server';
import { layoutStyles } from '#app/components/ui/styles';
import checksStyles from '#app/components/checks/checks-panel.module.css';

/** The findings in the text below, with a button to check it again. */
export function CaseChecks({ state }: { readonly state: CaseState }) {
  const { text } = state;
  if (!text) return null;
  return (
    <ChecksPanel
      checks={text.checks}
      place={(finding) => <LinkToLine state={state} finding={finding} />}
      action={<CheckAgain version={text.version} />}
    />
  );
}

function CheckAgain({ version }: { readonly version: string }) {
  const { t } = useTranslation('moderation');
  const busy = useNavigation().formData?.get('intent') === 'recheck';
  return (
    <Form method="post" className={layoutStyles.pushed} preventScrollReset>
      <input type="hidden" name="version" value={version} />
      <Button type="submit" name="intent" value="recheck" size="sm" icon={RefreshCw} busy={busy}>
        {t('checks.again')}
      </Button>
    </Form>
  );
}

/** Leads to the line of a finding in the text on this page; what nobody sees is printed there by its name. */
function LinkToLine({ state, finding }: { readonly state: CaseState; readonly finding: ShownFinding }) {
  const { t } = useTranslation('findings');
  const { line, category } = finding;
  const reveal = state.reveal || category === 'HIDDEN' ? '1' : undefined;
  const query = { version: state.text?.version, line, reveal };
  return (
    <Link
      className={checksStyles.place}
      to={`${operatorPaths.moderationCase(state.case.ruleId, query)}#L${line}`}
      aria-label={t('line_of', { line })}
    >
      {t('line', { line })}
    </Link>
  );
}
