/** Home below the first view: what we do, and the places by region. In the server's page from the first byte; its script comes after. */
import { lazy, Suspense } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture.tsx';
import { Heading, Section } from '../../../ui/section.tsx';
import { useSettled } from '../../../web/layout/when-settled.ts';
import { Link } from '../../../web/link.tsx';
import { RegionRow } from '../../destinations/components/region-row.tsx';
import { homeDestinations } from '../../destinations/content/home-destinations.ts';
import { byRegion } from '../../destinations/rules/regions.ts';
import { placesCopy as copy } from '../copy/how-and-where.ts';

const LazyParts = lazy(() => import('./lazy-parts.tsx').then((module) => ({ default: module.LazyParts })));

export function Places() {
  return (
    <>
      <Discover />
      <Locations />
      {useSettled() && (
        <Suspense fallback={null}>
          <LazyParts places={homeDestinations} />
        </Suspense>
      )}
    </>
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
