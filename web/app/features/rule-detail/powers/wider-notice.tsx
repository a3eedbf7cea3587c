import { Banner } from '#app/components/feedback/banner';
import { buttonClass } from '#app/components/ui/button';
import layoutStyles from '#app/components/ui/layout.module.css';
import type { VersionPowersFragment } from '#app/graphql/generated/graphql';
import { useTranslation } from '#app/i18n/use-translation';
import { POWERS_ID } from './powers-panel';

type WiderNoticeProps = { readonly version: VersionPowersFragment & { readonly version: string } };

/** Says above the install box that the version asks for more than the one before. */
export function WiderNotice({ version: { version, asksForMore, powers } }: WiderNoticeProps) {
  const { t } = useTranslation('powers');
  if (!asksForMore) return null;
  const before = powers?.comparedWith ?? null;
  const show = (
    <a className={buttonClass({ size: 'sm' })} href={`#${POWERS_ID}`}>
      {t('show_added')}
    </a>
  );
  return (
    <div className={layoutStyles.above}>
      <Banner tone="warn" actions={show}>
        <b>{before === null ? t('wider', { version }) : t('wider_than', { version, before })}</b>{' '}
        {t('check_first')}
      </Banner>
    </div>
  );
}
