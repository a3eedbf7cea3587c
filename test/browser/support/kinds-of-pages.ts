import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ownPagesOf, PUBLIC_PAGES } from './pages';
import { aPerson, aRuleOf, call, type Person, theAdministrator } from './people';
import { aName } from './site';

const ROUTES = join(__dirname, '../../../web/app/routes');

/** Routes that no link leads to, and why. */
const WITHOUT_LINKS: Readonly<Record<string, string>> = {
  'admin_.people.$id': 'is looked at in administration.browser.ts',
  $handle: 'redirects to a profile',
  'rules.$handle._index': 'redirects to a profile',
  'auth.callback.$provider': 'a provider leads here',
  'auth.setup-username': 'a provider leads here',
  'auth.start': 'posts to a provider',
  'login_.second-factor': 'needs a password given just before',
  'settings.security_.two-factor.app': 'needs a proof given just before',
  'settings.security_.two-factor.codes': 'needs a proof given just before',
  'settings.security_.two-factor.off': 'needs two factors',
};

type Route = { readonly name: string; readonly pattern: RegExp };

/** The pattern of a page's path, from the name of its file. */
function patternOf(name: string): RegExp {
  const steps = name.split('.').filter((step) => step !== '_index');
  const path = steps.map((step) => (step.startsWith('$') ? '[^/]+' : step.replace(/_$/, '')));
  return new RegExp(`^/${path.join('/')}$`);
}

/** The routes of pages, those with fixed addresses first. */
function routes(): readonly Route[] {
  const files = readdirSync(ROUTES).filter((file) => /^_default\..+\.tsx$/.test(file));
  const names = files.map((file) => file.replace(/^_default\.|\.tsx$/g, ''));
  // A layout's own address belongs to its index.
  const pages = names.filter((name) => !names.includes(`${name}._index`));
  const parts = (name: string) => (name === '$' ? Infinity : name.split('$').length);
  return pages
    .sort((left, right) => parts(left) - parts(right))
    .map((name) => ({ name, pattern: name === '$' ? /./ : patternOf(name) }));
}

/** One address for each kind of page, by the name of its route. */
export type Kinds = ReadonlyMap<string, string>;

function kindsAmong(addresses: readonly string[], all: readonly Route[]): Kinds {
  const kinds = new Map<string, string>();
  for (const address of addresses) {
    const path = new URL(address, 'http://site').pathname;
    const route = all.find(({ pattern }) => pattern.test(path));
    if (route && !kinds.has(route.name)) kinds.set(route.name, address);
  }
  return kinds;
}

/** What administrators run; the page of an account is looked at in `administration.browser.ts`. */
export const ADMINISTRATION = [
  '/admin/people',
  '/admin/organizations',
  '/admin/mail',
  '/admin/audit?action=user',
  '/admin/findings',
  '/admin/state',
  '/admin/notice',
  '/admin/confirm',
];

/** Everything that signed-out and signed-in readers, and moderators, can be led to. */
export async function kindsOfPages(
  author: Person,
  ruleId: string,
): Promise<Record<'out' | 'in' | 'moderator', Kinds>> {
  const all = routes();
  const organization = aName('kinds');
  const everybodys = [...PUBLIC_PAGES.map(([address]) => address), '/such/a/page/was/never/made'];
  const own = [...(await ownPagesOf(author, organization))];
  own.push('/settings/security/providers');
  const review = ['/moderation', '/moderation/names', `/moderation/${ruleId}`, '/admin', ...ADMINISTRATION];
  const ownRule = own.find((address) => address.endsWith('/edit'))?.replace('/edit', '/moderation') ?? '';
  const kinds = {
    out: kindsAmong(everybodys, all),
    in: kindsAmong([...own, ownRule, ...everybodys], all),
    moderator: kindsAmong([...review, '/', '/rules'], all),
  };
  const reached = new Set([...kinds.out.keys(), ...kinds.in.keys(), ...kinds.moderator.keys()]);
  const forgotten = all.filter(({ name }) => !reached.has(name) && !(name in WITHOUT_LINKS));
  if (forgotten.length > 0)
    throw new Error(`No test leads to ${forgotten.map(({ name }) => name).join(', ')}.`);
  return kinds;
}

/** Looks at every kind of page: as a visitor, as somebody with a rule of their own, and as a moderator to whom it is reported. */
export async function onEveryKindOfPage<Found>(
  look: (person: Person | null, addresses: Iterable<string>) => Promise<readonly Found[]>,
): Promise<readonly Found[]> {
  const author = await aPerson('author');
  const moderator = await theAdministrator();
  const { id } = await aRuleOf(author, { name: 'reported', content: '# 決まり\n' });
  await call('/api/reports/create', { ruleId: id, reason: 'spam', description: '宣伝です' }, moderator);
  const kinds = await kindsOfPages(author, id);
  return [
    ...(await look(null, kinds.out.values())),
    ...(await look(author, kinds.in.values())),
    ...(await look(moderator, kinds.moderator.values())),
  ];
}
