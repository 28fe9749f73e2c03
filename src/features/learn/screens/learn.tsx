/** The learning hub: three ways in, two more beside them, and a way to ask for what is missing. */

import ArrowRight from 'lucide-react/icons/arrow-right';
import { Card, PictureCard } from '../../../ui/card.tsx';
import { phoneCrop } from '../../../ui/phone-crop.ts';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { Link } from '../../../web/link.tsx';
import { RequestForm } from '../../enquiries/components/request-form.tsx';
import { learnChapters, moreChapters } from '../content/learning-hub.ts';
import { learnCopy } from '../copy/learn.ts';

const copy = learnCopy.hub;
const places = ['md:col-span-7 md:row-span-2', 'md:col-span-5', 'md:col-span-5'] as const;

export function LearnScreen() {
  return (
    <>
      <Section ground="clear" space="film">
        <Opening level={1} title={copy.title} lead={copy.intro} />
      </Section>
      <Section space="md" labelledBy="begin">
        <Heading level={2} id="begin">
          {copy.begin}
        </Heading>
        <div className="mt-10 grid gap-5 md:mt-14 md:grid-cols-12 md:gap-7">
          {learnChapters.map((chapter, at) => (
            <PictureCard
              key={chapter.id}
              picture={chapter.picture}
              alt={chapter.alt}
              title={chapter.title}
              line={chapter.text}
              href={chapter.href}
              sizes={at === 0 ? '(width < 48rem) 140vw, 91rem' : '(width < 48rem) 110vw, min(49vw, 44rem)'}
              crop={
                at === 0 && (
                  <source
                    media="(width < 48rem)"
                    type="image/avif"
                    srcSet={phoneCrop(chapter.picture) ?? undefined}
                    sizes="110vw"
                  />
                )
              }
              ratio={at === 0 ? 'aspect-[4/5] md:aspect-auto md:h-full' : 'aspect-[4/3.4]'}
              className={places[at] ?? 'md:col-span-6'}
            />
          ))}
        </div>

        <Heading level={2} size="part" className="mt-20 md:mt-28">
          {copy.more}
        </Heading>
        <ul className="mt-6 border-t border-line">
          {moreChapters.map((chapter) => (
            <li key={chapter.id} className="relative border-b border-line">
              <Link
                href={chapter.href}
                className="group grid gap-x-10 gap-y-2 py-7 md:grid-cols-[minmax(0,4fr)_minmax(0,6fr)_12rem] md:items-baseline"
              >
                <span className="display text-2xl">{chapter.title}</span>
                <span className="text-fg-muted">{chapter.text}</span>
                <span className="mt-1 inline-flex items-center gap-2 text-sm font-semibold text-accent md:mt-0 md:justify-self-end">
                  {chapter.action}
                  <ArrowRight
                    aria-hidden="true"
                    strokeWidth={1.4}
                    className="size-4 transition-transform duration-300 group-hover:translate-x-1"
                  />
                </span>
              </Link>
            </li>
          ))}
        </ul>

        <Card as="section" labelledBy="request" className="mt-20 md:mt-28">
          <div className="grid gap-6 md:grid-cols-2 md:gap-16 md:p-4">
            <div>
              <Heading level={2} size="part" id="request">
                {copy.request.title}
              </Heading>
              <p className="mt-3 max-w-[36em] text-fg-muted">{copy.request.text}</p>
            </div>
            <RequestForm kind="learn" />
          </div>
        </Card>
      </Section>
    </>
  );
}
