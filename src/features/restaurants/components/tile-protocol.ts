/** What the library of the map asks for, fetched without cookies: each failure is the library's own. */
import { AJAXError, type addProtocol, type RequestParameters } from 'maplibre-gl';

export type TileAnswer = Awaited<ReturnType<Parameters<typeof addProtocol>[1]>>;

interface Asked {
  readonly url: string;
  readonly type: RequestParameters['type'] | undefined;
}

export async function ask({ url, type }: Asked, signal: AbortSignal): Promise<TileAnswer> {
  const answer = await fetch(url, { signal, credentials: 'omit' }).catch((fault: unknown) => {
    signal.throwIfAborted();
    throw new AJAXError(0, String(fault), url, new Blob());
  });
  if (!answer.ok) throw new AJAXError(answer.status, answer.statusText, url, new Blob());
  const data =
    type === 'json' ? await answer.json() : type === 'string' ? await answer.text() : await answer.arrayBuffer();
  return { data, cacheControl: answer.headers.get('cache-control'), expires: answer.headers.get('expires') };
}
