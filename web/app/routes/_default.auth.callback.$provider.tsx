import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { finishSocialSignIn } from '#app/features/auth/social-callback.server';
import { SocialFailure } from '#app/features/auth/social-failure';
import { useSocialPhrase } from '#app/features/auth/social-phrase';
import { privateHead } from '#app/lib/page-head';

export function loader({ context, request, params }: LoaderFunctionArgs) {
  return finishSocialSignIn({ context, request }, params.provider);
}

/** A code works once, so the result stays what it was. */
export const shouldRevalidate = () => false;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

/** Shown only when a sign-in at a provider fails; otherwise the visitor goes on at once. */
export default function SocialCallbackPage() {
  const { t } = useTranslation('social');
  const { message, redirectTo, isSignedIn, title } = useLoaderData<typeof loader>();
  return (
    <AuthPage
      title={title}
      subtitle={isSignedIn ? t('failed.lead_signed_in') : t('failed.lead')}
      phrase={useSocialPhrase()}
    >
      <SocialFailure message={message} redirectTo={redirectTo} isSignedIn={isSignedIn} />
    </AuthPage>
  );
}
