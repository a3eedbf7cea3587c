import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

const ONE_YEAR = 31_536_000;

/** A file that was there at start is not there any more: the build has been replaced. */
class FileGone extends Error {}

/**
 * Serves the files of a folder that the build has made, and passes on what is not there.
 * @param maxAge seconds that browsers may keep a file; a year means that it never changes
 */
export function builtFiles(folder: string, maxAge: number): RequestHandler {
  // `brotli` and `gzip`: siblings that the build has compressed, where there are any.
  const serve = sirv(folder, {
    maxAge,
    immutable: maxAge === ONE_YEAR,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: [],
    // sirv lists the folder once, at start, and takes for granted that every file stays.
    setHeaders: (response, pathname) => {
      if (!existsSync(path.join(folder, pathname))) throw new FileGone(pathname);
      // A file that goes after this check ends its own response, and nothing else.
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
