/** One series of lessons with all its figures. */
import type { VideoSeries } from '../../../../content/videos.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card, Facts } from '../../../ui/card.tsx';
import { Rating } from '../../../ui/rating.tsx';
import { Heading } from '../../../ui/section.tsx';
import { learnCopy } from '../copy.ts';

const copy = learnCopy.videos;

export function SeriesCard({ series }: { series: VideoSeries }) {
  return (
    <Card as="li">
      <div className="flex flex-1 flex-col gap-4">
        <p className="flex items-center justify-between gap-4 text-sm text-fg-muted">
          <span>{series.category}</span>
          <Rating value={series.rating} />
        </p>
        <Heading level={3} size="part">
          {series.title}
        </Heading>
        <p className="text-[1rem] text-fg-muted">{series.description}</p>
        <Facts
          className="mt-auto grid-cols-2!"
          facts={[
            { label: copy.facts.episodes, value: series.episodes },
            { label: copy.facts.total, value: series.totalDuration },
            { label: copy.facts.level, value: series.difficulty },
            { label: copy.facts.students, value: series.students },
          ]}
        />
        <ul aria-label={copy.topics} className="flex flex-wrap gap-2">
          {series.topics.map((topic) => (
            <li key={topic}>
              <Badge tone="outline">{topic}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
