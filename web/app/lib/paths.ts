/** One function per address of the site, so that no page builds one by hand. Imports nothing. */

export type Query = Readonly<Record<string, string | number | null | undefined>>;

/** An address with those of the parameters that have a value. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

export const segment = encodeURIComponent;
const rulePath = (owner: string, name: string) => `/rules/@${segment(owner)}/${segment(name)}`;

export const paths = {
  home: () => '/',
  /** The list of rules; the query parameters are the filters of the list page. */
  rules: (query: Query = {}) => withQuery('/rules', query),
  /** Users whose name begins with `q`. */
  ruleAuthors: (q: string) => withQuery('/rules/authors', { q }),
  /** All tags, to narrow the list by. */
  ruleTags: () => '/rules/tags',
  ruleNew: () => '/rules/new',
  /** Renders a text like a rule's page; the editor posts to it. */
  rulePreview: () => '/rules/preview',
  rule: (owner: string, name: string) => rulePath(owner, name),
  /** A line of the source of a rule, counted from 1. */
  ruleLine: (owner: string, name: string, line: number) =>
    `${withQuery(rulePath(owner, name), { view: 'raw', line })}#L${line}`,
  /** The source of one version. Its lines never change, so they can be linked to. */
  ruleSource: (owner: string, name: string, version: string) =>
    withQuery(rulePath(owner, name), { version, view: 'raw' }),
  /** A line of the source of one version, printed with its invisible characters where they are what was found. */
  ruleFinding: (
    owner: string,
    name: string,
    {
      version,
      line,
      reveals,
    }: { readonly version: string; readonly line: number; readonly reveals: boolean },
  ) =>
    `${withQuery(rulePath(owner, name), { version, view: 'raw', line, reveal: reveals ? '1' : null })}#L${line}`,
  /** One version of a rule. */
  ruleVersion: (owner: string, name: string, version: string) =>
    withQuery(rulePath(owner, name), { version }),
  /** The form that publishes the text of an older version again. */
  ruleRestore: (owner: string, name: string, version: string) =>
    withQuery(rulePath(owner, name), { version, manage: 'restore' }),
  ruleRename: (owner: string, name: string) => withQuery(rulePath(owner, name), { manage: 'rename' }),
  ruleVersions: (owner: string, name: string) => withQuery(rulePath(owner, name), { tab: 'versions' }),
  /** The latest version compared with the one before it. */
  ruleLatestDiff: (owner: string, name: string) => withQuery(rulePath(owner, name), { tab: 'diff' }),
  ruleDiff: (owner: string, name: string, from: string, to: string) =>
    withQuery(rulePath(owner, name), { from, to }),
  /** The text of a version as a file, for users who may see it. */
  ruleDownload: (owner: string, name: string, version: string) =>
    withQuery(`${rulePath(owner, name)}/download`, { version }),
  /** The picture of a rule for sites on which its address is shared; `v` makes them fetch it again. */
  ruleCard: (owner: string, name: string, query: { readonly lang?: string; readonly v?: string } = {}) =>
    withQuery(`/cards/@${segment(owner)}/${segment(name)}.png`, query),
  /** The badge of a rule for readme files. */
  ruleBadge: (owner: string, name: string, query: Query = {}) =>
    withQuery(`/badges/@${segment(owner)}/${segment(name)}.svg`, query),
  /** Atom feeds: of all rules, and of one owner, tag or rule. */
  feed: () => '/feeds/rules.atom',
  ownerFeed: (owner: string) => `/feeds/@${segment(owner)}.atom`,
  tagFeed: (tag: string) => `/feeds/tags/${segment(tag)}.atom`,
  ruleFeed: (owner: string, name: string) => `/feeds/@${segment(owner)}/${segment(name)}.atom`,
  /** Who has starred a rule. */
  ruleStars: (owner: string, name: string, page = 1) =>
    withQuery(`${rulePath(owner, name)}/stars`, { page: page > 1 ? page : null }),
  ruleEdit: (owner: string, name: string) => `${rulePath(owner, name)}/edit`,
  /** The form for reporting a rule; `sent` once it has been reported. */
  ruleReport: (owner: string, name: string, query: { readonly sent?: '1' } = {}) =>
    withQuery(`${rulePath(owner, name)}/report`, query),
  /** What moderators have decided about a rule, for those who may edit it. */
  ruleModeration: (owner: string, name: string) => `${rulePath(owner, name)}/moderation`,
  /** The reported rules, for moderators; the query parameters are the filters of the list. */
  moderation: (query: Query = {}) => withQuery('/moderation', query),
  /** The first of the pages for administrators; the others are in `operator-paths.ts`. */
  administration: () => '/admin/people',
  user: (username: string, query: Query = {}) => withQuery(`/user/${segment(username)}`, query),
  organizations: (query: Query = {}) => withQuery('/organizations', query),
  organizationNew: () => '/organizations/new',
  /** The rules of an organization, for its members. */
  organization: (name: string, query: Query = {}) => withQuery(`/organizations/${segment(name)}`, query),
  organizationMembers: (name: string, query: Query = {}) =>
    withQuery(`/organizations/${segment(name)}/members`, query),
  organizationInvitations: (name: string) => `/organizations/${segment(name)}/invitations`,
  organizationSettings: (name: string, query: Query = {}) =>
    withQuery(`/organizations/${segment(name)}/settings`, query),
  organizationJoin: () => '/organizations/join',
  /** The public page of an organization. */
  organizationProfile: (name: string, query: Query = {}) => withQuery(`/org/${segment(name)}`, query),
  login: (redirectTo?: string) => withQuery('/login', { redirect: redirectTo }),
  register: (redirectTo?: string) => withQuery('/register', { redirect: redirectTo }),
  settings: () => '/settings',
  about: () => '/about',
  /** How to get the command line; the query parameters are what the reader has chosen. */
  install: (query: Query = {}) => withQuery('/install', query),
  /** What each assistant keeps of a rule. */
  targets: () => '/targets',
  /** The calls of one group, or of `graphql`. */
  apiReference: (group?: string) => (group ? `/docs/api/${segment(group)}` : '/docs/api'),
  /** Rules that can be brought back. */
  trash: (query: Query = {}) => withQuery('/rules/trash', query),
  terms: () => '/terms',
  privacy: () => '/privacy',
  logout: () => '/logout',
  /** Judges a password for the meter. */
  passwordStrength: () => '/password-strength',
  preferences: () => '/preferences',
  palette: (q?: string) => withQuery('/palette', { q }),
} as const;
