import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from '#app/i18n/use-translation';
import { VerifyEmail } from '#app/features/auth/verify-email';
import { openLink, verifyOrResend } from '#app/features/auth/verify-email.server';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';
import { TOKEN_PAGE_HEADERS, useHiddenToken } from '#app/lib/use-hidden-token';
import { layoutStyles, typography } from '#app/components/ui/styles';
import verifyStyles from '#app/features/auth/verify-email.module.css';

export async function loader({ context, request }: LoaderFunctionArgs) {
  return {
    link: await openLink({ context, request }),
    title: translator(context.locale)('auth:verify.title'),
  };
}

export const headers: HeadersFunction = () => TOKEN_PAGE_HEADERS;

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export function action({ context, request }: ActionFunctionArgs) {
  return verifyOrResend({ context, request });
}

export default function VerifyEmailPage() {
  const { t } = useTranslation('auth');
  const { link } = useLoaderData<typeof loader>();
  useHiddenToken();
  const verification = useActionData<typeof action>();
  return (
    <div className={layoutStyles.page}>
      <div className={verifyStyles.column}>
        <h1 className={typography.title}>{t('verify.heading')}</h1>
        <section className={verifyStyles.frame}>
          <VerifyEmail link={link} verification={verification} />
        </section>
      </div>
    </div>
  );
}
