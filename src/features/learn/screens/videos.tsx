/** The series and the featured episodes, what this visitor has begun or kept, and a way to ask for what is missing. */
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Play from 'lucide-react/icons/play';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { SampleFigures, useFigure } from '../../../web/figures.tsx';
import { queryOf } from '../../../web/query.ts';
import { pictureWords } from '../../destinations/content/pictures.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { Shelf } from '../components/lesson-shelf.tsx';
import { SeriesCard } from '../components/series-card.tsx';
import { featuredEpisodes, videoSeries } from '../content/videos.ts';
import { listLessons } from '../contract/lessons.ts';
import { videosCopy as copy } from '../copy/lessons.ts';

export function VideosScreen() {
  const { data: lessons = [] } = useQuery(queryOf(listLessons));
  const says = useFigure();
  const [first] = featuredEpisodes;
  return (
    <>
      <Section ground="clear" space="md">
        <ButtonLink href="/learn" variant="quiet" size="sm" className="-ml-4.5 mb-4">
          <ArrowLeft aria-hidden="true" strokeWidth={1.4} />
          {copy.back}
        </ButtonLink>
        <Opening level={1} title={copy.title} lead={copy.intro} />
      </Section>
      <Section space="md" labelledBy="featured">
        <Shelf lessons={lessons} />
        <Heading level={2} id="featured">
          {copy.featured}
        </Heading>
        <SampleFigures />
        <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-3">
          {featuredEpisodes.map((episode) => (
            <Card as="li" key={episode.id} padded={false}>
              <CardPicture
                picture={episode.picture}
                alt={pictureWords[episode.picture] ?? ''}
                sizes="(min-width: 768px) 420px, 92vw"
                end={<Badge>{episode.duration}</Badge>}
              />
              <CardBody className="gap-3">
                <p className="flex justify-between gap-4 text-sm text-fg-muted">
                  <span>
                    {copy.series}: {episode.series}
                  </span>
                  <span className="shrink-0">
                    {says(`views.${episode.id}`, episode.views)} {copy.views}
                  </span>
                </p>
                <Heading level={3} size="card">
                  {episode.title}
                </Heading>
                <p className="text-md text-fg-muted">{episode.description}</p>
                <div className="mt-auto pt-3">
                  <ButtonLink variant="dark" href={`/videos/${episode.id}`}>
                    <Play aria-hidden="true" strokeWidth={1.6} />
                    {copy.watch}
                  </ButtonLink>
                </div>
              </CardBody>
            </Card>
          ))}
        </ul>
        <Heading level={2} id="complete" className="mt-24 md:mt-32">
          {copy.complete}
        </Heading>
        <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
          {videoSeries.map((series) => (
            <SeriesCard key={series.id} series={series} lessons={lessons} />
          ))}
        </ul>
        <section aria-labelledby="closing" className="mt-24 border-t border-line pt-16 text-center md:mt-32 md:pt-24">
          <Heading level={2} id="closing">
            {copy.closing.title}
          </Heading>
          <p className="mx-auto mt-5 max-w-[34em] text-xl text-fg-muted">{copy.closing.text}</p>
          <div className="mt-9 flex flex-wrap justify-center gap-4">
            {first && (
              <ButtonLink href={`/videos/${first.id}`} size="lg">
                {copy.closing.trial}
              </ButtonLink>
            )}
            <ButtonLink href="#complete" variant="ghost" size="lg">
              {copy.closing.browse}
            </ButtonLink>
            <RequestDialog kind="lesson" title={copy.closing.write} variant="ghost" />
          </div>
        </section>
      </Section>
    </>
  );
}
