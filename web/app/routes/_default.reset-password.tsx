import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { ResetPassword } from '#app/features/auth/reset-password';
import { openResetLink, resetPassword } from '#app/features/auth/reset-password.server';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { TOKEN_PAGE_HEADERS, useHiddenToken } from '#app/lib/use-hidden-token';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get('token');
  return {
    link: await openResetLink({ context, request }, token),
    title: translator(context.locale)('recovery:reset.title'),
  };
}

export const headers: HeadersFunction = () => TOKEN_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export function action({ context, request }: ActionFunctionArgs) {
  return resetPassword({ context, request });
}

export default function ResetPasswordPage() {
  const { t } = useTranslation('recovery');
  const { link } = useLoaderData<typeof loader>();
  const outcome = useActionData<typeof action>();
  useHiddenToken();
  return (
    <AuthPage
      title={t('reset.title')}
      subtitle={
        <Link className={typography.link} to={paths.login()}>
          {t('forgot.back')}
        </Link>
      }
      phrase={{
        headline: [t('forgot.phrase.first'), t('forgot.phrase.second')],
        note: [t('forgot.phrase.third'), t('forgot.phrase.fourth')],
      }}
    >
      <ResetPassword link={link} outcome={outcome} />
    </AuthPage>
  );
}
