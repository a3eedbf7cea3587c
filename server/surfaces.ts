import { LIMITS } from '@kimari/common/limits';
import { DEADLINES } from './kernel/deadline';
import { toEnvelope } from './kernel/errors/envelope';
import { formFormat } from './kernel/http/body/form-format';
import { jsonFormat } from './kernel/http/body/json-format';
import { graphqlLongBodies, restLongBodies } from './kernel/http/body/long-bodies';
import { graphiqlPage } from './kernel/http/graphiql-page';
import { cacheableCalls, cacheableOperations } from './kernel/http/response-cache/cacheable-requests';
import { controllersOnly } from './kernel/http/surfaces/controller-addresses';
import { asNobody, byBearerToken, type Surface } from './kernel/http/surfaces/surface';
import { oauthError } from './modules/device';

const { maxBytes } = LIMITS.body;

const SHARED_FILES = [
  '/badges',
  '/cards',
  '/feeds',
  '/sitemaps',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/.well-known/security.txt',
];

/** The REST contract. */
const rest: Surface = {
  prefix: '/api',
  beforeBody: controllersOnly,
  body: { format: jsonFormat, maxBytes, long: restLongBodies },
  cacheable: cacheableCalls,
  namesNotice: true,
  identify: byBearerToken,
  deadline: DEADLINES.call,
  errorBody: toEnvelope,
};

/** Apollo formats its own errors; requests rejected before it get the REST envelope. */
const graphql: Surface = {
  prefix: '/graphql',
  beforeBody: graphiqlPage,
  body: { format: jsonFormat, maxBytes, long: graphqlLongBodies },
  cacheable: cacheableOperations,
  identify: byBearerToken,
  deadline: DEADLINES.operation,
  errorBody: toEnvelope,
};

/** The OAuth endpoints, in the formats of the RFCs, whose descriptions of errors are English (RFC 6749 §5.2). */
const oauth: Surface = {
  prefix: '/oauth',
  locale: 'en',
  beforeBody: controllersOnly,
  body: { format: formFormat, maxBytes: LIMITS.form.maxBytes },
  identify: byBearerToken,
  deadline: DEADLINES.call,
  errorBody: oauthError,
};

/** Where standard clients look for the endpoints (RFC 8414 §3). */
const discovery: Surface = { ...oauth, prefix: '/.well-known/oauth-authorization-server' };

/** Downloads of the command line, and the schemas of its files. */
const commandLine: Surface = {
  prefix: '/cli',
  beforeBody: controllersOnly,
  body: { format: formFormat, maxBytes: LIMITS.form.maxBytes },
  identify: byBearerToken,
  deadline: DEADLINES.call,
  errorBody: toEnvelope,
};

/** Public views of rules. Callers are always anonymous here, so that caches and other sites can show the responses. */
const sharing = (prefix: string): Surface => ({ ...commandLine, prefix, identify: asNobody });

/** The only list of APIs. Every other path is a page. */
export const SURFACES: readonly Surface[] = [
  rest,
  graphql,
  oauth,
  discovery,
  commandLine,
  ...SHARED_FILES.map(sharing),
];
