/** A death at each named place of the sale, and what must have become of the booking in the end. */

import { DECLINED_CARD } from './sale.ts';
import type { SaleStop } from './step-stops.ts';

export interface Scene {
  /** What has become of the booking in the end; `none`: it never came to be. */
  readonly end: 'confirmed' | 'declined' | 'released' | 'none';
  /** Left behind for recovery: false where the death came after the last step. */
  readonly leavesWork: boolean;
  readonly card?: string;
  /** The request to authorise never reaches the provider. */
  readonly losesAuthorise?: true;
  /** The hold runs out while the authorisation is on its way. */
  readonly overtaken?: true;
  /** Dies here first, so that recovery or reconciliation has something to die over. */
  readonly first?: SaleStop;
}

const SCENES: Readonly<Partial<Record<SaleStop, Scene>>> = {
  'before hold': { end: 'none', leavesWork: false },
  'after hold': { end: 'released', leavesWork: true },
  'before authorise': { end: 'released', leavesWork: true },
  'after authorise': { end: 'confirmed', leavesWork: true },
  'after mark authorised': { end: 'confirmed', leavesWork: true },
  'after mark capturing': { end: 'confirmed', leavesWork: true },
  'before capture': { end: 'confirmed', leavesWork: true },
  'after capture': { end: 'confirmed', leavesWork: true },
  'after mark confirmed': { end: 'confirmed', leavesWork: false },
  'after decline': { end: 'declined', leavesWork: false, card: DECLINED_CARD },
  'after release': { end: 'released', leavesWork: false, losesAuthorise: true },
  'before void': { end: 'released', leavesWork: true, overtaken: true },
  'after void': { end: 'released', leavesWork: false, overtaken: true },
  'after claim stuck': { end: 'confirmed', leavesWork: true, first: 'after authorise' },
  'after ask provider': { end: 'confirmed', leavesWork: true, first: 'after authorise' },
  'before void stray': { end: 'released', leavesWork: true, overtaken: true, first: 'before void' },
};

/** In the order of a booking. */
export const STOPS = Object.keys(SCENES) as SaleStop[];

export function sceneOf(stop: SaleStop): Scene {
  const scene = SCENES[stop];
  if (!scene) throw new Error(`Nobody has said what follows a death ${stop}`);
  return scene;
}
