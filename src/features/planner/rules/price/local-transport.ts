/** What a day of getting around costs one adult, local currency: dearer for whoever cannot take the stairs of a metro. Null: not known. */
import type { PlaceFacts } from '../../../destinations/rules/destination-facts.ts';
import type { Plan } from '../plan.ts';
import type { Mode, Reading } from '../reading.ts';

const PUBLIC: readonly Mode[] = ['metro', 'bus', 'tram', 'train'];

export function aroundPerDay(
  { localTransport, gettingAround }: PlaceFacts,
  tier: Plan['tier'],
  { access, transport }: Reading,
): number | null {
  if (!localTransport) return null;
  const avoidsUsual = PUBLIC.some((mode) => mode === gettingAround?.mode && transport.avoid.includes(mode));
  const byTaxi =
    avoidsUsual || access.some((need) => need === 'wheelchair' || need === 'step-free' || need === 'low-walking');
  return byTaxi ? Math.max(localTransport[tier], (localTransport.mid + localTransport.high) / 2) : localTransport[tier];
}
