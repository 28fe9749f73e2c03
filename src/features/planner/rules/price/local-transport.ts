/**
 * What a day of getting around costs one adult, local currency, by what the days ride: who sleeps dearer pays no more for the
 * same bus; who cannot take the stairs of a metro rides taxis. Null: not known.
 */
import type { CityBook, KnownPlace } from '../../../destinations/rules/catalogue.ts';
import type { Plan } from '../plan.ts';
import type { Mode, Reading } from '../reading.ts';

const PUBLIC: readonly Mode[] = ['metro', 'bus', 'tram', 'train', 'ferry'];

interface Town {
  readonly known: Pick<KnownPlace, 'facts'>;
  readonly book: Pick<CityBook, 'city'>;
}

export function aroundPerDay({ known, book }: Town, tier: Plan['tier'], { access, transport }: Reading): number | null {
  const { localTransport, gettingAround } = known.facts;
  if (!localTransport) return null;
  const { mid, high } = localTransport;
  const usual = book.city.around ?? gettingAround?.mode;
  const isPublic = PUBLIC.some((mode) => mode === usual);
  const avoidsUsual = isPublic && transport.avoid.some((mode) => mode === usual);
  const isFrail = access.some((need) => need === 'wheelchair' || need === 'step-free' || need === 'low-walking');
  // The boats of a town that goes by them take wheels.
  if (avoidsUsual || (isFrail && usual !== 'ferry')) return Math.max(localTransport[tier], (mid + high) / 2);
  return isPublic && tier === 'high' ? mid : localTransport[tier];
}
