import { Reader } from '../../registry/answers';
import { notSignedIn } from '../../registry/not-signed-in';
import type { Context } from '../../run/context';
import type { Outcome } from '../../run/outcome';
import { dateText } from '../../texts/dates';

/** `kimari whoami`: whose token is used at which registry. */
export async function run(context: Context): Promise<Outcome> {
  const registry = await context.registry({ withProject: false });
  if (registry.token === null) throw notSignedIn(registry.origin);
  const me = Reader.of(await context.clientFor(registry).json('/api/auth/me'), 'me');
  const stored = (await context.settings.credentials()).get(registry.origin);
  const isStored = stored?.token === registry.token;
  const username = me.text('username');
  const data = {
    ...{ registry: registry.origin, username, source: isStored ? 'login' : 'environment' },
    scopes: isStored ? stored.scopes : [],
    expiresAt: isStored ? stored.expiresAt : null,
  };
  const { t } = context;
  const more = [
    data.scopes.join(' '),
    data.expiresAt === null ? '' : t('token.expires', { date: dateText(data.expiresAt) }),
  ].filter((text) => text !== '');
  const who = t('whoami.text', { username, origin: registry.origin });
  return { data, text: [who, ...more].join(' · ') };
}
