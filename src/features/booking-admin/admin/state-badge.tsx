/** Where a booking stands, and why somebody should look. */
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import type { State } from '../../bookings/rules/booking-state.ts';
import { bookingsCopy as words } from '../copy/list-bookings.ts';
import type { AdminNeed } from '../rules/steps-and-needs.ts';

const TONES: Readonly<Record<State, BadgeTone>> = {
  held: 'warning',
  optioned: 'warning',
  authorised: 'warning',
  capturing: 'warning',
  confirmed: 'positive',
  declined: 'outline',
  released: 'outline',
  cancelled: 'outline',
};

export function StateBadge({ state, needs }: { readonly state: State; readonly needs: readonly AdminNeed[] }) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={TONES[state]}>{words.states[state]}</Badge>
      {needs.map((need) => (
        <Badge key={need} tone="negative">
          {words.needWords[need]}
        </Badge>
      ))}
    </span>
  );
}
