/**
 * Home below its places: the trips that leave next, an answer made while one looks, how answers are checked, the guides, and the way on.
 * Comes once the page has settled; what it asks the server for waits until somebody is near.
 */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usd } from '../../../shared/usd.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PictureCard } from '../../../ui/card.tsx';
import { Heading, Section } from '../../../ui/section.tsx';
import { call } from '../../../web/api-client.ts';
import { Link } from '../../../web/link.tsx';
import { listPackages } from '../../packages/contract/packages.ts';
import { tripPath } from '../../packages/rules/package-paths.ts';
import { planFirst } from '../../planner/contract/recommend.ts';
import { belowTheFoldCopy as copy } from '../copy/below-the-fold.ts';

const TRIPS = 3;
const NEAR = '600px';

export interface BelowTheFoldProps {
  readonly places: readonly { readonly id: string; readonly name: string }[];
}

export function BelowTheFold({ places }: BelowTheFoldProps) {
  return (
    <>
      <NextTrips />
      <Example />
      <Checked />
      <Guides places={places} />
      <Call />
    </>
  );
}

function NextTrips() {
  const [near, packages] = useWhenNear(() => call(listPackages));
  const next = (packages ?? [])
    .filter(({ availableSpots }) => availableSpots > 0)
    .toSorted((a, b) => a.departsOn.localeCompare(b.departsOn))
    .slice(0, TRIPS);
  return (
    <Section labelledBy="next-trips">
      <div ref={near} className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
        <Heading level={2} id="next-trips">
          {copy.trips.title}
        </Heading>
        <Link href="/upcoming-trips" className="link text-lg">
          {copy.trips.all}
        </Link>
      </div>
      {packages === null ? (
        <p className="mt-10 text-fg-muted">{copy.trips.failed}</p>
      ) : (
        <div className="mt-10 grid min-h-96 gap-5 md:mt-14 md:grid-cols-3 md:gap-7">
          {next.map((trip) => (
            <PictureCard
              key={trip.id}
              picture={trip.image}
              alt={trip.imageAlt}
              title={trip.name}
              line={copy.trips.line(trip.departure, trip.nights, usd(trip.allInPrice))}
              href={tripPath(trip.id)}
              sizes="(width < 48rem) 110vw, 50rem"
              ratio="aspect-[4/3.4] md:aspect-[4/5]"
            />
          ))}
        </div>
      )}
    </Section>
  );
}

/** Asked of the agent like any other wish: nothing here is written beforehand but the wish. */
function Example() {
  const { wish } = copy.example;
  const [near, answer] = useWhenNear(() => call(planFirst, { input: { destination: wish } }));
  const plan = answer?.plan;
  return (
    <Section ground="paper" labelledBy="example">
      <div ref={near} className="grid gap-x-20 gap-y-9 lg:grid-cols-[5fr_6fr]">
        <div>
          <Heading level={2} id="example">
            {copy.example.title}
          </Heading>
          <p className="mt-8 text-sm text-fg-muted">{copy.example.asked}</p>
          <blockquote className="display mt-2 text-3xl">“{wish}”</blockquote>
        </div>
        <div className="min-h-72 border-t border-line-strong pt-7">
          {plan ? (
            <>
              <p className="text-fg-muted">
                {plan.place} · {plan.duration}
              </p>
              <p className="display mt-3 text-3xl">{plan.title}</p>
              <p className="mt-4 text-xl font-bold">{plan.price}</p>
              <p className="mt-4 max-w-[34em]">{copy.example.first([plan.day.area, ...plan.day.sights].join(', '))}</p>
              <ButtonLink href={`/demo?destination=${encodeURIComponent(wish)}`} variant="dark" className="mt-7">
                {copy.example.open}
              </ButtonLink>
            </>
          ) : (
            <p className="text-fg-muted">{answer === undefined ? copy.example.waiting : copy.example.failed}</p>
          )}
        </div>
      </div>
    </Section>
  );
}

function Checked() {
  return (
    <Section labelledBy="checked">
      <Heading level={2} id="checked">
        {copy.checked.title}
      </Heading>
      <p className="mt-5 max-w-[34em] text-xl text-fg-muted">{copy.checked.text}</p>
      <ul className="mt-12 grid gap-x-10 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
        {copy.checked.checks.map(({ name, text }) => (
          <li key={name} className="border-t border-line-strong pt-5">
            <Heading level={3} size="card">
              {name}
            </Heading>
            <p className="mt-3 text-fg-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Guides({ places }: BelowTheFoldProps) {
  return (
    <Section space="none" labelledBy="read" className="pb-20 md:pb-28">
      <div className="grid gap-x-10 gap-y-6 border-t border-line pt-10 lg:grid-cols-[minmax(12.5rem,3fr)_9fr] lg:pt-14">
        <div>
          <Heading level={2} size="part" id="read">
            {copy.guides.title}
          </Heading>
          <p className="mt-3 text-fg-muted">{copy.guides.text}</p>
        </div>
        <ul className="-mx-3 flex flex-wrap content-start gap-y-1">
          {places.map(({ id, name }) => (
            <li key={id}>
              <GuideLink href={`/guides/${id}`}>{name}</GuideLink>
            </li>
          ))}
          <li>
            <GuideLink href="/guides">{copy.guides.all}</GuideLink>
          </li>
        </ul>
      </div>
    </Section>
  );
}

function GuideLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} className="link display inline-flex min-h-11 items-center px-3 text-2xl">
      {children}
    </Link>
  );
}

function Call() {
  return (
    <Section ground="paper" labelledBy="call">
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-9">
        <div>
          <Heading level={2} size="page" id="call">
            {copy.call.title}
          </Heading>
          <p className="mt-5 max-w-[30em] text-xl">{copy.call.text}</p>
        </div>
        <div className="grid gap-5">
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/demo" variant="dark" size="lg">
              {copy.call.plan}
            </ButtonLink>
            <ButtonLink href="/upcoming-trips" variant="ghost" size="lg">
              {copy.call.trips}
            </ButtonLink>
          </div>
          <Link href="/contact#newsletter" className="link">
            {copy.call.letters}
          </Link>
        </div>
      </div>
    </Section>
  );
}

/** Undefined until there is an answer, null where there is none. */
function useWhenNear<T>(ask: () => Promise<T>) {
  const near = useRef<HTMLDivElement>(null);
  const asking = useRef(ask);
  const [answer, setAnswer] = useState<T | null>();
  useEffect(() => {
    if (!near.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        asking.current().then(setAnswer, () => setAnswer(null));
      },
      { rootMargin: NEAR },
    );
    watch.observe(near.current);
    return () => watch.disconnect();
  }, []);
  return [near, answer] as const;
}
