import express, { type RequestHandler } from 'express';

/**
 * Which build of the web app is served: a page that was loaded before a deploy sees here that it is out of date.
 * `version` names the build, the same in every process that serves it.
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
