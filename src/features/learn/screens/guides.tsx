/** All city guides on one page, each with its own anchor, to be searched; and a box for those whose city is missing. */

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { site } from '../../../../site.config.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChipFilter } from '../../../ui/chip-filter.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { queryOf } from '../../../web/endpoint-query.ts';
import { Link } from '../../../web/link.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { Loaded, noAnswer } from '../../../web/query-view.tsx';
import { navigate } from '../../../web/router.tsx';
import { byRegion, REGIONS } from '../../destinations/rules/regions.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { type ListedGuide, listGuides } from '../contract/guides.ts';
import { listOpenGuides } from '../contract/open-guides.ts';
import { learnCopy } from '../copy/learn.ts';
import { openGuideCopy } from '../copy/open-guides.ts';
import { monthOf } from '../rules/fact-age.ts';
import { ALL_REGIONS, guidesFor, type RegionChoice, regionFrom } from '../rules/find-guides.ts';
import { GUIDE_TOPICS } from '../rules/guide-topics.ts';

const copy = learnCopy.guides;

export function GuidesScreen({ search }: ScreenProps) {
  const asked: GuideWish = { q: search.get('q') ?? '', region: regionFrom(search.get('region')) };
  const [typed, onType] = useTyped(asked);
  const query = useQuery(queryOf(listGuides));
  const found = query.data && guidesFor(query.data, typed, asked.region);
  return (
    <>
      <Section ground="clear" space="film">
        <Opening
          level={1}
          above={<BackLink href="/learn">{learnCopy.back}</BackLink>}
          title={copy.title}
          lead={copy.intro}
        />
      </Section>
      <Section space="sm">
        <GuideSearch asked={asked} typed={typed} onType={onType} />
        {found && <Cities guides={found} searched={typed !== '' || asked.region !== ALL_REGIONS} />}
      </Section>
      <Section space="none" className="pb-20 md:pb-28">
        <Loaded
          query={{ data: found, error: query.error, refetch: query.refetch }}
          waiting={<SkeletonLines lines={10} />}
          failed={failed}
        >
          {(guides) => (guides.length === 0 ? <NothingFound /> : <Articles guides={guides} searched={typed !== ''} />)}
        </Loaded>
        <OpenCities />
        <Tail />
      </Section>
    </>
  );
}

const failed = noAnswer({ failed: { title: copy.failed, again: copy.again } }, 2);

/** By region; what was searched for stands in the order of the search. */
function Articles({ guides, searched }: { guides: readonly ListedGuide[]; searched: boolean }) {
  const groups = searched
    ? [{ region: ALL_REGIONS, title: copy.search.found(guides.length), listed: guides }]
    : byRegion(guides).map(({ region, destinations }) => ({
        region,
        title: copy.search.region[region],
        listed: destinations,
      }));
  return groups.map(({ region, title, listed }) => (
    <section key={region} aria-labelledby={`region-${region}`}>
      <Heading
        level={2}
        size="part"
        id={`region-${region}`}
        className={searched ? 'sr-only' : 'border-t border-line pt-10 pb-6 text-fg-muted'}
      >
        {title}
      </Heading>
      {listed.map((guide) => (
        <GuideArticle key={guide.id} guide={guide} first={guide === guides[0]} open={searched} />
      ))}
    </section>
  ));
}

function NothingFound() {
  return (
    <EmptyState
      drawing="nothing-found"
      title={copy.search.nothing}
      className="border-t border-line pt-12 pb-20"
      actions={<ButtonLink href={GUIDES_PATH}>{copy.search.clear}</ButtonLink>}
    >
      <p>{copy.search.nothingText}</p>
    </EmptyState>
  );
}

