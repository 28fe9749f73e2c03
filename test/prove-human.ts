/** Proves to be a person as our own pages do, for tests. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { HumanForm } from '../src/shared/human-check.ts';
import type { Answered, RequestOptions } from './app.ts';

export async function aProof(
  client: { get(path: string, options: RequestOptions): Promise<Pick<Answered, 'body'>> },
  form: HumanForm,
  options: RequestOptions = {},
): Promise<string> {
  const { body } = await client.get(`/api/human-check?form=${form}`, options);
  const solution = await solveChallenge({ challenge: body.work, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body.work, solution })).toString('base64');
}
