import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { ForgotPasswordForm } from '#app/features/auth/forgot-password-form';
import { requestReset } from '#app/features/auth/forgot-password.server';
import { ResetSent } from '#app/features/auth/reset-sent';
import { translator } from '#app/i18n/resources.server';
import { publicHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { signInPaths } from '#app/lib/sign-in-paths';
import frameStyles from '#app/features/auth/auth-frame.module.css';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

/** Links of older mails have their token here. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) throw redirect(signInPaths.resetPassword(token));
  const t = translator(context.locale);
  return { title: t('recovery:forgot.title'), description: t('head:forgot_description') };
}

export const meta: MetaFunction<typeof loader> = ({ data, ...scope }) =>
  data ? publicHead(scope, { ...data, path: signInPaths.forgotPassword() }) : [];

export function action({ context, request }: ActionFunctionArgs) {
  return requestReset({ context, request });
}

export default function ForgotPasswordPage() {
  const { t } = useTranslation('recovery');
  const request = useActionData<typeof action>();
  return (
    <AuthPage
      title={t('forgot.title')}
      subtitle={t('forgot.lead')}
      phrase={{
        headline: [t('forgot.phrase.first'), t('forgot.phrase.second')],
        note: [t('forgot.phrase.third'), t('forgot.phrase.fourth')],
      }}
    >
      {request?.sentTo ? (
        <ResetSent email={request.sentTo} />
      ) : (
        <div className={frameStyles.frame}>
          <ForgotPasswordForm result={request?.sentTo === null ? request.result : undefined} />
        </div>
      )}
      <p>
        <Link className={typography.link} to={paths.login()}>
          {t('forgot.back')}
        </Link>
      </p>
    </AuthPage>
  );
}
