/**
 * Not asking a model that fails again and again: three failures in a row and it
 * rests for a minute; then one question may look whether it is back.
 */
const OPENS_AT = 3;
const REST_MS = 60_000;

export interface Breaker {
  /** False while it rests. */
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
      // Whoever comes next finds it closed until this one is answered.
      restsUntil = now() + restMs;
      return true;
    },
    note(isGood) {
      failures = isGood ? 0 : failures + 1;
      if (failures >= OPENS_AT) restsUntil = now() + restMs;
    },
  };
}
