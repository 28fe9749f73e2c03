/** A death at each named place of the sale, and what must have become of the booking in the end. */
import type { SaleStop } from '../src/features/bookings/actions/sale.ts';
import { DECLINED_CARD } from './sale.ts';

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

export const SCENES: Readonly<Record<SaleStop, Scene>> = {
  'before hold': { end: 'none', leavesWork: false },
  'after hold': { end: 'released', leavesWork: true },
  'before authorise': { end: 'released', leavesWork: true },
  'after authorise': { end: 'confirmed', leavesWork: true },
  'after authorised': { end: 'confirmed', leavesWork: true },
  'after capturing': { end: 'confirmed', leavesWork: true },
  'before capture': { end: 'confirmed', leavesWork: true },
  'after capture': { end: 'confirmed', leavesWork: true },
  'after confirmed': { end: 'confirmed', leavesWork: false },
  'after decline': { end: 'declined', leavesWork: false, card: DECLINED_CARD },
  'after release': { end: 'released', leavesWork: false, losesAuthorise: true },
  'before void': { end: 'released', leavesWork: true, overtaken: true },
  'after void': { end: 'released', leavesWork: false, overtaken: true },
  'recovery after claim': { end: 'confirmed', leavesWork: true, first: 'after authorise' },
  'recovery after ask': { end: 'confirmed', leavesWork: true, first: 'after authorise' },
  'reconciliation before void': { end: 'released', leavesWork: true, overtaken: true, first: 'before void' },
};
