/** The educational trip builder: what planning teaches, and three finished journeys that show it. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarRange from 'lucide-react/icons/calendar-range';
import Coins from 'lucide-react/icons/coins';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPinned from 'lucide-react/icons/map-pinned';
import { type PlanningLesson, planningLessons, sampleItineraries } from '../../../../content/trip-builder.ts';
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { SampleItineraryCard } from '../components/sample-itinerary-card.tsx';
import { plannerCopy } from '../copy.ts';

const copy = plannerCopy.builder;
const icons: Record<PlanningLesson['id'], typeof Coins> = {
  research: MapPinned,
  timing: CalendarRange,
  budget: Coins,
  etiquette: HeartHandshake,
};

export function TripBuilderScreen() {
  return (
    <>
      <Section ground="clear" space="md">
        <ButtonLink href="/learn" variant="quiet" size="sm" className="-ml-4.5 mb-4">
          <ArrowLeft aria-hidden="true" strokeWidth={1.4} />
          {copy.back}
        </ButtonLink>
        <Opening level={1} title={copy.title} lead={copy.intro} />
      </Section>
      <Section space="md" labelledBy="lessons">
        <Heading level={2} id="lessons">
          {copy.lessons}
        </Heading>
        <ul className="mt-10 grid gap-x-10 gap-y-9 sm:grid-cols-2 md:mt-14 lg:grid-cols-4">
          {planningLessons.map((lesson) => {
            const Icon = icons[lesson.id];
            return (
              <li key={lesson.id} className="border-t border-line pt-6">
                <Icon aria-hidden="true" strokeWidth={1.2} className="size-7 text-accent" />
                <Heading level={3} size="card" className="mt-5">
                  {lesson.title}
                </Heading>
                <p className="mt-3 text-[1rem] text-fg-muted">{lesson.text}</p>
              </li>
            );
          })}
        </ul>
        <Heading level={2} className="mt-24 md:mt-32">
          {copy.samples}
        </Heading>
        <div className="mt-10 grid gap-7 md:mt-14 lg:grid-cols-3">
          {sampleItineraries.map((itinerary) => (
            <SampleItineraryCard key={itinerary.id} itinerary={itinerary} />
          ))}
        </div>
        <section aria-labelledby="closing" className="mt-24 border-t border-line pt-16 text-center md:mt-32 md:pt-24">
          <Heading level={2} id="closing">
            {copy.closing.title}
          </Heading>
          <p className="mx-auto mt-5 max-w-[34em] text-xl text-fg-muted">{copy.closing.text}</p>
          <div className="mt-9 flex flex-wrap justify-center gap-4">
            <ButtonLink href="/guides" size="lg">
              {copy.closing.guides}
            </ButtonLink>
            <ButtonLink
              variant="ghost"
              size="lg"
              href={`mailto:${site.email}?subject=${encodeURIComponent(copy.closing.subject)}`}
            >
              {copy.closing.write}
            </ButtonLink>
          </div>
        </section>
      </Section>
    </>
  );
}
