import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import express, { type RequestHandler } from 'express';
import sirv from 'sirv';

/** Seconds that files without a digest in their name may be kept: icons, robots.txt. */
const SHORT = 3600;
const ONE_YEAR = 31_536_000;

/** A file that was there at start is not there any more: the build has been replaced. */
class FileGone extends Error {}

/**
 * The web app's files. What lies under /assets never changes, as its name carries a digest; a missing asset is a 404
 * without a page, for a browser that runs an old page would take HTML for a script.
 */
export function staticFiles(folder: string): RequestHandler {
  const router = express.Router();
  router.use('/assets', express.Router().use(files(path.join(folder, 'assets'), ONE_YEAR), missingAsset));
  router.use(files(folder, SHORT));
  return router;
}

function files(folder: string, maxAge: number): RequestHandler {
  // `brotli` and `gzip`: siblings that the build has compressed, where there are any.
  const serve = sirv(folder, {
    maxAge,
    immutable: maxAge === ONE_YEAR,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: [],
    // The last word before a file is opened, which sirv takes for granted: it lists the folder once, at start.
    setHeaders: (response, pathname) => {
      if (!existsSync(path.join(folder, pathname))) throw new FileGone(pathname);
      // One that goes after this look breaks its answer off, and nothing else.
      response.once('pipe', (file: Readable) => file.once('error', () => response.destroy()));
    },
  });
  return (request, response, next) => {
    try {
      serve(request, response, next);
    } catch (error) {
      next(error instanceof FileGone ? undefined : error);
    }
  };
}

const missingAsset: RequestHandler = (_request, response) => {
  response.status(404).set('Cache-Control', 'no-store').type('text/plain').send('Not found\n');
};
