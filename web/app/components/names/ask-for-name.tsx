import { Banner } from '#app/components/feedback/banner';
import { ButtonLink } from '#app/components/ui/button';
import { useTranslation } from '#app/i18n/use-translation';
import { settingsPaths } from '#app/lib/settings-paths';

/** Offers to ask for a name that was refused because it looks like somebody else's. */
export function AskForName({ name }: { readonly name: string | null | undefined }) {
  const { t } = useTranslation('names');
  if (!name) return null;
  return (
    <Banner
      tone="info"
      actions={
        <ButtonLink to={settingsPaths.names({ name })} size="sm">
          {t('offer_action')}
        </ButtonLink>
      }
    >
      {t('offer', { name })}
    </Banner>
  );
}
