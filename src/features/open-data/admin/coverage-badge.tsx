/** How well a city of open data can be planned, in a badge. */
import { Badge } from '../../../ui/badge.tsx';
import type { AdminCity } from '../contract/edit-cities-and-places.ts';
import { cityCopy as copy } from '../copy/edit-cities-and-places.ts';

export function CoverageBadge({ city: { tier, isCut, hiddenReason, isRetired } }: { readonly city: AdminCity }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tier === 'open' ? 'positive' : 'outline'}>{copy.tiers[tier]}</Badge>
      {isCut && <Badge tone="warning">{copy.part}</Badge>}
      {hiddenReason !== null && <Badge tone="negative">{copy.hidden}</Badge>}
      {isRetired && <Badge tone="negative">{copy.gone}</Badge>}
    </span>
  );
}
