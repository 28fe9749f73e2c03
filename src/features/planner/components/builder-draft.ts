/** The trip builder's choices and what was written for them: kept in this tab, so that the way to a guide and back loses nothing. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { EMPTY_FORM, type TripForm } from '../rules/trip-form.ts';
import { parseTrips, type SavedTrips } from './saved-trips.ts';

const FORM = 'tripBuilderForm';
const BUILT = 'tripBuilderAnswer';

/** What a stored text says; choices it does not have are open. */
export function parseForm(text: string | null): TripForm {
  try {
    const stored = JSON.parse(text ?? '{}') as Partial<Record<keyof TripForm, unknown>>;
    const word = (name: keyof TripForm) => (typeof stored[name] === 'string' ? stored[name] : '');
    return {
      destination: word('destination'),
      duration: word('duration'),
      travelers: word('travelers'),
      budget: word('budget'),
      interests: word('interests'),
      travelStyle: word('travelStyle'),
    };
  } catch {
    return EMPTY_FORM;
  }
}

/** Changes may come before anything was read: the browser tells all that was typed before the script arrived. */
export function useTripForm() {
  const [form, setForm] = useState<TripForm>(EMPTY_FORM);
  /** As it is now, whatever has been rendered; null before the draft was read. */
  const latest = useRef<TripForm | null>(null);

  const read = useCallback(() => {
    latest.current ??= parseForm(stored(FORM));
    return latest.current;
  }, []);
  const change = useCallback(
    (changed: Partial<TripForm>) => {
      latest.current = { ...read(), ...changed };
      setForm(latest.current);
      store(FORM, latest.current);
    },
    [read],
  );
  useEffect(() => setForm(read()), [read]);
  return [form, change] as const;
}

export function useBuilt() {
  const [built, setBuilt] = useState<SavedTrips | null>(null);
  useEffect(() => setBuilt(parseTrips(stored(BUILT))), []);
  const keep = (saved: SavedTrips) => {
    setBuilt(saved);
    store(BUILT, saved);
  };
  return [built, keep] as const;
}

function stored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: TripForm | SavedTrips): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: the page itself still holds it.
  }
}
