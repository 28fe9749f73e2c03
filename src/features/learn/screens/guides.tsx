/** All city guides on one page, each with its own anchor, to be searched; and a box for those whose city is missing. */
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { site } from '../../../../site.config.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Heading, Opening, Section } from '../../../ui/section.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Loaded, noAnswer } from '../../../web/loaded.tsx';
import type { ScreenProps } from '../../../web/page.ts';
import { queryOf } from '../../../web/query.ts';
import { RequestDialog } from '../../enquiries/components/request-dialog.tsx';
import { GuideArticle } from '../components/guide-article.tsx';
import { GUIDES_PATH, GuideSearch, type GuideWish, useTyped } from '../components/guide-search.tsx';
import { type ListedGuide, listGuides } from '../contract/guides.ts';
import { learnCopy } from '../copy/guides.ts';
import { ALL_REGIONS, guidesFor, regionFrom } from '../rules/guides.ts';

const copy = learnCopy.guides;

export function GuidesScreen({ search }: ScreenProps) {
  const asked: GuideWish = { q: search.get('q') ?? '', region: regionFrom(search.get('region')) };
  const [typed, onType] = useTyped(asked);
  const query = useQuery(queryOf(listGuides));
  const found = query.data && guidesFor(query.data, typed, asked.region);
  return (
    <>
      <Section ground="clear" space="md">
        <ButtonLink href="/learn" variant="quiet" size="sm" className="-ml-4.5 mb-4">
          <ArrowLeft aria-hidden="true" strokeWidth={1.4} />
          {learnCopy.back}
        </ButtonLink>
        <Opening level={1} title={copy.title} lead={copy.intro} />
        <div className="mt-10">
          <GuideSearch asked={asked} typed={typed} onType={onType} />
        </div>
        {found && <Cities guides={found} searched={typed !== '' || asked.region !== ALL_REGIONS} />}
      </Section>
      <Section space="none" className="pb-20 md:pb-28">
        <Loaded
          query={{ data: found, error: query.error, refetch: query.refetch }}
          waiting={<SkeletonLines lines={10} />}
          failed={failed}
        >
          {(guides) => (guides.length === 0 ? <NothingFound /> : <Articles guides={guides} />)}
        </Loaded>
        <Tail />
      </Section>
    </>
  );
}

const failed = noAnswer({ failed: { title: copy.failed, again: copy.again } }, 2);

function Articles({ guides }: { guides: readonly ListedGuide[] }) {
  return guides.map((guide, at) => <GuideArticle key={guide.id} guide={guide} first={at === 0} />);
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
        <ul className="-mx-3 flex flex-wrap gap-y-1">
          {guides.map((guide) => (
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
      </nav>
    </>
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
