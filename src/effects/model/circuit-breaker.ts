/** A circuit breaker: after three failures in a row nothing is asked for a minute; then one question tests whether it is back. */

const OPENS_AT = 3;
const REST_MS = 60_000;

export interface Breaker {
  /** False while it is open. */
  mayPass(): boolean;
  note(isGood: boolean): void;
}

export function openBreaker(now: () => number = () => performance.now(), restMs = REST_MS): Breaker {
  let failures = 0;
  let restsUntil = 0;
  return {
    mayPass() {
      if (failures < OPENS_AT) return true;
      if (now() < restsUntil) return false;
      // Others are refused until this one is answered.
      restsUntil = now() + restMs;
      return true;
    },
    note(isGood) {
      failures = isGood ? 0 : failures + 1;
      if (failures >= OPENS_AT) restsUntil = now() + restMs;
    },
  };
}
