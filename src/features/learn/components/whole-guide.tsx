/** Everything a guide says, section by section, with the contents beside it. Sections we know nothing for are left out. */
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useEffect, useState } from 'react';
import { monthName } from '../../../shared/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Guide } from '../contract/guides.ts';
import { learnCopy } from '../copy/learn.ts';
import type { FactSection } from '../rules/guide-topics.ts';
import { GuideFacts } from './guide-facts.tsx';
import { GuideNumbers } from './guide-numbers.tsx';
import { GuidePhrases } from './guide-phrases.tsx';

const copy = learnCopy.guide;
type SectionName = keyof typeof copy.sections;

/** In the order of reading: what one must have first, what one reads for pleasure last. */
export function WholeGuide({ guide }: { guide: Guide }) {
  const bodies = bodiesOf(guide);
  const sections = (Object.keys(copy.sections) as SectionName[]).flatMap((name) => {
    const body = bodies[name];
    const title = name === 'authorities' && guide.tier === 'open' ? copy.openSources : copy.sections[name];
    return body ? [{ name, title, id: anchorOf(name), body }] : [];
  });
  const current = useCurrentSection();
  const old =
    Object.values(guide.facts)
      .flat()
      .filter(({ checkAgain }) => checkAgain).length + guide.numbers.filter(({ checkAgain }) => checkAgain).length;
  return (
    <div className="grid items-start gap-7 lg:grid-cols-[minmax(12.5rem,3fr)_9fr]">
      <div className="no-print lg:sticky lg:top-24">
        <nav aria-label={copy.contents}>
          <ul className="grid grid-cols-2 gap-x-5 lg:grid-cols-1">
            {sections.map(({ name, title, id }) => (
              <li key={name}>
                <a
                  href={`#${id}`}
                  aria-current={id === current || undefined}
                  className="inline-flex min-h-9 items-center text-sm underline decoration-transparent decoration-1 underline-offset-[0.35em] transition-colors hover:decoration-accent aria-[current]:text-accent aria-[current]:decoration-accent"
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <Button variant="quiet" size="sm" className="mt-4 -ml-4.5" onClick={() => window.print()}>
          <Printer aria-hidden="true" strokeWidth={1.4} />
          {copy.print}
        </Button>
      </div>
      <Card>
        {old > 0 && (
          <Notice tone="warning" title={copy.stale.title} className="mb-4">
            <p>{copy.stale.text(old)}</p>
          </Notice>
        )}
        {sections.map(({ name, title, id, body }) => (
          <section
            key={name}
            data-guide-section
            aria-labelledby={id}
            className="grid gap-x-10 gap-y-4 border-t border-line py-8 first:border-t-0 sm:grid-cols-[10rem_1fr] md:py-10"
          >
            <Heading level={2} size="card" id={id} className="scroll-mt-28">
              {title}
            </Heading>
            <div className="max-w-2xl">{body}</div>
          </section>
        ))}
      </Card>
    </div>
  );
}

/** The id of the section that stands in the upper part of the window. */
function useCurrentSection(): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setCurrent(shown.target.getAttribute('aria-labelledby'));
      },
      { rootMargin: '-20% 0px -75%' },
    );
    const sections = document.querySelectorAll('[data-guide-section]');
    for (const section of sections) watch.observe(section);
    return () => watch.disconnect();
  }, []);
  return current;
}

