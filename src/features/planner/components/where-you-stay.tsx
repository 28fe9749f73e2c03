/** The houses a plan names, town by town: facts with their source, the house's own site first, and what nobody holds. */
import { Heading } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { capital } from '../copy/phrasing.ts';
import { resultsCopy } from '../copy/results.ts';
import { stayCopy as copy } from '../copy/stay.ts';
import { monthText } from '../rules/explain/date-text.ts';
import { isLongAgo, type NamedStay, type Plan, type PlanSegment } from '../rules/plan.ts';

/** A package brings its own beds; a plan that was shared before houses were named has none. */
export function hasStays({ segments, style }: Plan): boolean {
  return style !== 'package' && segments.some(({ alternatives }) => alternatives !== undefined);
}

export function WhereYouStay({ plan, level = 3 }: { plan: Plan; level?: 2 | 3 }) {
  if (!hasStays(plan)) return null;
  const { segments, startDate } = plan;
  const isNamed = segments.some(({ stay }) => stay);
  return (
    <section>
      <Heading level={level} size="part">
        {copy.title}
      </Heading>
      <ul className="mt-4 border-t border-line">
        {segments.map((segment) => (
          <li key={segment.baseId} className="border-b border-line py-4 text-md">
            <Segment segment={segment} startDate={startDate} />
          </li>
        ))}
      </ul>
      {isNamed && <p className="mt-3 text-sm text-fg-muted">{copy.notHeld}</p>}
    </section>
  );
}

interface OfSegment extends Pick<Plan, 'startDate'> {
  segment: PlanSegment;
}

function Segment({ segment: { stay, alternatives = [], quarter = '' }, startDate }: OfSegment) {
  return (
    <div className="grid gap-4 lg:grid-cols-[1fr_minmax(0,24rem)]">
      {stay ? <House stay={stay} startDate={startDate} /> : <p>{copy.unnamed(quarter)}</p>}
      {alternatives.length > 0 && (
        <div className="grid content-start gap-2">
          <p className="text-sm font-bold">{stay ? copy.otherHouses : copy.otherClass}</p>
          <ul className="grid gap-3">
            {alternatives.map((other) => (
              <li key={other.name}>
                <House stay={other} startDate={startDate} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function House({ stay, startDate }: { stay: NamedStay } & Pick<Plan, 'startDate'>) {
  return (
    <div className="min-w-0 [overflow-wrap:anywhere]">
      <p className="font-semibold">{stay.name}</p>
      <p className="text-fg-muted">{capital(copy.facts(stay))}</p>
      <p className="text-fg-muted">{copy.quarter(stay.quarter)}</p>
      {isLongAgo(stay, startDate) && <p>{copy.knownFrom(stay.asOf.slice(0, 4))}</p>}
      {stay.stepFree !== undefined && <p>{stay.stepFree ? copy.isStepFree : copy.hasSteps}</p>}
      <p className="mt-1 flex flex-wrap gap-x-4">
        {stay.website && <Away href={stay.website}>{copy.own}</Away>}
        <Away href={stay.source}>{copy.source(monthText(stay.asOf))}</Away>
      </p>
    </div>
  );
}

function Away({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="link">
      {children}
      <VisuallyHidden> {resultsCopy.newTab}</VisuallyHidden>
    </a>
  );
}
