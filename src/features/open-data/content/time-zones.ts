/** Which clock counts where, as far as it is certain: circles around towns, each with its zone. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';

export interface ClockCircle {
  readonly latitude: number;
  readonly longitude: number;
  /** On all land within, one time counts. */
  readonly miles: number;
  /** IANA. */
  readonly timeZone: string;
}

/** Latitude, longitude, miles, by zone. */
const Circles = z.record(z.string(), z.array(z.tuple([z.number(), z.number(), z.number()])));

const clocks = readContent('clocks.yaml', z.object({ ofOneZone: Circles, ofOneTime: Circles }));
/** No other zone reaches into these. */
export const ofOneZone = circlesIn(clocks.ofOneZone);
/** Into these other zones reach whose clocks always show the same. */
export const ofOneTime = circlesIn(clocks.ofOneTime);

function circlesIn(zones: z.infer<typeof Circles>): readonly ClockCircle[] {
  return Object.entries(zones).flatMap(([timeZone, circles]) =>
    circles.map(([latitude, longitude, miles]) => ({ latitude, longitude, miles, timeZone })),
  );
}
