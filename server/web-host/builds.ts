import express, { type RequestHandler } from 'express';

/**
 * Serves the id of the current build, so that pages loaded before a deployment can detect that they are outdated.
 * `version` returns the build's id, which is the same in every process.
 */
export function builds(version: () => string): RequestHandler {
  const router = express.Router();
  router.get('/builds/latest.json', (_request, response) => {
    response.set('Cache-Control', 'no-cache').json({ id: version(), path: `/builds/meta/${version()}.json` });
  });
  router.get('/builds/meta/:file', (request, response) => {
    const isCurrent = request.params.file === `${version()}.json`;
    response.set('Cache-Control', 'no-cache').status(isCurrent ? 200 : 404);
    response.json(isCurrent ? { id: version() } : { error: 'Not found' });
  });
  return router;
}