function Cities({ guides, searched }: { guides: readonly ListedGuide[]; searched: boolean }) {
  return (
    <>
      <p role="status" className={searched ? 'mt-6 text-sm' : 'sr-only'}>
        {searched && copy.search.found(guides.length)}
      </p>
      <nav aria-label={copy.cities} className="mt-4">
        <ul className="grid gap-y-1">
          {byRegion(guides).map(({ region, destinations }) => (
            <li key={region} className="grid sm:grid-cols-[10rem_1fr]">
              <span className="pt-2.5 text-sm text-fg-muted">{copy.search.region[region]}</span>
              <ul className="-mx-3 flex flex-wrap gap-y-1">
                {destinations.map((guide) => (
                  <li key={guide.id}>
                    <a
                      href={`#${guide.id}`}
                      className="inline-flex min-h-11 items-center px-3 font-medium underline decoration-transparent decoration-1 underline-offset-[0.35em] transition-colors hover:decoration-accent"
                    >
                      {guide.city}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

/** What open data tells of, where an operator has imported any. */
function OpenCities() {
  const { data: cities = [] } = useQuery(queryOf(listOpenGuides));
  if (cities.length === 0) return null;
  return (
    <section aria-labelledby="open-cities" className="border-t border-line py-12">
      <Heading level={2} size="part" id="open-cities">
        {openGuideCopy.list.title}
      </Heading>
      <p className="mt-3 max-w-[36em] text-fg-muted">{openGuideCopy.list.text}</p>
      <ul className="-mx-3 mt-4 flex flex-wrap gap-y-1">
        {cities.map(({ id, name, country }) => (
          <li key={id}>
            <Link className="link inline-flex min-h-11 items-center px-3" href={`/guides/${id}`}>
              {name === country ? name : `${name}, ${country}`}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tail() {
  return (
    <>
      <Card as="section" labelledBy="custom-guide">
        <div className="grid gap-6 md:grid-cols-[1fr_auto] md:items-center md:gap-16 md:p-4">
          <div>
            <Heading level={2} size="part" id="custom-guide">
              {copy.request.title}
            </Heading>
            <p className="mt-3 max-w-[36em] text-fg-muted">{copy.request.text}</p>
          </div>
          <RequestDialog kind="guide" title={copy.request.action} />
        </div>
      </Card>
      <p className="mt-12 flex flex-wrap justify-between gap-x-8 gap-y-1 text-sm text-fg-muted">
        <span>
          © {site.years.pages} {site.name}. {copy.rights}
        </span>
        <span>{site.updated}</span>
      </p>
    </>
  );
}

/**
 * One city guide: the place, and its five topics on sheets of paper (a row to swipe on a phone), folded until they are wanted or
 * somebody looks for words in them.
 */
function GuideArticle({ guide, first, open }: { guide: ListedGuide; first: boolean; open: boolean }) {
  const title = `guide-${guide.id}`;
  return (
    <article
      id={guide.id}
      aria-labelledby={title}
      className="grid scroll-mt-24 gap-8 border-t border-line py-10 lg:py-14"
    >
      <div className={first ? undefined : 'later-part [--about:37rem] md:[--about:22rem]'}>
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:gap-x-16">
          <Picture
            id={guide.id}
            alt={guide.alt}
            sizes="(width < 48rem) 92vw, (width < 90rem) 46vw, 39rem"
            priority={first}
            className="rounded-md"
          />
          <div>
            <Heading level={3} size="section" id={title}>
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
            <p className="mt-5 flex flex-wrap gap-x-8 gap-y-3">
              <Link className="link" href={`/guides/${guide.id}`}>
                {learnCopy.guide.more}
                <VisuallyHidden>: {guide.city}</VisuallyHidden>
              </Link>
              <Link className="link" href={`/places/${guide.id}`}>
                {learnCopy.guide.place(guide.city)}
              </Link>
            </p>
          </div>
        </div>
      </div>
      <details open={open} className="min-w-0">
        <summary className="display flex min-h-11 items-center border-b border-line-strong pb-3 text-2xl after:ml-auto after:content-['+']">
          {copy.inShort}
          <VisuallyHidden>: {guide.city}</VisuallyHidden>
        </summary>
        <GuideTopics guide={guide} />
      </details>
    </article>
  );
}

function GuideTopics({ guide }: { guide: ListedGuide }) {
  return (
    <div className="snap-row mt-6 md:grid md:grid-cols-2 md:gap-5">
      {GUIDE_TOPICS.map((topic) => (
        <section
          key={topic}
          className="on-paper flex basis-[86%]! flex-col rounded-lg bg-paper p-6 first:md:col-span-2 md:p-7.5"
        >
          <Heading level={4}>{copy.topics[topic]}</Heading>
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

const GUIDES_PATH = '/guides';
const RESTED_MS = 400;
const choices: readonly { value: RegionChoice; label: string }[] = [
  { value: ALL_REGIONS, label: copy.search.all },
  ...REGIONS.map((region) => ({ value: region, label: copy.search.region[region] })),
];

interface GuideWish {
  readonly q: string;
  readonly region: RegionChoice;
}

/**
 * Search and region of the guides' list. Both live in the address, so they can be shared and the back button undoes
 * them; without a script the form sends itself. Typing answers at once, the address follows when the fingers rest.
 */
function GuideSearch({
  asked,
  typed,
  onType,
}: {
  /** What the address says. */
  asked: GuideWish;
  typed: string;
  onType: (typed: string) => void;
}) {
  return (
    <search>
      <form
        action={GUIDES_PATH}
        onSubmit={(event) => {
          event.preventDefault();
          show({ ...asked, q: typed }, asked);
        }}
        className="grid gap-4"
      >
        <div className="flex items-end gap-3">
          <TextField
            type="search"
            name="q"
            label={copy.search.label}
            placeholder={copy.search.placeholder}
            value={typed}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onType(event.target.value)}
            className="max-w-xl flex-1"
          />
          <Button type="submit" variant="ghost" className="min-h-13">
            {copy.search.action}
          </Button>
        </div>
        <ChipFilter
          name="region"
          label={copy.search.regions}
          options={choices}
          value={asked.region}
          onChange={(region) => show({ q: typed, region }, asked)}
        />
        {/* Without a script: after the chips, so that a pressed one speaks first. */}
        {asked.region !== ALL_REGIONS && <input type="hidden" name="region" value={asked.region} />}
      </form>
    </search>
  );
}

/** What is typed, and the address that follows it; going back brings the older words into the field. */
function useTyped(asked: GuideWish): readonly [typed: string, onType: (typed: string) => void] {
  const [typed, setTyped] = useState(asked.q);
  const written = useRef(asked.q);
  const wish = useRef(asked);
  wish.current = asked;

  useEffect(() => {
    // A space just typed is not in the address and belongs to the words all the same.
    if (asked.q === written.current.trim()) return;
    written.current = asked.q;
    setTyped(asked.q);
  }, [asked.q]);

  useEffect(() => {
    if (typed === written.current) return;
    const resting = setTimeout(() => {
      written.current = typed;
      show({ ...wish.current, q: typed }, wish.current);
    }, RESTED_MS);
    return () => clearTimeout(resting);
  }, [typed]);

  return [typed, setTyped];
}

/** The first word of a search is a step of its own for the back button; going on with it is not. */
function show(wish: GuideWish, before: GuideWish): void {
  const address = addressOf(wish);
  if (address === addressOf(before)) return;
  const goingOn = wish.region === before.region && wish.q !== '' && before.q !== '';
  navigate(address, { replace: goingOn });
}

function addressOf({ q, region }: GuideWish): string {
  const search = new URLSearchParams();
  if (q.trim()) search.set('q', q.trim());
  if (region !== ALL_REGIONS) search.set('region', region);
  return search.size > 0 ? `${GUIDES_PATH}?${search}` : GUIDES_PATH;
}
