/** A server that answers every request with far more than anybody asked for, and counts what was taken of it. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { gzipSync } from 'node:zlib';

const MB = 1024 * 1024;
/** It gives up here: whoever reads without a limit gets this much. */
export const ENDLESS_BYTES = 400 * MB;
const PIECE = Buffer.alloc(64 * 1024, ' ');

export interface Endless extends AsyncDisposable {
  readonly url: string;
  /** Over all connections, once they have all ended. */
  taken(): Promise<number>;
}

/** `packed`: a whole, valid answer, small on the wire and 64 MB once it is unpacked. */
export async function anEndlessServer(answer: string, manner: 'endless' | 'packed' = 'endless'): Promise<Endless> {
  const packed = manner === 'packed' ? gzipSync(answer + ' '.repeat(64 * MB)) : null;
  const sockets = new Set<Socket>();
  const server = createServer(async (request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    if (packed) response.setHeader('content-encoding', 'gzip').end(packed);
    else await pour(answer, response);
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async taken() {
      for (const socket of sockets) if (!socket.closed) await closed(socket);
      return [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0);
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** No faster than it is taken, so that what was written is what was taken and what the kernel holds. */
async function pour(answer: string, response: ServerResponse): Promise<void> {
  response.write(answer);
  const gone = closed(response);
  for (let bytes = 0; bytes < ENDLESS_BYTES && !response.destroyed; bytes += PIECE.length) {
    if (!response.write(PIECE)) await Promise.race([new Promise((drained) => response.once('drain', drained)), gone]);
  }
  response.end();
  // Whoever has read it all is let go, so that the count comes to an end.
  response.once('finish', () => response.socket?.end());
}

/** Also where it ends with an error. */
function closed(ending: NodeJS.EventEmitter): Promise<void> {
  return new Promise((done) => ending.once('close', () => done()));
}
