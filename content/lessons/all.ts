/** Every lesson that can be watched, series by series. */
import type { Lesson } from '../../src/features/learn/contract/lessons.ts';
import { firstHour } from './first-hour.ts';
import { firstNightAtAltitude } from './first-night-at-altitude.ts';
import { firstRide } from './first-ride.ts';
import { leaveTheReef } from './leave-the-reef.ts';
import { measureBeforeYouPack } from './measure-before-you-pack.ts';
import { oneBag } from './one-bag.ts';
import { passportHall } from './passport-hall.ts';
import { readingTheBulletin } from './reading-the-bulletin.ts';
import { readingTheMenu } from './reading-the-menu.ts';
import { tableAtEight } from './table-at-eight.ts';
import { tableManners } from './table-manners.ts';
import { threeFabrics } from './three-fabrics.ts';
import { trainInstead } from './train-instead.ts';
import { weeksBesideTheSeason } from './weeks-beside-the-season.ts';
import { whereAFareComesFrom } from './where-a-fare-comes-from.ts';

export const lessons: readonly Lesson[] = [
  passportHall,
  firstRide,
  firstHour,
  tableAtEight,
  readingTheMenu,
  tableManners,
  measureBeforeYouPack,
  threeFabrics,
  oneBag,
  whereAFareComesFrom,
  weeksBesideTheSeason,
  readingTheBulletin,
  firstNightAtAltitude,
  trainInstead,
  leaveTheReef,
];
