/** Before the first journey: departures that many journeys book have seats for all of them. Those that one sells out keep theirs. */
import { test } from '@playwright/test';
import { run } from './database.ts';

const BOOKED_BY_MANY = ['ibiza', 'lisbon-river-light', 'val-thorens-ski', 'niseko-ski', 'cartagena-walls'];
/** More than a whole run books, of both screens and every second try. */
const SEATS = 400;

test('trips that many book have seats for all', () =>
  run('update departures set capacity = $2 where package_id = any($1)', [BOOKED_BY_MANY, SEATS]));
