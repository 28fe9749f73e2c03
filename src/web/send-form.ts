/**
 * A form with files on its way to us. `fetch` does not tell how much has left,
 * so this is the older way; failures are the same `CallError`.
 */
import type { Endpoint, OutputOf } from '../shared/endpoint.ts';
import { CallError } from './call.ts';

/** `onProgress` is told how much has left, from 0 to 1. */
export function sendForm<E extends Endpoint & { consumes: 'form' }>(
  { method, path }: E,
  form: FormData,
  onProgress: (part: number) => void,
): Promise<OutputOf<E>> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.withCredentials = true;
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
    request.send(form);
  });
}
