/** The first page: who we are, in one screen; then what we do and where, whose script comes later. */
import { lazy, Suspense, useRef, useState } from 'react';
import { site } from '../../../../site.config.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/section.tsx';
import { SampleFigures, useFigure } from '../../../web/brand-figures.tsx';
import { deferHydration, withParts } from '../../../web/deferred-hydration.tsx';
import { DESTINATION_MAX_LENGTH } from '../../destinations/rules/destination-max-length.ts';
import { homeCopy as copy } from '../copy/home.ts';

const places = deferHydration(() => import('../components/how-and-where.tsx').then((module) => module.Places));
/** Always this one element, as `deferHydration` asks for. */
const belowTheFirstView = (
  <Suspense fallback={null}>
    <places.Part />
  </Suspense>
);

export const HomeScreen = withParts(
  () => (
    <>
      <Hero />
      {belowTheFirstView}
    </>
  ),
  places,
);

const FIGURES = ['travelers', 'rating', 'support', 'monthlyUsers'] as const;

const LazyParts = lazy(() => import('../components/lazy-parts.tsx').then((module) => ({ default: module.LazyParts })));

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
                maxLength={DESTINATION_MAX_LENGTH}
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
              <LazyParts line={line} />
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
