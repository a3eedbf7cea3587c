import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Link, useActionData } from '@remix-run/react';
import { useTranslation } from '#app/lib/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { MailSent } from '#app/features/auth/mail-sent';
import { RegisterForm } from '#app/features/auth/register-form';
import { signUp } from '#app/features/auth/register.server';
import type { RouteHandle } from '#app/i18n/handle';
import { translator } from '#app/i18n/resources.server';
import { pageTitle } from '#app/lib/page-title';
import { paths } from '#app/lib/paths';
import { redirectTarget } from '#app/lib/safe-redirect';
import typography from '#app/components/ui/typography.module.css';

export const handle: RouteHandle = { i18n: ['auth'] };

export function loader({ context, request }: LoaderFunctionArgs) {
  if (context.viewer) throw redirect(redirectTarget(request));
  return { title: translator(context.locale)('auth:register.title') };
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? [pageTitle(data.title)] : []);

export function action({ context, request }: ActionFunctionArgs) {
  return signUp({ context, request });
}

export default function RegisterPage() {
  const { t } = useTranslation('auth');
  const registration = useActionData<typeof action>();
  return (
    <AuthPage
      title={t('register.heading')}
      subtitle={
        <>
          {t('register.member')}{' '}
          <Link className={typography.link} to={paths.login()}>
            {t('register.to_login')}
          </Link>
        </>
      }
      phrase={{
        headline: [t('register.phrase.first'), t('register.phrase.second')],
        note: [t('register.phrase.third'), t('register.phrase.fourth')],
      }}
    >
      {registration?.sentTo ? (
        <MailSent email={registration.sentTo} />
      ) : (
        <RegisterForm result={registration?.result} />
      )}
    </AuthPage>
  );
}
