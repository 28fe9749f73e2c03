/** Work as a proof: asks for a challenge and solves it, with the browser's own PBKDF2 and nothing from elsewhere. */
import { type HumanChallenge, type HumanForm, readHumanChallenge } from '../shared/human-check.ts';
import { call } from './api-client.ts';

export function askForChallenge(form: HumanForm, signal?: AbortSignal): Promise<HumanChallenge> {
  return call(readHumanChallenge, { query: { form }, ...(signal && { signal }) });
}

/** About a second on a phone; undefined where the browser cannot. */
export async function workFor(form: HumanForm, controller = new AbortController()): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const [{ work }, { solveChallenge }, { deriveKey }] = await Promise.all([
    askForChallenge(form, controller.signal),
    import('altcha-lib'),
    import('altcha-lib/algorithms/web/pbkdf2'),
  ]);
  const solution = await solveChallenge({ challenge: asAltcha(work), controller, deriveKey });
  return solution ? btoa(JSON.stringify({ challenge: work, solution })) : undefined;
}

/** What our schema calls optional may be undefined there; the library says the same with other words. */
function asAltcha(work: HumanChallenge['work']) {
  return work as Parameters<typeof import('altcha-lib')['solveChallenge']>[0]['challenge'];
}
