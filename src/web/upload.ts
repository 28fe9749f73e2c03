/**
 * Files on their way to us, with a form around them or as they are. `fetch` does not tell how much has left,
 * so this is the older way; failures are the same `CallError`.
 */
import type { Endpoint, OutputOf } from '../shared/endpoint.ts';
import { CallError } from './api-client.ts';

/** `onProgress` is told how much has left, from 0 to 1. */
export function upload<E extends Endpoint & { consumes: 'form' | 'bytes' }>(
  { method, path }: E,
  body: FormData | File,
  onProgress: (part: number) => void = () => undefined,
): Promise<OutputOf<E>> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.withCredentials = true;
    // A form says itself where its parts begin. What a file is, is looked up in it.
    if (body instanceof File) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      const { status, responseText, statusText } = request;
      if (status < 200 || status > 299) return fail(new CallError(status, responseText || statusText));
      try {
        done(JSON.parse(responseText));
      } catch (fault) {
        fail(fault);
      }
    });
    request.addEventListener('error', () => fail(new TypeError('No connection')));
    request.send(body);
  });
}
