/** The first page: who we are, in one screen; then what we do and where. */
import { lazy, Suspense, useRef, useState } from 'react';
import { site } from '../../../../site.config.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Heading, Section } from '../../../ui/section.tsx';
import { SampleFigures, useFigure } from '../../../web/brand-figures.tsx';
import { useSettled } from '../../../web/layout/when-idle.ts';
import { Link } from '../../../web/link.tsx';
import { RegionRow } from '../../destinations/components/region-row.tsx';
import { homeDestinations } from '../../destinations/content/home-destinations.ts';
import { byRegion, LONGEST_DESTINATION } from '../../destinations/rules/regions.ts';
import { homeCopy as copy } from '../copy/home.ts';

export function HomeScreen() {
  return (
    <>
      <Hero />
      <Discover />
      <Locations />
      {useSettled() && (
        <Suspense fallback={null}>
          <Later places={homeDestinations} />
        </Suspense>
      )}
    </>
  );
}

const FIGURES = ['travelers', 'rating', 'support', 'monthlyUsers'] as const;

const Later = lazy(() => import('../components/lazy-sections.tsx').then((module) => ({ default: module.Later })));

function Hero() {
  const says = useFigure();
  const line = useRef<HTMLInputElement>(null);
  const [listens, setListens] = useState(false);
  return (
    <div className="relative">
      <div className="wrap flex min-h-[calc(100svh-var(--header-height,5.25rem))] flex-col justify-end pt-16 pb-8 md:pb-19">
        <Heading level={1} size="hero" className="words">
          {copy.headline}
        </Heading>
        <div className="mt-5 flex animate-rise flex-wrap items-end justify-between gap-x-10 gap-y-4 md:mt-7 md:gap-y-6">
          <p className="max-w-[26em] text-xl text-cream">{copy.tagline}</p>
          <div className="flex gap-3 max-md:w-full max-md:flex-col">
            {/* Without the parts of forms, which this page would bring for one line; beside the way to book, so that the words keep their place on the film. */}
            <form action="/demo" className="flex grow gap-3" onFocus={() => setListens(true)}>
              <input
                ref={line}
                name="destination"
                aria-label={copy.ask.label}
                placeholder={copy.ask.placeholder}
                maxLength={LONGEST_DESTINATION}
                required
                className="h-14 min-w-0 grow rounded-sm border border-line-strong bg-field px-4 text-input text-fg placeholder:text-fg-muted focus:border-accent md:w-80"
              />
              <Button type="submit" variant="ghost" size="lg" className="shrink-0">
                {copy.ask.send}
              </Button>
            </form>
            <ButtonLink href="/upcoming-trips" size="lg">
              {copy.bookNow}
            </ButtonLink>
          </div>
        </div>
        {listens && (
          <div className="mt-4 h-88 md:h-44">
            <Suspense fallback={null}>
              <Later line={line} places={homeDestinations} />
            </Suspense>
          </div>
        )}
        <dl
          aria-label={copy.figures.label}
          className="mt-6 grid grid-cols-2 gap-x-8 gap-y-4.5 border-t border-line pt-5.5 md:mt-11 md:grid-cols-4 md:gap-12"
        >
          {FIGURES.map((name) => (
            <div key={name} className="flex flex-col-reverse">
              <dt className="text-sm text-sand">{copy.figures[name]}</dt>
              <dd className="display text-figure leading-tight">{says(name, site.figures[name])}</dd>
            </div>
          ))}
        </dl>
        <SampleFigures />
      </div>
    </div>
  );
}

const discoverLooks = [
  { place: '', ratio: 'aspect-[4/3.6] md:aspect-[5/5.4]' },
  { place: 'md:mt-18', ratio: 'aspect-[4/3.6] md:aspect-[4/5]' },
  { place: 'md:mt-36', ratio: 'aspect-[4/3.6] md:aspect-[4/5]' },
] as const;

function Discover() {
  return (
    <Section labelledBy="discover">
      <Heading level={2} id="discover">
        {copy.discover.title}
      </Heading>
      <div className="mt-10 grid gap-11 md:mt-16 md:grid-cols-[5fr_4fr_3.4fr] md:items-start md:gap-7">
        {copy.discover.cards.map((card, i) => {
          const look = discoverLooks[i] ?? discoverLooks[0];
          return (
            <article key={card.title} className={cx('group', look.place)}>
              <Picture
                id={card.picture}
                alt={card.alt}
                ratio={look.ratio}
                sizes="(width < 48rem) 120vw, 55rem"
                zoom
                className="rounded-md"
              />
              <Heading level={3} size="card" className="mt-6">
                {card.title}
              </Heading>
              <p className="mt-2 max-w-[30em] text-fg-muted">{card.text}</p>
            </article>
          );
        })}
      </div>
    </Section>
  );
}

const onHome = byRegion(homeDestinations);

function Locations() {
  return (
    <Section labelledBy="locations" space="none" className="pb-20 md:pb-28">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pb-10 md:pb-14">
        <Heading level={2} id="locations">
          {copy.locations.title}
        </Heading>
        <p className="max-w-[34em] text-lg text-fg-muted">
          <Link href="/contact" className="link text-fg">
            {copy.locations.messageLink}
          </Link>
          {copy.locations.messageRest}
        </p>
      </div>
      {onHome.map((group, i) => (
        <RegionRow
          key={group.region}
          region={group.region}
          destinations={group.destinations}
          start={[0, 2, 0, 1][i] ?? 0}
        />
      ))}
    </Section>
  );
}
