/** What a day of getting around costs one adult, local currency: dearer for whoever cannot take the stairs of a metro. */
import type { DestinationFacts } from '../../../destinations/rules/facts.ts';
import type { Plan } from '../plan.ts';
import type { Reading } from '../reading.ts';

export function aroundPerDay({ localTransport }: DestinationFacts, tier: Plan['tier'], { access }: Reading): number {
  const byTaxi = access.some((need) => need === 'wheelchair' || need === 'step-free' || need === 'low-walking');
  return byTaxi ? Math.max(localTransport[tier], (localTransport.mid + localTransport.high) / 2) : localTransport[tier];
}
