/** One city guide: the place on the left, its five topics on sheets of paper (a row to swipe on a phone). */

import { Picture } from '../../../ui/picture.tsx';
import { Heading } from '../../../ui/section.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { Link } from '../../../web/link.tsx';
import { pictureWords } from '../../destinations/content/pictures.ts';
import type { ListedGuide } from '../contract/guides.ts';
import { learnCopy } from '../copy/guides.ts';
import { GUIDE_TOPICS, monthOf } from '../rules/guides.ts';

const copy = learnCopy.guides;

export function GuideArticle({ guide, first }: { guide: ListedGuide; first: boolean }) {
  const title = `guide-${guide.id}`;
  return (
    <article
      id={guide.id}
      aria-labelledby={title}
      className="grid gap-8 border-t border-line py-12 lg:grid-cols-12 lg:gap-10 lg:py-20"
    >
      <div className="lg:col-span-4">
        <div className="grid gap-x-8 gap-y-6 md:max-lg:grid-cols-2 lg:sticky lg:top-28">
          <Picture
            id={guide.id}
            alt={pictureWords[guide.id] ?? ''}
            sizes="(min-width: 1024px) 400px, (min-width: 768px) 50vw, 92vw"
            priority={first}
            className="rounded-md"
          />
          <div>
            <Heading level={2} id={title}>
              {guide.city}
            </Heading>
            <p className="mt-2 text-sm text-fg-muted">{guide.place}</p>
            <p className="mt-5 max-w-[30em] text-lg">{guide.intro}</p>
            <dl className="mt-6 flex gap-10 border-t border-line pt-4">
              <div>
                <dt className="text-xs text-fg-muted">{copy.emergency}</dt>
                <dd className="font-bold">{guide.emergency}</dd>
              </div>
              <div>
                <dt className="text-xs text-fg-muted">{copy.asOf}</dt>
                <dd className="font-bold">{monthOf(guide.asOf)}</dd>
              </div>
            </dl>
            <p className="mt-5">
              <Link className="link" href={`/guides/${guide.id}`}>
                {learnCopy.guide.more}
                <VisuallyHidden>: {guide.city}</VisuallyHidden>
              </Link>
            </p>
          </div>
        </div>
      </div>
      <GuideTopics guide={guide} />
    </article>
  );
}

function GuideTopics({ guide }: { guide: ListedGuide }) {
  return (
    <div className="snap-row md:grid md:grid-cols-2 md:gap-5 lg:col-span-8">
      {GUIDE_TOPICS.map((topic) => (
        <section
          key={topic}
          className="on-paper flex basis-[86%]! flex-col rounded-lg bg-paper p-6 first:md:col-span-2 md:p-7.5"
        >
          <Heading level={3} size="card">
            {copy.topics[topic]}
          </Heading>
          <ul className="mt-4 grid gap-2.5 text-md leading-relaxed">
            {guide.chapters[topic].points.map((point) => (
              <li key={point} className="grid grid-cols-[auto_1fr] gap-3">
                <span aria-hidden="true" className="mt-[0.78em] h-px w-3 bg-accent" />
                <span>{point}</span>
              </li>
            ))}
          </ul>
          <p className="mt-auto pt-5 text-sm text-fg-muted">
            {copy.source}{' '}
            <a className="link" href={guide.chapters[topic].source.url} rel="noopener" target="_blank">
              {guide.chapters[topic].source.name}
            </a>
          </p>
        </section>
      ))}
    </div>
  );
}
