import { useTranslation } from '#app/i18n/use-translation';
import type { Phrase } from './auth-page';

/** The phrase beside the pages of a sign-in at a provider. */
export function useSocialPhrase(): Phrase {
  const { t } = useTranslation('social');
  return {
    headline: [t('phrase.first'), t('phrase.second')],
    note: [t('phrase.third'), t('phrase.fourth')],
  };
}
