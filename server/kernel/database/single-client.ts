import { Client, type ClientConfig } from 'pg';

/**
 * A connection outside the pool. When the database goes away, pg emits `error` besides failing the statement that waits,
 * and without a listener that would end the process.
 */
export function singleClient(config: ClientConfig): Client {
  const client = new Client(config);
  client.on('error', () => undefined);
  return client;
}
