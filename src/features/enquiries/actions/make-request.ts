/** A request is stored, and both sides get a letter. */
import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../../database/sql.ts';
import type { Deps } from '../../../kernel/deps.ts';
import { mayPass } from '../../../kernel/human-check.ts';
import { ok, type Result } from '../../../shared/result.ts';
import { acknowledgeRequest, deliverRequest, type MadeRequest, type RequestError } from '../contract/requests.ts';
import { referenceFrom } from '../rules.ts';
import { insertRequest } from '../store/requests.ts';
import { mayAcknowledge } from './acknowledge.ts';

export async function makeRequest(
  deps: Pick<Deps, 'captcha' | 'db' | 'jobs' | 'limits' | 'now'>,
  { kind, name, email, about, topic, humanProof }: MadeRequest,
  address: string,
): Promise<Result<{ reference: string }, RequestError>> {
  const welcome = await mayPass(deps, 'request', humanProof, address);
  if (!welcome.ok) return welcome;

  const { db, jobs, now } = deps;
  const reference = referenceFrom(randomBytes(5));
  const request = {
    reference,
    kind,
    name: name || null,
    email,
    about: about || null,
    topic: topic ?? null,
    createdAt: now(),
  };
  const acknowledged = await mayAcknowledge(deps, email);
  await inTransaction(db, async (tx) => {
    const requestId = await insertRequest(tx, request);
    await jobs.send(tx, deliverRequest, { requestId });
    if (acknowledged) await jobs.send(tx, acknowledgeRequest, { requestId });
  });
  return ok({ reference });
}
