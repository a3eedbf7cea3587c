import { HOUR, inSeconds } from '@kimari/common/durations';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import { SITE_NAME } from '@kimari/common/site';
import { projectPath } from '../config/project-folder';
import { builtFiles } from './built-files';

/** Seconds that browsers may cache the assets; short, because their names do not change with their contents. */
const ASSET_MAX_AGE = inSeconds(HOUR);
const NONCE_BYTES = 16;

const FIRST_QUERY = `# Query everything that you can see on ${SITE_NAME}.
# For operations that need an account, add { "Authorization": "Bearer …" } under Headers.
query {
  rules(query: "typescript", first: 5) {
    totalCount
    nodes {
      path
      description
    }
  }
}
`;

/**
 * Serves GraphiQL, without third-party assets, when a browser opens `/graphql`. Passes operations in the query string and
 * clients that do not ask for HTML on to Apollo.
 */
export function graphiqlPage(): RequestHandler {
  const router = express.Router();
  router.use('/assets', cacheable, assets(), missingAsset);
  router.get('/', (request, response, next) => {
    const wantsPage = request.query['query'] === undefined && request.accepts(['json', 'html']) === 'html';
    if (wantsPage) sendPage(response);
    else next();
  });
  return router;
}

/** Serves the assets that the build copies from npm packages; API tests run without them. */
function assets(): RequestHandler {
  const folder = path.join(path.dirname(projectPath('package.json')), 'dist/graphiql');
  return existsSync(folder) ? builtFiles(folder, ASSET_MAX_AGE) : (_request, _response, next) => next();
}

/** Undoes the `no-store` of API responses. */
const cacheable: RequestHandler = (_request, response, next) => {
  response.removeHeader('Cache-Control');
  next();
};

const missingAsset: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};

function sendPage(response: Response): void {
  const nonce = randomBytes(NONCE_BYTES).toString('base64url');
  response.set({ 'Content-Security-Policy': policy(nonce), Vary: 'Accept', 'Cache-Control': 'no-store' });
  response.type('html').send(page(nonce));
}

/** Allows only this server's files and the page's own script and style; the style sheet embeds its fonts. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function page(nonce: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>GraphiQL - ${SITE_NAME}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/graphql/assets/graphiql.css">
<style nonce="${nonce}">html, body, #graphiql { height: 100%; margin: 0; }</style>
</head>
<body>
<div id="graphiql"></div>
<script src="/graphql/assets/react.js"></script>
<script src="/graphql/assets/react-dom.js"></script>
<script src="/graphql/assets/graphiql.js"></script>
<script nonce="${nonce}">
  const fetcher = GraphiQL.createFetcher({ url: '/graphql' });
  const graphiql = React.createElement(GraphiQL, {
    fetcher,
    defaultQuery: ${scriptText(FIRST_QUERY)},
    defaultEditorToolsVisibility: 'headers',
  });
  ReactDOM.createRoot(document.getElementById('graphiql')).render(graphiql);
</script>
</body>
</html>
`;
}

/** Encodes text as a JavaScript string that cannot close the script element. */
function scriptText(text: string): string {
  return JSON.stringify(text).replaceAll('<', '\\u003c');
}
