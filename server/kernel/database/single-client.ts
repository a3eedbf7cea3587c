import { Client, type ClientConfig } from 'pg';

/**
 * Creates a connection outside the pool. When the database goes away, pg fails the pending statement and also emits
 * `error`, which would end the process without a listener.
 */
export function singleClient(config: ClientConfig): Client {
  const client = new Client(config);
  client.on('error', () => undefined);
  return client;
}
