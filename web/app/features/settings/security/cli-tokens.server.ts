import { data, redirect } from '@remix-run/node';
import { LIMITS } from '@kimari/common/limits';
import { readForm } from '#app/components/form/read-form.server';
import { RevokeCliTokenDocument } from '#app/graphql/generated/graphql';
import { mutate, type OperationScope } from '#app/graphql/query.server';
import { translator } from '#app/i18n/resources.server';
import { paths } from '#app/lib/paths';
import { settingsPaths } from '#app/lib/settings-paths';
import { redirectWithNotice } from '#app/session/notice.server';

/** The result of a revocation sent by script. */
export type RevocationAnswer = { readonly ok: boolean; readonly message: string };

const FORM = { fields: ['tokenId', 'redirect'] };

/** Revokes a token. A form posted without scripts brings `redirect` and gets the security page. */
export async function revokeToken(scope: OperationScope) {
  const form = await readForm(scope, FORM);
  if (!scope.context.viewer) throw redirect(paths.login(settingsPaths.security()));
  const typed = form.get('tokenId');
  const tokenId = (typeof typed === 'string' && typed.slice(0, LIMITS.token.max)) || '-';
  const outcome = await mutate(
    scope,
    RevokeCliTokenDocument,
    { input: { tokenId } },
    { handles: ['NOT_FOUND'] },
  );
  if (form.has('redirect'))
    return outcome.ok
      ? redirectWithNotice(settingsPaths.security(), { kind: 'token-revoked' }, scope.context)
      : redirect(settingsPaths.security());
  const t = translator(scope.context.locale);
  if (outcome.ok) return answer({ ok: true, message: t('cli-tokens:revoked') }, 200);
  const { code, message, status } = outcome.problem;
  return answer({ ok: false, message: code === 'NOT_FOUND' ? t('cli-tokens:gone') : message }, status);
}

function answer(revocation: RevocationAnswer, status: number) {
  return data(revocation, { status });
}
