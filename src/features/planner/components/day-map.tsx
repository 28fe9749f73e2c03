/** A day on a map of ours: its stops in order, from where they wake up. */
import { useMemo } from 'react';
import { PlaceMap } from '../../open-data/components/place-map.tsx';
import { planCopy } from '../copy/plan.ts';
import type { PlanDay } from '../rules/plan.ts';

const copy = planCopy.map;

/** The stops of a day that have a place, in order. */
export function stopsOf(day: PlanDay) {
  return day.items.flatMap(({ name, start, at }) =>
    at ? [{ key: `${start} ${name}`, name, latitude: at.lat, longitude: at.lon }] : [],
  );
}

export function DayMap({ day }: { day: PlanDay }) {
  const stops = useMemo(() => stopsOf(day), [day]);
  const start = useMemo(
    () => ({ key: 'start', name: day.base.name, latitude: day.base.lat, longitude: day.base.lon }),
    [day],
  );
  if (stops.length < 2) return null;
  return (
    <PlaceMap
      title={copy.title(day.n)}
      description={copy.describe(stops.map((stop) => stop.name))}
      stops={stops}
      start={start}
    />
  );
}
