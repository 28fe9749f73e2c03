/** A plan as a page of its own: its place, what became of the wishes, the days beside their maps, the price, the proof, and last where to book. */
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { Facts } from '../../../ui/card.tsx';
import { Hero } from '../../../ui/hero.tsx';
import { Container, Heading } from '../../../ui/section.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { planCopy } from '../copy/plan.ts';
import { planPageCopy as copy } from '../copy/plan-page.ts';
import { resultsCopy } from '../copy/results.ts';
import { DETAIL_SITES } from '../rules/outbound-sites.ts';
import { AnswerText } from './answer-text.tsx';
import { CheckList, passedOf } from './check-list.tsx';
import { Attribution, OpenDataAside } from './open-data-aside.tsx';
import { OutboundLinks } from './outbound-links.tsx';
import { pictureOfPlan } from './picture-of-plan.ts';
import { PlanDays } from './plan-days.tsx';
import type { StopWays } from './plan-stop.tsx';
import { PriceLines } from './price-lines.tsx';
import { hasStays, WhereYouStay } from './where-you-stay.tsx';
import { WishLedger, wishesTold } from './wish-ledger.tsx';

interface PlanPageProps {
  readonly plan: Recommendation;
  /** What can be done with it, under its title. */
  readonly actions: ReactNode;
  /** Under the days: changing them, and what the last change did. */
  readonly change?: ReactNode;
  readonly ways?: StopWays;
  readonly note: string;
  readonly onFollow?: () => void;
}

export function PlanPage({ plan: trip, actions, change, ways, note, onFollow }: PlanPageProps) {
  const { plan, wishes, checks } = trip;
  const parts = [
    ...(wishes.length > 0 ? (['wishes'] as const) : []),
    'days' as const,
    ...(hasStays(plan) ? (['stay'] as const) : []),
    'cost' as const,
    'checks' as const,
  ];
  return (
    <>
      <Hero picture={pictureOfPlan(trip)} alt="" place={trip.place} title={trip.title} lead={trip.description}>
        <div className="no-print mt-7 flex flex-wrap gap-3">
          {trip.packageId && (
            <ButtonLink href={`/checkout/${encodeURIComponent(trip.packageId)}`}>{resultsCopy.book}</ButtonLink>
          )}
          {actions}
        </div>
      </Hero>
      <div className="on-paper bg-paper">
        <Container className="plan-page">
          <div className="grid gap-5">
            <Facts
              facts={[
                { label: copy.facts.dates, value: copy.dates(plan.startDate, plan.nights) },
                { label: copy.facts.party, value: resultsCopy.party(plan.party.adults, plan.party.children) },
                { label: copy.facts.total, value: trip.price },
                { label: copy.facts.checks, value: passedOf(checks) },
                ...(wishes.length > 0 ? [{ label: copy.facts.wishes, value: wishesTold(wishes) }] : []),
              ]}
              className="plan-facts"
            />
            <nav aria-label={copy.contents} className="flex flex-wrap gap-x-7 text-sm">
              {parts.map((name) => (
                <a key={name} href={`#${name}`} className="link inline-flex min-h-11 items-center">
                  {copy.sections[name]}
                </a>
              ))}
            </nav>
            <OpenDataAside told={trip.openData} />
          </div>
          <div id="wishes">
            <WishLedger wishes={wishes} level={2} linked />
          </div>
          <AnswerText text={trip.fullAIResponse} level={2} />
          <section aria-labelledby="days-title" id="days">
            <Heading level={2} size="part" id="days-title">
              {planCopy.dayByDay}
            </Heading>
            <PlanDays trip={trip} level={3} ways={ways} />
            {trip.openData && <Attribution />}
            {change}
          </section>
          <div id="stay">
            <WhereYouStay plan={plan} level={2} />
          </div>
          <div className="plan-proof">
            <div id="cost">
              <PriceLines cost={plan.cost} level={2} />
            </div>
            <div id="checks">
              <CheckList checks={checks} level={2} />
            </div>
          </div>
          <section aria-labelledby="elsewhere" className="no-print">
            <Heading level={2} size="card" id="elsewhere">
              {copy.elsewhere}
            </Heading>
            <p className="mt-2 mb-4 max-w-[34em] text-sm text-fg-muted">{copy.elsewhereText}</p>
            <OutboundLinks sites={DETAIL_SITES} place={trip.place} label={copy.elsewhere} onFollow={onFollow} />
          </section>
          <p className="border-t border-line pt-4 text-sm text-fg-muted">
            {note} {copy.scene}.
          </p>
        </Container>
      </div>
    </>
  );
}