/** `firstTimers` is found at `#first-timers`. */
function anchorOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function bodiesOf(guide: Guide): Partial<Record<SectionName, ReactNode>> {
  const facts = Object.fromEntries(
    (Object.keys(guide.facts) as FactSection[])
      .filter((name) => guide.facts[name].length > 0)
      .map((name) => [name, <GuideFacts key={name} facts={guide.facts[name]} asOf={guide.asOf} />]),
  );
  return {
    ...facts,
    numbers: (
      <>
        <p className="no-print mb-4 text-fg-muted">{copy.numbersNote}</p>
        <GuideNumbers guide={guide} />
      </>
    ),
    year: (guide.climate || guide.seasons.length > 0) && <Year guide={guide} />,
    ...(guide.phrases && { phrases: <GuidePhrases phrases={guide.phrases} /> }),
    areas: guide.areas.length > 0 && (
      <Terms
        terms={guide.areas.map(({ name, city, character }) => ({
          term: city === guide.name ? name : `${name}, ${city}`,
          text: character,
        }))}
      />
    ),
    sights: guide.sights.length > 0 && (
      <Terms
        terms={guide.sights.map(({ name, city, about, website, quote }) => ({
          term: city === guide.name ? name : `${name}, ${city}`,
          text: about,
          href: website,
          ...(quote && { quote }),
        }))}
      />
    ),
    holidays: guide.holidays.length > 0 && (
      <ul className="grid gap-2">
        {guide.holidays.map(({ name, effect }) => (
          <li key={name}>{[name, effect].filter(Boolean).join(': ')}</li>
        ))}
      </ul>
    ),
    authorities: (
      <ul className="grid gap-1.5">
        {guide.authorities.map(({ name, url }) => (
          <li key={url}>
            <a className="link" href={url} rel="noopener" target="_blank">
              {name}
            </a>
          </li>
        ))}
      </ul>
    ),
  };
}

function Year({ guide }: { guide: Guide }) {
  return (
    <>
      <ul className="mb-7 grid gap-3">
        {guide.seasons.map((season) => (
          <li key={season.text}>
            <span className="font-bold">
              {copy.seasons[season.kind]}: {season.months.map((month) => monthName(month).slice(0, 3)).join(', ')}.
            </span>{' '}
            {season.text}
          </li>
        ))}
      </ul>
      {guide.climate && <GuideWeather climate={guide.climate} />}
    </>
  );
}

function Terms({
  terms,
}: {
  terms: readonly {
    readonly term: string;
    readonly text: string;
    readonly href?: string | null;
    readonly quote?: Guide['sights'][number]['quote'];
  }[];
}) {
  return (
    <dl className="grid gap-4">
      {terms.map(({ term, text, href, quote }) => (
        <div key={term}>
          <dt className="font-bold">
            {href ? (
              <a className="link" href={href} rel="noopener" target="_blank">
                {term}
              </a>
            ) : (
              term
            )}
          </dt>
          <dd className="text-fg-muted">{text}</dd>
          {quote && <Quote quote={quote} />}
        </div>
      ))}
    </dl>
  );
}

function Quote({ quote }: { readonly quote: NonNullable<Guide['sights'][number]['quote']> }) {
  return (
    <dd className="mt-1 text-fg-muted">
      <q cite={quote.source.url}>{quote.text}</q>{' '}
      <span className="text-sm">
        <a className="link" href={quote.source.url} rel="noopener" target="_blank">
          {quote.source.name}
        </a>
        {quote.isShortened && `, ${copy.shortened}`},{' '}
        <a className="link" href={quote.history} rel="noopener" target="_blank">
          {copy.authors}
        </a>
      </span>
    </dd>
  );
}

/** A month without a figure says so. */
const figureOf = (value: number | null) => (value === null ? copy.noFigure : Math.round(value));

export function GuideWeather({ climate }: { climate: NonNullable<Guide['climate']> }) {
  const columns = [
    { label: copy.high, values: climate.high },
    { label: copy.low, values: climate.low },
    { label: copy.rain, values: climate.rainDays },
    ...(climate.sea ? [{ label: copy.sea, values: climate.sea }] : []),
  ];
  return (
    <table className="w-full text-md tabular-nums">
      <caption className="pb-3 text-left text-sm text-fg-muted">
        {copy.weatherNote(climate.station, climate.period)}{' '}
        <a className="link" href={climate.source.url} rel="noopener" target="_blank">
          {climate.source.name}
        </a>
      </caption>
      <thead>
        <tr className="border-b border-line-strong text-sm">
          <th scope="col" className="py-2 text-left font-semibold">
            {copy.month}
          </th>
          {columns.map((column) => (
            <th key={column.label} scope="col" className="py-2 pl-4 text-right align-baseline font-semibold">
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {climate.high.map((_, month) => (
          <tr key={monthName(month + 1)} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {monthName(month + 1).slice(0, 3)}
              <span className="max-md:hidden">{monthName(month + 1).slice(3)}</span>
            </th>
            {columns.map((column) => (
              <td key={column.label} className="py-1.5 pl-4 text-right">
                {figureOf(column.values[month] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
