import { HOUR, inSeconds } from '@kimari/common/durations';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { builtFiles } from '../kernel/http/built-files';

/** Seconds that browsers may cache files without a digest in their name, such as icons and robots.txt. */
const ONE_HOUR = inSeconds(HOUR);
const ONE_YEAR = 31_536_000;

/**
 * Serves the web app's files. Files in /assets have a digest in their name and never change. A missing asset gets a plain
 * 404, because a browser with an outdated page would try to run an HTML page as a script.
 */
export function staticFiles(folder: string): RequestHandler {
  const router = express.Router();
  router.use(
    '/assets',
    express.Router().use(builtFiles(path.join(folder, 'assets'), ONE_YEAR), missingAsset),
  );
  router.use(builtFiles(folder, ONE_HOUR));
  return router;
}

const missingAsset: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};
