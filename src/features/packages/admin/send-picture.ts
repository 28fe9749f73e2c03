/** Sends the picture of a package as it is, without a form around it. */
import type { OutputOf } from '../../../shared/endpoint.ts';
import { CallError } from '../../../web/call.ts';
import type { uploadPicture } from '../contract/admin.ts';

const ADDRESS = '/api/admin/pictures';

export async function sendPicture(file: File): Promise<OutputOf<typeof uploadPicture>> {
  const type = file.type || 'application/octet-stream';
  const answer = await fetch(ADDRESS, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': type },
    body: file,
  });
  if (!answer.ok) throw new CallError(answer.status, await answer.text());
  return answer.json();
}
