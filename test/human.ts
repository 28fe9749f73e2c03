/** Proves to be a person as our own pages do, for tests. */
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { HumanForm } from '../src/shared/human-check.ts';
import type { Client, RequestOptions } from './app.ts';

export async function aProof(client: Client, form: HumanForm, options: RequestOptions = {}): Promise<string> {
  const { body } = await client.get(`/api/human-check?form=${form}`, options);
  const solution = await solveChallenge({ challenge: body.work, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body.work, solution })).toString('base64');
}
