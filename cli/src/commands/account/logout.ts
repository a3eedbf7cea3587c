import type { Failure } from '../../failure';
import { EXIT } from '../../exit-codes';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import { revoke } from './revoke';

/** `kimari logout`: ends the token at the registry and forgets it here. */
export async function run(context: Context): Promise<Outcome> {
  const { origin } = await context.registry({ withProject: false });
  const credential = (await context.settings.credentials()).get(origin);
  if (!credential)
    return {
      data: { registry: origin, revoked: false },
      text: context.t('logout.not_signed_in', { origin }),
    };
  const failure = await revoke(context.clientFor({ origin, token: null }), credential.token).then(
    () => null,
    (error: unknown) => error as Failure,
  );
  await context.settings.forget(origin);
  if (failure) {
    context.terminal.warn(context.t('logout.not_revoked', { origin }));
    return { data: { registry: origin, revoked: false }, exit: EXIT.network };
  }
  return { data: { registry: origin, revoked: true }, text: context.t('logout.done', { origin }) };
}
