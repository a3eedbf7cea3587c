import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { SetupUsernameForm } from '#app/features/auth/setup-username-form';
import { requireOffer, setUpUsername } from '#app/features/auth/setup-username.server';
import { SocialFailure } from '#app/features/auth/social-failure';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { useProviderLabel } from '#app/session/use-provider-label';

/** The token stays in its cookie. */
export function loader({ context, request }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(paths.home());
  const { offer, consented, redirectTo } = requireOffer({ context, request });
  const title = translator(context.locale)('social:setup.title');
  const { provider, suggestion } = offer;
  return { title, provider, suggestion, consented, redirectTo };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export function action({ context, request }: ActionFunctionArgs) {
  return setUpUsername({ context, request });
}

export default function SetupUsernamePage() {
  const { t } = useTranslation('social');
  const labelOf = useProviderLabel();
  const { title, provider, suggestion, consented, redirectTo } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AuthPage
      title={title}
      subtitle={t('setup.lead', { name: labelOf(provider) })}
      phrase={{
        headline: [t('setup.phrase.first'), t('setup.phrase.second')],
        note: [t('setup.phrase.third'), t('setup.phrase.fourth')],
      }}
    >
      {refusal?.ended ? (
        <SocialFailure message={refusal.ended} redirectTo={redirectTo} />
      ) : (
        <SetupUsernameForm result={refusal?.result} suggestion={suggestion} consented={consented} />
      )}
    </AuthPage>
  );
}
