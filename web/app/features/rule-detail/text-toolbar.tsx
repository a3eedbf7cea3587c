import { Link } from '@remix-run/react';
import type { MouseEvent } from 'react';
import { Check, ChevronDown, Download, History } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from '#app/lib/use-translation';
import { CopyButton } from '#app/components/feedback/copy-button';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import { buttonClass } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount, formatDate } from '#app/lib/format';
import { paths } from '#app/lib/paths';
import type { RuleTextState } from './load-rule-text.server';

type TextToolbarProps = Pick<RuleTextState, 'rule' | 'version' | 'raw' | 'text'> & {
  /** Whether the text holds values of the reader, which the server does not know. */
  readonly isFilled: boolean;
};

function rawHref(here: string): string {
  return `${here}${here.includes('?') ? '&' : '?'}view=raw`;
}

/** Offers a text as a file that the browser makes. */
function saveAsFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // The browser has opened the file by the time anything else runs.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Code points; texts can be long, so they are counted without taking them apart. */
function countCharacters(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}

/** Version, form of the text, its length, and ways to take it along. */
export function TextToolbar({ rule, version, raw, isFilled, text }: TextToolbarProps) {
  const { t } = useTranslation('rules');
  const { owner, name } = rule;
  const characters = useMemo(() => countCharacters(text), [text]);
  const here = version.isLatest
    ? paths.rule(owner.name, name)
    : paths.ruleVersion(owner.name, name, version.version);
  const download = (event: MouseEvent) => {
    event.preventDefault();
    saveAsFile(text, `${name}.md`);
  };
  return (
    <div className="cbar">
      <VersionPicker rule={rule} version={version} />
      <div className="seg seg-sm" role="group" aria-label={t('text.display')}>
        <Link to={here} aria-current={raw ? undefined : 'true'} preventScrollReset>
          {t('text.preview')}
        </Link>
        <Link to={rawHref(here)} aria-current={raw ? 'true' : undefined} preventScrollReset>
          {t('text.raw')}
        </Link>
      </div>
      <span className="muted hide-sm num cbar-n">
        {t('text.characters', {
          count: characters,
          shown: formatCount(characters),
        })}
      </span>
      <div className="push">
        <CopyButton text={text} label={t('text.copy')} variant="ghost" size="sm" />
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          href={paths.ruleDownload(owner.name, name, version.version)}
          download
          onClick={isFilled ? download : undefined}
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
