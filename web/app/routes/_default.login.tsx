import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { Banner } from '#app/components/feedback/banner';
import { AuthPage } from '#app/features/auth/auth-page';
import { LoginForm } from '#app/features/auth/login-form';
import { signIn } from '#app/features/auth/login.server';
import { SocialButtons } from '#app/features/auth/social-buttons';
import { availableProviders } from '#app/features/auth/social-start.server';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { redirectTarget } from '#app/lib/safe-redirect';
import { refusesCookies } from '#app/session/refused-cookies.server';
import { useRegisters } from '#app/session/site-state';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const redirectTo = redirectTarget(request);
  if (context.viewer) throw redirect(redirectTo);
  const providers = await availableProviders({ context, request });
  const t = translator(context.locale);
  return {
    redirectTo,
    providers,
    cookiesRefused: refusesCookies(request),
    title: t('auth:login.title'),
    description: t('head:login_description'),
  };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, { ...data, path: paths.login() }) : [];

export function action({ context, request }: ActionFunctionArgs) {
  return signIn({ context, request });
}

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const { redirectTo, providers, cookiesRefused } = useLoaderData<typeof loader>();
  const registers = useRegisters();
  const refusal = useActionData<typeof action>();
  const onTheWay = redirectTo !== paths.home();
  return (
    <AuthPage
      title={t('login.title')}
      subtitle={
        registers && (
          <>
            {t('login.newcomer')}{' '}
            <Link
              className={typography.link}
              to={paths.register(redirectTo === paths.home() ? undefined : redirectTo)}
            >
              {t('login.to_register')}
            </Link>
          </>
        )
      }
      phrase={{
        headline: [t('login.phrase.first'), t('login.phrase.second')],
        note: [t('login.phrase.third'), t('login.phrase.fourth')],
      }}
    >
      {cookiesRefused ? (
        <Banner tone="bad" live>
          {t('login.cookies_refused')}
        </Banner>
      ) : (
        onTheWay && !refusal && <Banner tone="info">{t('login.required')}</Banner>
      )}
      <LoginForm refusal={refusal} redirectTo={redirectTo} />
      <SocialButtons providers={providers} from="login" redirectTo={redirectTo} />
    </AuthPage>
  );
}
