/**
 * Whether a person sends a form. A proof is made for one form, is good for a few
 * minutes, and opens one door once: `verify` uses it up.
 */
import type { HumanChallenge, HumanForm } from '../../shared/human-check.ts';

/** `unavailable`: the one who judges did not answer; the visitor may prove it the other way. */
export type Verdict = 'human' | 'refused' | 'unavailable';

export interface Captcha {
  challenge(form: HumanForm): Promise<HumanChallenge>;
  verify(form: HumanForm, proof: string): Promise<Verdict>;
  /** Forgets used challenges that would not be accepted any more anyway. */
  sweep(): Promise<void>;
}
