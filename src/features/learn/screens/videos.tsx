/** The video series. Nothing can be watched yet, so nothing here pretends to be a player. */
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { featuredEpisodes, videoSeries } from '../../../../content/videos.ts';
import { site } from '../../../../site.config.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card, CardBody, CardPicture } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { SeriesCard } from '../components/series-card.tsx';
import { learnCopy } from '../copy.ts';

const copy = learnCopy.videos;

export function VideosScreen() {
  return (
    <>
      <Section ground="clear" space="md">
        <ButtonLink href="/learn" variant="quiet" size="sm" className="-ml-4.5 mb-4">
          <ArrowLeft aria-hidden="true" strokeWidth={1.4} />
          {learnCopy.back}
        </ButtonLink>
        <Opening level={1} title={copy.title} lead={copy.intro} />
        <Notice title={copy.preparing.title} className="mt-10 max-w-[46rem]">
          <p>{copy.preparing.text}</p>
        </Notice>
      </Section>
      <Section space="md" labelledBy="featured">
        <Heading level={2} id="featured">
          {copy.featured}
        </Heading>
        <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-3">
          {featuredEpisodes.map((episode) => (
            <Card as="li" key={episode.id} padded={false}>
              <CardPicture
                picture={episode.picture}
                alt=""
                sizes="(min-width: 768px) 420px, 92vw"
                end={<Badge>{episode.duration}</Badge>}
              />
              <CardBody className="gap-3">
                <p className="flex justify-between gap-4 text-sm text-fg-muted">
                  <span>
                    {copy.series}: {episode.series}
                  </span>
                  <span className="shrink-0">
                    {episode.views} {copy.views}
                  </span>
                </p>
                <Heading level={3} size="card">
                  {episode.title}
                </Heading>
                <p className="text-[1rem] text-fg-muted">{episode.description}</p>
              </CardBody>
            </Card>
          ))}
        </ul>
        <Heading level={2} className="mt-24 md:mt-32">
          {copy.complete}
        </Heading>
        <ul className="mt-10 grid gap-7 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
          {videoSeries.map((series) => (
            <SeriesCard key={series.id} series={series} />
          ))}
        </ul>
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
