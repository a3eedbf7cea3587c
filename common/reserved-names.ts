/**
 * Names that no user and no organization can take: first path segments of the site, words of the API,
 * and words that look official.
 */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'about', 'accept-invitation', 'account', 'accounts', 'admin', 'administrator', 'all', 'anonymous', 'api', 'apps', 'assets',
  'auth', 'avatars', 'billing', 'blog', 'builds', 'cli', 'contact', 'dashboard', 'debug', 'deleted', 'device', 'docs',
  'download', 'downloads', 'explore', 'favicon', 'feed', 'feeds', 'files', 'forgotpassword', 'graphiql', 'graphql', 'guide',
  'guides', 'health', 'help', 'home', 'install', 'invitations', 'join', 'kimari', 'legal', 'list', 'livez',
  'loading-skelton-test', 'login', 'logout', 'mail', 'me', 'metrics', 'moderator', 'new', 'news', 'null', 'oauth', 'official',
  'org', 'organization', 'organizations', 'orgs', 'owner', 'preferences', 'pricing', 'privacy', 'profile', 'public', 'readyz',
  'register', 'reports', 'reset-password', 'robots', 'root', 'rss', 'rule', 'rules', 'search', 'security', 'self', 'session',
  'sessions', 'settings', 'signin', 'signout', 'signup', 'sitemap', 'staff', 'static', 'stats', 'status', 'support', 'system',
  'tag', 'tags', 'team', 'teams', 'terms', 'testorpc', 'tokens', 'trust', 'undefined', 'user', 'username', 'users', 'verified',
  'verify-email', 'version', 'versions', 'well-known', 'www',
]);

const DELETED_ACCOUNT = /^deleted-[0-9a-z]{8}$/;
const LOOKS_LIKE_AN_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a name can never be registered by anyone. */
export function isReservedName(name: string): boolean {
  const key = name.toLowerCase();
  return RESERVED_NAMES.has(key) || DELETED_ACCOUNT.test(key) || LOOKS_LIKE_AN_ID.test(key);
}
