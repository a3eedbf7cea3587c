import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** pass: forwards everything · refuse: closes and rejects connections · blackhole: accepts data and never answers. */
export type ProxyMode = 'pass' | 'refuse' | 'blackhole';

export type TcpProxy = {
  readonly port: number;
  /** Changes the mode for existing and new connections. */
  set(mode: ProxyMode): void;
  close(): Promise<void>;
};

/** Starts a proxy in front of a database that simulates outages. */
export async function startTcpProxy(target: {
  readonly host: string;
  readonly port: number;
}): Promise<TcpProxy> {
  let mode: ProxyMode = 'pass';
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    if (mode === 'refuse') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    const pair = [client, upstream] as const;
    pairs.add(pair);
    const forward = (from: Socket, to: Socket) =>
      from.on('data', (chunk) => {
        if (mode === 'pass') to.write(chunk);
      });
    forward(client, upstream);
    forward(upstream, client);
    const end = () => {
      pairs.delete(pair);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => pairs.forEach((pair) => pair.forEach((socket) => socket.destroy()));
  return {
    port: (server.address() as AddressInfo).port,
    set: (next) => {
      // Connections that lost data cannot continue.
      if (next === 'refuse' || mode === 'blackhole') cut();
      mode = next;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
