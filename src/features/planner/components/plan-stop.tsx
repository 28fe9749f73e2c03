/** One stop of a day: when, how one gets there, what it costs; at a tap its hours on that day and where they are from. */
import BedDouble from 'lucide-react/icons/bed-double';
import Coffee from 'lucide-react/icons/coffee';
import Landmark from 'lucide-react/icons/landmark';
import Luggage from 'lucide-react/icons/luggage';
import Sparkles from 'lucide-react/icons/sparkles';
import Sun from 'lucide-react/icons/sun';
import Ticket from 'lucide-react/icons/ticket';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { planCopy as copy } from '../copy/plan.ts';
import { resultsCopy } from '../copy/results.ts';
import { isMovable } from '../rules/change/stop-edit.ts';
import { monthText } from '../rules/explain/date-text.ts';
import type { PlanDay, PlanItem } from '../rules/plan.ts';
import { money } from '../rules/price/currency.ts';
import type { Currency } from '../rules/price/currency-codes.ts';

const drawings: Readonly<Record<PlanItem['kind'], typeof Sun>> = {
  sight: Landmark,
  activity: Ticket,
  meal: UtensilsCrossed,
  rest: Coffee,
  transfer: Luggage,
  free: Sun,
  package: Sparkles,
};

/** How a stop is changed, where it may be: its handle and its menu. */
export interface StopWays {
  readonly handle: (item: PlanItem, day: PlanDay) => ReactNode;
  readonly menu: (item: PlanItem, day: PlanDay) => ReactNode;
}

interface PlanStopProps {
  readonly item: PlanItem;
  readonly day: PlanDay;
  readonly number: number | undefined;
  readonly currency: Currency;
  readonly ways: StopWays | undefined;
}

export function PlanStop({ item, day, number, currency, ways }: PlanStopProps) {
  const Drawing = item.kind === 'rest' && !item.placeId ? BedDouble : drawings[item.kind];
  const cost = item.cost && (item.cost.amount === 0 ? copy.free : money(item.cost.amount, currency));
  const edited = isMovable(item) ? ways : undefined;
  const way = item.leg && item.leg.minutes > 0 && `${copy.leg[item.leg.mode]} ${copy.minutes(item.leg.minutes)}`;
  return (
    <li
      className="plan-stop"
      {...(edited && {
        'data-stop-at': day.items.filter(isMovable).indexOf(item),
        'data-day': day.n,
        'data-town': day.cityId,
      })}
    >
      <div className="text-sm leading-6 text-fg-muted tabular-nums">
        <span className="block">{item.start}</span>
        {item.end !== item.start && <span className="block">{item.end}</span>}
        {edited?.handle(item, day)}
      </div>
      <span className="plan-stop-drawing" aria-hidden="true">
        <Drawing strokeWidth={1.3} />
        {number !== undefined && <span className="plan-stop-number">{number}</span>}
      </span>
      <div className="min-w-0">
        <p className="text-md font-bold">{item.name}</p>
        {item.why && <p className="text-md text-fg-muted">{item.why}</p>}
        <p className="text-sm text-fg-muted">{[way, cost].filter(Boolean).join(' · ')}</p>
        {item.note && <p className="text-sm font-medium">{item.note}</p>}
        <div className="plan-more">
          {item.known && <Known known={item.known} name={item.name} cost={cost} />}
          {edited?.menu(item, day)}
        </div>
      </div>
    </li>
  );
}

interface KnownProps {
  readonly known: NonNullable<PlanItem['known']>;
  readonly name: string;
  readonly cost: string | undefined;
}

function Known({ known: { hours, asOf, website }, name, cost }: KnownProps) {
  const words = copy.known;
  return (
    <details className="plan-known">
      <summary>
        {words.title}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </summary>
      <dl>
        <dt>{words.hours}</dt>
        <dd>{hours === null ? words.unknown : hours || words.closed}</dd>
        <dt>{words.price}</dt>
        <dd>{cost ?? words.unknown}</dd>
        <dt>{words.source}</dt>
        <dd>
          {website && (
            <a href={website} target="_blank" rel="noopener noreferrer" className="link mr-3">
              {words.site}
              <VisuallyHidden> {resultsCopy.newTab}</VisuallyHidden>
            </a>
          )}
          {asOf ? words.asOf(monthText(asOf)) : words.undated}
        </dd>
      </dl>
    </details>
  );
}
