import type { MouseEvent } from 'react';
import { Check, ChevronDown, Download, History } from 'lucide';
import { Icon } from '#app/components/ui/icon';
import { useTranslation } from '#app/i18n/use-translation';
import { RevealSwitch } from '#app/components/checks/reveal-switch';
import { CopyButton } from '#app/components/feedback/copy-button';
import { showToast } from '#app/components/feedback/toasts';
import { Link } from '#app/components/ui/link';
import { DisclosureMenu } from '#app/components/ui/disclosure-menu';
import { buttonClass } from '#app/components/ui/button';
import { useLocale } from '#app/i18n/use-locale';
import { formatCount, formatDate } from '#app/lib/format';
import { useTimeZone } from '#app/lib/time-zone';
import { paths } from '#app/lib/paths';
import type { RuleTextState } from './load-rule-text.server';
import type { FilledText } from './use-filled-text';
import { cn } from '#app/lib/cn';
import checkboxStyles from '#app/components/form/checkbox-field.module.css';
import {
  badgeStyles,
  icons,
  layoutStyles,
  menuStyles,
  segmentStyles,
  typography,
} from '#app/components/ui/styles';
import styles from './text-toolbar.module.css';

type TextToolbarProps = Pick<
  RuleTextState,
  'rule' | 'version' | 'raw' | 'reveal' | 'invisibleCount' | 'size'
> & {
  readonly readText: FilledText['readText'];
  /** Whether the text contains the reader's values, which the server does not know. */
  readonly isFilled: boolean;
  /** Whether the reader wants long lines wrapped. */
  readonly wraps: boolean;
};

function rawHref(here: string): string {
  return `${here}${here.includes('?') ? '&' : '?'}view=raw`;
}

/** Downloads a text as a file created in the browser. */
function saveAsFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(address));
}

/** Version, rendered or source view, length, and buttons to copy and download. */
export function TextToolbar(props: TextToolbarProps) {
  const { rule, version, raw, wraps, isFilled, size, readText } = props;
  const { t } = useTranslation(['rules', 'reading']);
  const { owner, name } = rule;
  const here = version.isLatest
    ? paths.rule(owner.name, name)
    : paths.ruleVersion(owner.name, name, version.version);
  const download = (event: MouseEvent) => {
    event.preventDefault();
    readText().then(
      (text) => saveAsFile(text, `${name}.md`),
      () => showToast({ tone: 'error', text: t('text.download_failed') }),
    );
  };
  return (
    <div className={styles.toolbar}>
      <VersionPicker rule={rule} version={version} />
      <div
        className={cn(segmentStyles.segments, segmentStyles.small)}
        role="group"
        aria-label={t('text.display')}
      >
        <Link to={here} aria-current={raw ? undefined : 'true'} preventScrollReset>
          {t('text.preview')}
        </Link>
        <Link to={rawHref(here)} aria-current={raw ? 'true' : undefined} preventScrollReset>
          {t('text.raw')}
        </Link>
      </div>
      {raw && (
        // Styles read it, so it needs no scripts.
        <label className={cn(checkboxStyles.checkbox, styles.wrap)}>
          <input key={String(wraps)} type="checkbox" data-wrap defaultChecked={wraps} autoComplete="off" />
          <span>{t('reading:source.wrap')}</span>
        </label>
      )}
      {/* The preview cannot show where they are, so it leads to the source. */}
      <RevealSwitch
        to={props.reveal ? rawHref(here) : `${rawHref(here)}&reveal=1`}
        isOn={props.reveal}
        count={props.invisibleCount}
      />
      <span className={cn(typography.muted, layoutStyles.wideOnly, typography.figures, styles.size)}>
        {t('text.characters', { count: size, shown: formatCount(size) })}
      </span>
      <div className={cn(layoutStyles.pushed, styles.actions)}>
        <CopyButton text={readText} label={t('text.copy')} variant="ghost" size="sm" />
        <a
          className={buttonClass({ variant: 'ghost', size: 'sm' })}
          href={paths.ruleDownload(owner.name, name, version.version)}
          download
          onClick={isFilled ? download : undefined}
        >
          <Icon of={Download} className={icons.icon} />
          {t('text.download')}
        </a>
      </div>
    </div>
  );
}

function VersionPicker({ rule, version }: Pick<TextToolbarProps, 'rule' | 'version'>) {
  const { t } = useTranslation('rules');
  const locale = useLocale();
  const timeZone = useTimeZone();
  const { owner, name } = rule;
  const button = (
    <>
      <Icon of={History} className={cn(icons.icon, icons.small)} />
      <span className={typography.visuallyHidden}>{t('text.choose_version')}</span>
      <span className={typography.mono}>v{version.version}</span>
      <Icon of={ChevronDown} className={cn(icons.icon, icons.small)} />
    </>
  );
  return (
    <DisclosureMenu
      button={button}
      buttonClass={buttonClass({ size: 'sm', className: styles.versionButton })}
    >
      {rule.versions.nodes.map((entry) => (
        <Link
          key={entry.version}
          className={menuStyles.item}
          to={
            entry.isLatest ? paths.rule(owner.name, name) : paths.ruleVersion(owner.name, name, entry.version)
          }
          aria-current={entry.version === version.version ? 'true' : undefined}
          preventScrollReset
        >
          <span className={styles.chosen}>
            {entry.version === version.version && <Icon of={Check} className={cn(icons.icon, icons.small)} />}
          </span>
          <span className={typography.mono}>{entry.version}</span>
          <span className={cn(typography.muted, typography.figures)}>
            {formatDate(entry.createdAt, locale, timeZone)}
          </span>
          {entry.isLatest && (
            <span className={cn(badgeStyles.badge, badgeStyles.latest)}>{t('detail.latest')}</span>
          )}
          {entry.yanked && (
            <span className={cn(badgeStyles.badge, badgeStyles.bad)}>{t('detail.yanked')}</span>
          )}
        </Link>
      ))}
      {rule.versions.totalCount > rule.versions.nodes.length && (
        <Link className={menuStyles.item} to={paths.ruleVersions(owner.name, name)}>
          {t('text.all_versions')}
        </Link>
      )}
    </DisclosureMenu>
  );
}
