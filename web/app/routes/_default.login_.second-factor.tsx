import { redirect } from '@remix-run/node';
import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { RichText } from '#app/i18n/rich-text';
import { useTranslation } from '#app/i18n/use-translation';
import { AuthPage } from '#app/features/auth/auth-page';
import { SecondStepForm } from '#app/features/auth/second-step-form';
import { finishSignIn, requirePending } from '#app/features/auth/second-step.server';
import { translator } from '#app/i18n/resources.server';
import { privateHead } from '#app/lib/page-head';
import { paths } from '#app/lib/paths';
import { redirectTarget } from '#app/lib/safe-redirect';
import { Link } from '#app/components/ui/link';
import { typography } from '#app/components/ui/styles';

/** The page names the account that is being signed in to. */
export const headers: HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export function loader({ context, request }: LoaderFunctionArgs) {
  const redirectTo = redirectTarget(request);
  if (context.viewer) throw redirect(redirectTo);
  const { account } = requirePending({ context, request }, redirectTo);
  const kind = new URL(request.url).searchParams.get('code') === 'recovery' ? 'recovery' : 'app';
  const t = translator(context.locale);
  const title = kind === 'app' ? t('second-step:title') : t('second-step:recovery.title');
  return { redirectTo, kind, account, title } as const;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? privateHead(data.title) : []);

export function action({ context, request }: ActionFunctionArgs) {
  return finishSignIn({ context, request });
}

export default function SecondFactorPage() {
  const { t } = useTranslation('second-step');
  const { redirectTo, kind, account, title } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <AuthPage
      title={title}
      subtitle={
        <>
          <RichText t={t} i18nKey="signing_in" values={{ account }} components={{ account: <b /> }} />{' '}
          <Link className={typography.link} to={paths.login(redirectTo)}>
            {t('start_over')}
          </Link>
        </>
      }
      phrase={{
        headline: [t('phrase.first'), t('phrase.second')],
        note: [t('phrase.third'), t('phrase.fourth')],
      }}
    >
      <SecondStepForm kind={kind} redirectTo={redirectTo} refusal={refusal} />
    </AuthPage>
  );
}
