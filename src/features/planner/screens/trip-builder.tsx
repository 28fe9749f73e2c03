/** The educational trip builder: what planning teaches, a form, and three finished journeys that show it. */
import CalendarRange from 'lucide-react/icons/calendar-range';
import Coins from 'lucide-react/icons/coins';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPinned from 'lucide-react/icons/map-pinned';
import { lazy, Suspense, useState } from 'react';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { useKept } from '../../../web/tab-storage.ts';
import { latestOf, type TabAnswers, tripBuilderAnswer } from '../components/answers-in-tab.ts';
import { SampleItineraryCard } from '../components/sample-itinerary-card.tsx';
import { TripBuilderForm } from '../components/trip-builder-form.tsx';
import { usePlanning } from '../components/use-planning.ts';
import { type PlanningLesson, planningLessons, sampleItineraries } from '../content/trip-builder.ts';
import { builderCopy as copy } from '../copy/trip-builder.ts';
import { questionnaireOf } from '../rules/trip-form.ts';

const LearningItinerary = lazy(() =>
  import('../components/learning-itinerary.tsx').then((module) => ({ default: module.LearningItinerary })),
);
const FORM = 'build';
const icons: Record<PlanningLesson['id'], typeof Coins> = {
  research: MapPinned,
  timing: CalendarRange,
  budget: Coins,
  etiquette: HeartHandshake,
};

export function TripBuilderScreen() {
  const built = useKept(tripBuilderAnswer);
  const [sample, setSample] = useState<TabAnswers | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const onFailed = () => toast({ ...copy.form.failed, variant: 'destructive' });
  const building = usePlanning({ keep: false, onPlanned: tripBuilderAnswer.keep, onFailed });
  const sampling = usePlanning({
    keep: false,
    onPlanned: (saved) => {
      setSample(saved);
      setOpened(latestOf(saved).answer.recommendations[0]?.id ?? null);
    },
    onFailed,
  });
  const shown = [built, sample]
    .flatMap((saved) => (saved ? latestOf(saved).answer.recommendations.map((trip) => ({ saved, trip })) : []))
    .find(({ trip }) => trip.id === opened);

  return (
    <>
      <Section ground="clear" space="film">
        <Opening
          level={1}
          above={<BackLink href="/learn">{copy.back}</BackLink>}
          title={copy.title}
          lead={copy.intro}
        />
      </Section>
      <Section space="md" labelledBy="lessons">
        <Lessons />
        <div className="mt-20 grid items-start gap-7 md:mt-28 lg:grid-cols-12" id={FORM}>
          <Card as="section" labelledBy="build-title" className="lg:col-span-7">
            <Heading level={2} size="part" id="build-title" className="mb-6">
              {copy.form.title}
            </Heading>
            <TripBuilderForm
              pending={building.isPending}
              onBuild={(form) => building.plan({ wish: questionnaireOf(form), learning: true })}
            />
          </Card>
          <div aria-live="polite" className="lg:col-span-5">
            {built && <Built saved={built} onOpen={setOpened} />}
          </div>
        </div>
        <Heading level={2} className="mt-24 md:mt-32">
          {copy.samples}
        </Heading>
        <div className="mt-10 grid gap-7 md:mt-14 lg:grid-cols-3">
          {sampleItineraries.map((itinerary) => (
            <SampleItineraryCard
              key={itinerary.id}
              itinerary={itinerary}
              opening={sampling.isPending && asked === itinerary.id}
              onOpen={() => {
                setAsked(itinerary.id);
                sampling.plan({ wish: itinerary.wish, learning: true });
              }}
            />
          ))}
        </div>
        <section aria-labelledby="closing" className="mt-24 border-t border-line pt-16 text-center md:mt-32 md:pt-24">
          <Heading level={2} id="closing">
            {copy.closing.title}
          </Heading>
          <p className="mx-auto mt-5 max-w-[34em] text-xl text-fg-muted">{copy.closing.text}</p>
          <div className="mt-9 flex flex-wrap justify-center gap-4">
            <Button size="lg" onClick={toForm}>
              {copy.closing.start}
            </Button>
            <ButtonLink href="/guides" size="lg" variant="ghost">
              {copy.closing.guides}
            </ButtonLink>
          </div>
        </section>
      </Section>
      <Suspense>
        {(built || sample) && (
          <LearningItinerary saved={shown?.saved ?? null} shown={shown?.trip} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}

function Lessons() {
  return (
    <>
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
              <p className="mt-3 text-md text-fg-muted">{lesson.text}</p>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The itineraries that were just written, each with the first thing to learn. */
function Built({ saved, onOpen }: { saved: TabAnswers; onOpen: (id: string) => void }) {
  return (
    <Card as="section" ground="night" labelledBy="built">
      <Heading level={2} size="part" id="built">
        {copy.result.title}
      </Heading>
      <ul className="mt-4 border-t border-line">
        {latestOf(saved).answer.recommendations.map((trip) => (
          <li key={trip.id} className="grid gap-2 border-b border-line py-5">
            <p className="font-bold">{trip.title}</p>
            <p className="text-sm text-fg-muted">
              {trip.duration} · {trip.price}
            </p>
            {trip.plan.days[0]?.insight && (
              <p className="text-md">
                <span className="text-accent">{copy.result.insight}: </span>
                {trip.plan.days[0].insight}
              </p>
            )}
            <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => onOpen(trip.id)}>
              {copy.result.open}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function toForm(): void {
  const form = document.getElementById(FORM);
  form?.scrollIntoView({ block: 'start' });
  form?.querySelector('input')?.focus({ preventScroll: true });
}
