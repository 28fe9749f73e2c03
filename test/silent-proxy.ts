/**
 * A line that can fall silent without ending, as a forgetful firewall makes one:
 * nothing passes any more, and neither side is told. Who connects meanwhile is
 * accepted and never hears a word. After the fault new connections are served;
 * those of before stay dead for ever.
 */
import { connect, createServer, type NetConnectOpts, type Socket } from 'node:net';

export type Silence = 'both' | 'answers';

export interface SilentProxy extends AsyncDisposable {
  readonly port: number;
  /** Both directions, or only what comes back. */
  fallSilent(silence?: Silence): void;
  comeBack(): void;
  /** Lines that it has silenced or that were begun meanwhile, and that their clients still hold. */
  dead(): number;
}

interface Line {
  readonly near: Socket;
  readonly far: Socket | null;
  silence: Silence | null;
  /** Its client has let go of it, which a dead line answers with nothing. */
  isLeft: boolean;
}

export async function openSilentProxy(target: NetConnectOpts): Promise<SilentProxy> {
  const lines = new Set<Line>();
  /** The far ends of dead lines: nobody tells them either. */
  const forgotten = new Set<Socket>();
  let silence: Silence | null = null;

  // Half open: an end is passed on by us or not at all.
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = silence === 'both' ? null : connect({ ...target, allowHalfOpen: true });
    const line: Line = { near, far, silence, isLeft: false };
    lines.add(line);
    near.on('error', () => undefined);
    near.on('data', (chunk) => {
      if (line.silence !== 'both') far?.write(chunk);
    });
    near.on('end', () => {
      line.isLeft = true;
      if (line.silence === null) far?.end();
    });
    near.on('close', () => {
      lines.delete(line);
      if (!far) return;
      if (line.silence === null) far.destroy();
      else forgotten.add(far);
    });
    far?.on('error', () => undefined);
    far?.on('data', (chunk) => {
      if (line.silence === null) near.write(chunk);
    });
    far?.on('end', () => {
      if (line.silence === null) near.end();
    });
    far?.on('close', () => {
      if (line.silence === null) near.destroy();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    fallSilent(how = 'both') {
      silence = how;
      for (const line of lines) line.silence = how;
    },
    comeBack() {
      silence = null;
    },
    dead: () => [...lines].filter(({ silence: how, isLeft }) => how !== null && !isLeft).length,
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      for (const { near, far } of lines) for (const socket of [near, far]) socket?.destroy();
      for (const far of forgotten) far.destroy();
      await closed;
    },
  };
}

/** In front of what an address of `http:` or `smtp:` names, and the address of the proxy. */
export async function proxyBefore(address: string): Promise<SilentProxy & { readonly url: string }> {
  const url = new URL(address);
  const proxy = await openSilentProxy({ host: url.hostname, port: Number(url.port) });
  url.port = String(proxy.port);
  return { ...proxy, url: url.href.replace(/\/$/, '') };
}

/** The same for a PostgreSQL, which may listen on a socket in a folder. */
export async function proxyBeforeDatabase(address: string): Promise<SilentProxy & { readonly url: string }> {
  const url = new URL(address);
  const folder = url.searchParams.get('host');
  const port = Number(url.port || 5432);
  const proxy = await openSilentProxy(folder ? { path: `${folder}/.s.PGSQL.${port}` } : { host: url.hostname, port });
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String(proxy.port);
  return { ...proxy, url: url.href };
}
