import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface SlowDoor {
  readonly port: number;
  close(): void;
}

/**
 * Another port of a server, through which whatever is said takes up to `ms` milliseconds longer, in order, as on a busy
 * machine or a far one: a test that forgets to wait for something fails here, and not once in a hundred runs.
 */
export async function openSlowDoor(target: number, ms: number): Promise<SlowDoor> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((near) => {
    const far = createConnection({ host: '127.0.0.1', port: target });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      relayLate(from, to, ms);
      from.once('close', () => sockets.delete(from));
      from.on('error', () => to.destroy());
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port: (server.address() as AddressInfo).port, close };
}

function relayLate(from: Socket, to: Socket, ms: number): void {
  let turn: Promise<void> = Promise.resolve();
  const later = (act: () => void) => {
    const due = performance.now() + Math.random() * ms;
    turn = turn.then(() => delay(Math.max(0, due - performance.now()))).then(act);
  };
  from.on('data', (chunk) => later(() => to.write(chunk)));
  from.once('end', () => later(() => to.end()));
}
