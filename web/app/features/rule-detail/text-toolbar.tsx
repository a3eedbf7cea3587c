import { Link } from '@remix-run/react';
import { Check, ChevronDown, Download, History } from 'lucide-react';
import { useTranslation } from '#app/lib/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import { buttonClass } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount, formatDate } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import { variableParameter, type VariableValues } from '#app/content/variables';
import type { RuleTextState } from './load-rule-text.server';

type TextToolbarProps = Pick<RuleTextState, 'rule' | 'version' | 'raw' | 'values' | 'text'>;

/** Adds the reader's values for variables to an address. */
function withValues(
  href: string,
  values: VariableValues,
  extra: Readonly<Record<string, string>> = {},
): string {
  const [path = '', query] = href.split('?');
  const search = new URLSearchParams(query);
  for (const [name, value] of Object.entries(values)) search.set(variableParameter(name), value);
  for (const [name, value] of Object.entries(extra)) search.set(name, value);
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Version, form of the text, its length, and ways to take it along. */
export function TextToolbar({ rule, version, raw, values, text }: TextToolbarProps) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  const here = version.isLatest
    ? paths.rule(owner.name, name)
    : paths.ruleVersion(owner.name, name, version.version);
  return (
    <div className="cbar">
      <VersionPicker rule={rule} version={version} />
      <div className="seg seg-sm" role="group" aria-label={t('text.display')}>
        <Link to={withValues(here, values)} aria-current={raw ? undefined : 'true'} preventScrollReset>
          {t('text.preview')}
        </Link>
        <Link
          to={withValues(here, values, { view: 'raw' })}
          aria-current={raw ? 'true' : undefined}
          preventScrollReset
        >
          {t('text.raw')}
        </Link>
      </div>
      <span className="muted hide-sm num cbar-n">
        {t('text.characters', {
          count: Array.from(text).length,
          shown: formatCount(Array.from(text).length),
        })}
      </span>
      <div className="push">
        <CopyButton text={text} label={t('text.copy')} variant="ghost" size="sm" />
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          href={withValues(paths.ruleDownload(owner.name, name, version.version), values)}
          download
        >
          <Download className="i" />
          {t('text.download')}
        </a>
      </div>
    </div>
  );
}

function VersionPicker({ rule, version }: Pick<TextToolbarProps, 'rule' | 'version'>) {
  const { t } = useTranslation('rules');
  const locale = useLocale();
  const { owner, name } = rule;
  const button = (
    <>
      <History className="i i-sm" />
      <span className="sr">{t('text.choose_version')}</span>
      <span className="mono">v{version.version}</span>
      <ChevronDown className="i i-sm" />
    </>
  );
  return (
    <DisclosureMenu button={button} buttonClass={buttonClass({ size: 'sm', className: 'vsel' })}>
      {rule.versions.nodes.map((entry) => (
        <Link
          key={entry.version}
          className="menu-a"
          to={
            entry.isLatest ? paths.rule(owner.name, name) : paths.ruleVersion(owner.name, name, entry.version)
          }
          aria-current={entry.version === version.version ? 'true' : undefined}
          preventScrollReset
        >
          <span className="pick-mark">
            {entry.version === version.version && <Check className="i i-sm" />}
          </span>
          <span className="mono">{entry.version}</span>
          <span className="muted num">{formatDate(entry.createdAt, locale)}</span>
          {entry.isLatest && <span className="badge badge-latest">{t('detail.latest')}</span>}
          {entry.yanked && <span className="badge badge-bad">{t('detail.yanked')}</span>}
        </Link>
      ))}
      {rule.versions.totalCount > rule.versions.nodes.length && (
        <Link className="menu-a" to={paths.ruleVersions(owner.name, name)}>
          {t('text.all_versions')}
        </Link>
      )}
    </DisclosureMenu>
  );
}
