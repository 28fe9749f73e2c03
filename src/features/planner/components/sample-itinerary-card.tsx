/** One sample journey: picture, highlights, the lesson that is in it, and the whole plan behind it. */

import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { Heading } from '../../../ui/section.tsx';
import { TickList } from '../../../ui/tick-list.tsx';
import type { SampleItinerary } from '../content/trip-builder.ts';
import { builderCopy as copy } from '../copy/trip-builder.ts';

export function SampleItineraryCard({
  itinerary,
  opening,
  onOpen,
}: {
  itinerary: SampleItinerary;
  /** True while its plan is on the way. */
  opening: boolean;
  onOpen: () => void;
}) {
  const title = `itinerary-${itinerary.id}`;
  return (
    <Card as="article" padded={false} labelledBy={title}>
      <CardPicture
        picture={itinerary.picture}
        alt={itinerary.alt}
        sizes="(min-width: 1024px) 410px, 92vw"
        end={<Badge>{copy.days(itinerary.days)}</Badge>}
      />
      <CardBody>
        <p className="text-sm text-fg-muted">{itinerary.place}</p>
        <Heading level={3} size="part" id={title}>
          {itinerary.title}
        </Heading>
        <p className="text-md text-fg-muted">{itinerary.summary}</p>
        <div className="border-t border-line pt-4">
          <Heading level={4} className="sr-only">
            {copy.highlights}
          </Heading>
          <TickList items={itinerary.highlights} />
        </div>
        <div className="mt-auto rounded-sm bg-raised p-5">
          <Heading level={4} size="card" className="text-lg! font-normal! text-accent">
            {copy.insight}
          </Heading>
          <p className="mt-2 text-md leading-relaxed">{itinerary.insight}</p>
        </div>
        <Button
          variant="dark"
          block
          pending={opening}
          pendingLabel={copy.opening}
          aria-describedby={title}
          onClick={onOpen}
        >
          {copy.result.open}
        </Button>
      </CardBody>
    </Card>
  );
}
