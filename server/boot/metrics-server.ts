import cluster from 'node:cluster';
import { createServer, type Server } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import type { Logger } from 'pino';
import { AggregatorRegistry } from 'prom-client';
import type { Env } from '../kernel/config/env';
import type { Release } from '../kernel/config/release';
import { StartError } from '../kernel/config/report-failure';
import { Gauges } from '../kernel/metrics/gauges.service';
import { registry } from '../kernel/metrics/instruments';

const PATH = '/metrics';

/** Exposes the metrics of this process: at `/metrics`, or as a worker to the primary process. */
export function exposeMetrics(app: INestApplicationContext, release: Release): void {
  app.get(Gauges, { strict: false }).register(release);
  AggregatorRegistry.setRegistries([registry]);
  // Its constructor listens for requests of the primary process.
  if (cluster.isWorker) new AggregatorRegistry();
}

/**
 * Serves `/metrics` on a port of its own, which must not be public: the numbers reveal how much load a server can take.
 * Throws {@link StartError} when the port is not available.
 */
export async function serveMetrics(
  { METRICS_HOST, METRICS_PORT }: Pick<Env, 'METRICS_HOST' | 'METRICS_PORT'>,
  logger: Logger,
): Promise<Server> {
  const workers = cluster.isPrimary ? new AggregatorRegistry() : null;
  const read = (): Promise<string> =>
    workers && hasWorkers() ? workers.clusterMetrics() : registry.metrics();
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== PATH) {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        logger.warn({ err: error }, 'metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(
        new StartError(`Cannot serve metrics on ${METRICS_HOST}:${METRICS_PORT}: ${error.message}`, {
          cause: error,
        }),
      ),
    );
    server.listen(METRICS_PORT, METRICS_HOST, resolve);
  });
  return server;
}

export async function stopMetrics(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
}

function hasWorkers(): boolean {
  return Object.keys(cluster.workers ?? {}).length > 0;
}
