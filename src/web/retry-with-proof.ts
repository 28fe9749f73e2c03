/** Sends plainly, and once more with work when that is refused with the code that work helps against. */
import type { HumanForm } from '../shared/human-check.ts';
import { CallError } from './api-client.ts';

export async function retryWithProof<T>(
  form: HumanForm,
  send: (proof: { humanProof?: string }) => Promise<T>,
  refusal: 'too_many_attempts' | 'human_check_needed' = 'too_many_attempts',
): Promise<T> {
  try {
    return await send({});
  } catch (fault) {
    if (!(fault instanceof CallError) || fault.body?.code !== refusal) throw fault;
    const humanProof = await import('./proof-of-work.ts').then(({ workFor }) => workFor(form)).catch(() => undefined);
    if (humanProof === undefined) throw fault;
    return send({ humanProof });
  }
}
