import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { ConsentForm } from '#app/features/auth/consent-form';
import { Leaving } from '#app/features/auth/leaving';
import { SocialFailure } from '#app/features/auth/social-failure';
import { beginSocialSignIn } from '#app/features/auth/social-start.server';
import { useSocialPhrase } from '#app/features/auth/social-phrase';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { useProviderLabel } from '#app/session/use-provider-label';

export function loader({ context }: LoaderFunctionArgs) {
  return { title: translator(context.locale)('social:leaving.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  return beginSocialSignIn({ context, request });
}

/** The browser follows the `Refresh` of the action. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function SocialStartPage() {
  const { t } = useTranslation('social');
  const labelOf = useProviderLabel();
  const start = useActionData<typeof action>();
  const phrase = useSocialPhrase();
  // The page is the answer to a posted form; whoever opens its address begins at the sign-in page.
  if (!start || start.state === 'refused')
    return (
      <AuthPage title={t('failed.heading')} subtitle={t('failed.lead')} phrase={phrase}>
        <SocialFailure message={start?.message ?? t('failed.state')} />
      </AuthPage>
    );
  const name = labelOf(start.provider);
  if (start.state === 'asks-consent')
    return (
      <AuthPage title={t('consent.heading')} subtitle={t('consent.lead', { name })} phrase={phrase}>
        <ConsentForm provider={start.provider} redirectTo={start.redirectTo} />
      </AuthPage>
    );
  return (
    <AuthPage title={t('leaving.heading', { name })} subtitle={t('leaving.subtitle')} phrase={phrase}>
      <Leaving provider={start.provider} address={start.address} />
    </AuthPage>
  );
}
