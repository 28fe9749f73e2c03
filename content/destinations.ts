/** Every place of `destination-cards.ts` with where it lies and which clock it keeps. For the server; pages need only the cards. */
import type { Destination } from '../src/features/destinations/contract.ts';
import { destinationCards } from './destination-cards.ts';
import { homeDestinations } from './home-destinations.ts';

interface Whereabouts {
  /** IANA. */
  readonly timeZone: string;
  /** Degrees, north and east positive; of the town a country or region is represented by (Amalfi, Seville, Aspen). */
  readonly latitude: number;
  readonly longitude: number;
}

export interface KnownDestination extends Destination, Whereabouts {
  readonly onHome: boolean;
}

const whereabouts: Readonly<Record<string, Whereabouts>> = {
  nyc: { timeZone: 'America/New_York', latitude: 40.7128, longitude: -74.006 },
  hamptons: { timeZone: 'America/New_York', latitude: 40.9634, longitude: -72.1848 },
  colorado: { timeZone: 'America/Denver', latitude: 39.1911, longitude: -106.8175 },
  'park-city': { timeZone: 'America/Denver', latitude: 40.6461, longitude: -111.498 },
  miami: { timeZone: 'America/New_York', latitude: 25.7617, longitude: -80.1918 },
  'new-orleans': { timeZone: 'America/Chicago', latitude: 29.9511, longitude: -90.0715 },
  austin: { timeZone: 'America/Chicago', latitude: 30.2672, longitude: -97.7431 },
  nashville: { timeZone: 'America/Chicago', latitude: 36.1627, longitude: -86.7816 },
  charleston: { timeZone: 'America/New_York', latitude: 32.7765, longitude: -79.9311 },
  italy: { timeZone: 'Europe/Rome', latitude: 40.6281, longitude: 14.485 },
  copenhagen: { timeZone: 'Europe/Copenhagen', latitude: 55.6761, longitude: 12.5683 },
  lisbon: { timeZone: 'Europe/Lisbon', latitude: 38.7223, longitude: -9.1393 },
  london: { timeZone: 'Europe/London', latitude: 51.5074, longitude: -0.1278 },
  spain: { timeZone: 'Europe/Madrid', latitude: 37.3891, longitude: -5.9845 },
  cartagena: { timeZone: 'America/Bogota', latitude: 10.391, longitude: -75.4794 },
  jaco: { timeZone: 'America/Costa_Rica', latitude: 9.6148, longitude: -84.6279 },
  marrakesh: { timeZone: 'Africa/Casablanca', latitude: 31.6295, longitude: -7.9811 },
  istanbul: { timeZone: 'Europe/Istanbul', latitude: 41.0082, longitude: 28.9784 },
  ibiza: { timeZone: 'Europe/Madrid', latitude: 38.9067, longitude: 1.4206 },
  'val-thorens': { timeZone: 'Europe/Paris', latitude: 45.2979, longitude: 6.58 },
  santorini: { timeZone: 'Europe/Athens', latitude: 36.3932, longitude: 25.4615 },
  niseko: { timeZone: 'Asia/Tokyo', latitude: 42.8048, longitude: 140.6874 },
  tokyo: { timeZone: 'Asia/Tokyo', latitude: 35.6762, longitude: 139.6503 },
};

export const destinations: readonly KnownDestination[] = destinationCards.flatMap(({ alt: _, ...card }) => {
  const place = whereabouts[card.id];
  return place ? [{ ...card, ...place, onHome: homeDestinations.some(({ id }) => id === card.id) }] : [];
});
