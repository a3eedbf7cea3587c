import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { MailSent } from '#app/features/auth/mail-sent';
import { RegisterForm } from '#app/features/auth/register-form';
import { invitedAddress, signUp } from '#app/features/auth/register.server';
import { useSocialPhrase } from '#app/features/auth/social-phrase';
import { SocialButtons } from '#app/features/auth/social-buttons';
import { availableProviders } from '#app/features/auth/social-start.server';
import { WhoRegisters } from '#app/features/auth/who-registers';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { redirectTarget } from '#app/lib/safe-redirect';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const redirectTo = redirectTarget(request);
  if (context.viewer) throw redirect(redirectTo);
  const { registration } = context.site;
  const email = invitedAddress(request);
  const isClosed = registration.mode === 'closed' && email === null;
  const providers = isClosed ? [] : await availableProviders({ context, request });
  const t = translator(context.locale);
  return {
    redirectTo,
    providers,
    registration,
    email,
    isClosed,
    title: t('auth:register.title'),
    description: t('head:register_description'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, { ...data, path: paths.register() }) : [];

export function action({ context, request }: ActionFunctionArgs) {
  return signUp({ context, request });
}

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const { redirectTo, providers, registration: rules, email, isClosed } = useLoaderData<typeof loader>();
  const registration = useActionData<typeof action>();
  const phraseOfSignIn = useSocialPhrase();
  // Nobody is invited to begin where nobody can.
  const phrase = isClosed
    ? phraseOfSignIn
    : {
        headline: [t('register.phrase.first'), t('register.phrase.second')],
        note: [t('register.phrase.third'), t('register.phrase.fourth')],
      };
  return (
    <AuthPage
      title={isClosed ? t('register.who.closed_heading') : t('register.heading')}
      subtitle={
        <>
          {t('register.member')}{' '}
          <Link
            className={typography.link}
            to={paths.login(redirectTo === paths.home() ? undefined : redirectTo)}
          >
            {t('register.to_login')}
          </Link>
        </>
      }
      phrase={phrase}
    >
      {registration?.sentTo ? (
        <MailSent email={registration.sentTo} />
      ) : (
        <>
          <WhoRegisters {...rules} isInvited={email !== null} />
          {!isClosed && (
            <RegisterForm
              result={registration?.result}
              email={email}
              others={(consented) => (
                <SocialButtons {...{ providers, redirectTo, consented }} from="register" />
              )}
            />
          )}
        </>
      )}
    </AuthPage>
  );
}
