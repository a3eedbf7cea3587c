import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { RequestHandler, Response } from 'express';
import sirv from 'sirv';

const ONE_YEAR = 31_536_000;

/** A file that existed at start is gone because the build was replaced. */
class FileGone extends Error {}

/**
 * Serves the files of a build folder and passes on requests for missing ones.
 * @param maxAge seconds that browsers may cache a file; one year means that it never changes
 */
export function builtFiles(folder: string, maxAge: number): RequestHandler {
  // `brotli` and `gzip` serve precompressed siblings if the build has made them.
  const serve = sirv(folder, {
    maxAge,
    immutable: maxAge === ONE_YEAR,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: [],
    // sirv lists the folder once, at start, and assumes that every file stays.
    setHeaders: (response, pathname) => {
      if (!existsSync(path.join(folder, pathname))) throw new FileGone(pathname);
      // sirv leaves the type of endings that it does not know empty, and `nosniff` forbids browsers to guess.
      (response as Response).type(path.extname(pathname) || 'bin');
      // If the file disappears after this check, only this response fails.
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
