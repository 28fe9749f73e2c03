/**
 * The human check in the browser. Where reCAPTCHA is keyed and this page lets it
 * in, its word is the proof; everywhere else, and wherever it cannot be reached
 * or is not believed, the proof is work: it begins while the visitor is still
 * typing and is the browser's own PBKDF2, which runs beside the page, in steps;
 * no worker, no widget, nothing from elsewhere.
 *
 * Where no proof can be made (an old browser, no connection) the form is sent
 * without, and the server decides.
 */
import { useEffect, useMemo, useState } from 'react';
import type { HumanForm } from '../shared/human-check.ts';
import { CallError } from './api-client.ts';
import { askForChallenge, workFor } from './proof-of-work.ts';
import { useNavigation } from './router.tsx';

/** Challenges live five minutes; what is older than this is not handed over any more. */
const FRESH_MS = 240_000;

/** `instead`: reCAPTCHA is keyed, but it does not answer here. */
export type Guard = 'work' | 'recaptcha' | 'instead';

export interface HumanCheck {
  /** What guards the form, by name: its notice says so. */
  readonly guard: Guard;
  /** To be called as soon as somebody begins to fill in the form; calling it again is free. */
  begin(): void;
  /** Each proof is handed over once. */
  proof(): Promise<string | undefined>;
  /** Sends with a proof; once more with work where reCAPTCHA's word was not enough. */
  guarded<T>(send: (humanProof: string | undefined) => Promise<T>): Promise<T>;
}

interface Work {
  readonly begunAt: number;
  readonly done: Promise<string | undefined>;
}

interface Opened extends Omit<HumanCheck, 'guard'> {
  stop(): void;
}

function openHumanCheck(form: HumanForm, asksRecaptcha: boolean, onUnreachable: () => void): Opened {
  let work: Work | null = null;
  let controller = new AbortController();
  let recaptcha = asksRecaptcha;
  const beginWork = () => {
    if (work && performance.now() - work.begunAt < FRESH_MS) return;
    controller = new AbortController();
    work = { begunAt: performance.now(), done: workFor(form, controller).catch(() => undefined) };
  };
  const workDone = async () => {
    beginWork();
    const { done } = work ?? { done: undefined };
    work = null;
    return done;
  };
  const giveUp = () => {
    recaptcha = false;
    beginWork();
    onUnreachable();
  };
  const word = async () => {
    const { wordOfRecaptcha } = await import('./recaptcha.ts');
    return wordOfRecaptcha(form, () => siteKey(form));
  };
  const proof = async () => {
    if (!recaptcha) return workDone();
    return word().catch(() => {
      giveUp();
      return workDone();
    });
  };
  return {
    begin() {
      if (!recaptcha) beginWork();
      else {
        void import('./recaptcha.ts').then(({ loadRecaptcha }) => loadRecaptcha(() => siteKey(form))).catch(giveUp);
      }
    },
    proof,
    async guarded(send) {
      const byRecaptcha = recaptcha;
      try {
        return await send(await proof());
      } catch (fault) {
        if (!byRecaptcha || !isAboutTheProof(fault)) throw fault;
        return send(await workDone());
      }
    },
    stop: () => controller.abort(),
  };
}

function isAboutTheProof(fault: unknown): boolean {
  return fault instanceof CallError && /^human_check_/.test(fault.body?.code ?? '');
}

async function siteKey(form: HumanForm): Promise<string | null> {
  return (await askForChallenge(form)).recaptchaSiteKey;
}

export function useHumanCheck(form: HumanForm): HumanCheck {
  const keyed = useNavigation().admitted.includes('human-check');
  const [unreachable, setUnreachable] = useState(false);
  const check = useMemo(() => openHumanCheck(form, keyed, () => setUnreachable(true)), [form, keyed]);
  useEffect(() => () => check.stop(), [check]);
  const guard = !keyed ? 'work' : unreachable ? 'instead' : 'recaptcha';
  return useMemo(() => ({ ...check, guard }), [check, guard]);
}
