import { EXIT } from '../../exit-codes';
import { Failure } from '../../failure';
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
  const ended = await revoke(context, origin, credential.token).catch((error: unknown) => asFailure(error));
  await context.settings.forget(origin);
  if (ended instanceof Failure) {
    sayNotRevoked(context, origin, ended);
    return { data: { registry: origin, revoked: false }, exit: ended.exit };
  }
  return {
    data: { registry: origin, revoked: true },
    text: context.t(ended === 'revoked' ? 'logout.done' : 'logout.unknown', { origin }),
  };
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  throw error;
}

/** The token still works: says why, and where a person can end it. */
function sayNotRevoked({ terminal, t }: Context, origin: string, { exit, says }: Failure): void {
  const values = { origin, address: `${origin}/settings/security` };
  terminal.warn(
    exit === EXIT.network
      ? t('logout.not_reached', values)
      : t('logout.not_revoked', { ...values, reason: t(...says) }),
  );
}
