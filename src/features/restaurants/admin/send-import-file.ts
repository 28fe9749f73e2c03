/** Sends a file of restaurants and reports how much has gone, which `fetch` does not. */
import { CallError } from '../../../web/call.ts';

export function sendImportFile(file: File, onSent: (part: number) => void): Promise<void> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/admin/imports/file');
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 400 ? done() : failed(new CallError(request.status, request.responseText));
    request.onerror = () => failed(new TypeError('The connection broke'));
    request.send(file);
  });
}
