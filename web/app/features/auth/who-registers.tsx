import type { SiteSettings } from '@kimari/common/host-context';
import { Banner } from '#app/components/feedback/banner';
import { useTranslation } from '#app/i18n/use-translation';

type WhoRegistersProps = SiteSettings['registration'] & {
  /** Whether the visitor followed the link of an operator's invitation, which counts with every setting. */
  readonly isInvited: boolean;
};

/** Explains who may register and how; nothing if everybody may. */
export function WhoRegisters({ mode, domains, isInvited }: WhoRegistersProps) {
  const { t } = useTranslation('auth');
  if (mode === 'open') return null;
  if (isInvited) return <Banner tone="info">{t('register.who.invited')}</Banner>;
  switch (mode) {
    case 'invitation':
      return <Banner tone="info">{t('register.who.invitation')}</Banner>;
    case 'domains':
      return <Banner tone="info">{t('register.who.domains', { domains: domains.join(', ') })}</Banner>;
    case 'closed':
      return <Banner tone="info">{t('register.who.closed')}</Banner>;
  }
}
