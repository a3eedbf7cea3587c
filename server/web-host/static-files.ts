import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { builtFiles } from '../kernel/http/built-files';

/** Seconds that files without a digest in their name may be kept: icons, robots.txt. */
const SHORT = 3600;
const ONE_YEAR = 31_536_000;

/**
 * The web app's files. What lies under /assets never changes, as its name carries a digest; a missing asset is a 404
 * without a page, for a browser that runs an old page would take HTML for a script.
 */
export function staticFiles(folder: string): RequestHandler {
  const router = express.Router();
  router.use(
    '/assets',
    express.Router().use(builtFiles(path.join(folder, 'assets'), ONE_YEAR), missingAsset),
  );
  router.use(builtFiles(folder, SHORT));
  return router;
}

const missingAsset: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};
