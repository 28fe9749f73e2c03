/** One finished journey: picture, highlights, and the lesson that is in it. */
import type { SampleItinerary } from '../../../../content/trip-builder.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import { plannerCopy } from '../copy.ts';

const copy = plannerCopy.builder;

export function SampleItineraryCard({ itinerary }: { itinerary: SampleItinerary }) {
  return (
    <Card as="article" padded={false} labelledBy={`itinerary-${itinerary.id}`}>
      <CardPicture
        picture={itinerary.picture}
        alt=""
        sizes="(min-width: 1024px) 410px, 92vw"
        end={<Badge>{copy.days(itinerary.days)}</Badge>}
      />
      <CardBody>
        <p className="text-sm text-fg-muted">{itinerary.place}</p>
        <Heading level={3} size="part" id={`itinerary-${itinerary.id}`}>
          {itinerary.title}
        </Heading>
        <p className="text-[1rem] text-fg-muted">{itinerary.summary}</p>
        <div className="border-t border-line pt-4">
          <Heading level={4} className="sr-only">
            {copy.highlights}
          </Heading>
          <TickList items={itinerary.highlights} />
        </div>
        <div className="mt-auto rounded-sm bg-raised p-5">
          <Heading level={4} size="card" className="text-lg! font-[400]! text-accent">
            {copy.insight}
          </Heading>
          <p className="mt-2 text-[1rem] leading-relaxed">{itinerary.insight}</p>
        </div>
      </CardBody>
    </Card>
  );
}
