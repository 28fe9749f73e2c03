/** Where the facts come from: our own guides of the places, then authorities. At most five, none twice, each with a name. */
import { memoize } from '../../../../shared/memoize.ts';
import type { Catalogue, KnownPlace } from '../../../destinations/rules/catalogue.ts';
import { OPEN_SOURCES } from '../../copy/open-places.ts';
import { sourcesCopy } from '../../copy/sources.ts';
import type { AnswerSource } from '../answer.ts';
import type { PricedDraft } from '../plan-draft.ts';

const MOST = 5;

export function citationsOf(drafts: readonly PricedDraft[]): string[] {
  const knowns = [...new Set(drafts.flatMap(({ brief }) => brief.segments.map(({ known }) => known)))];
  const own = knowns
    .filter(({ open }) => !open)
    .slice(0, 2)
    .map(({ id }) => `/guides/${id}`);
  const authorities = knowns.flatMap((known) => publishersOf(known).map(({ url }, rank) => ({ url, rank })));
  const ranked = authorities.toSorted((a, b) => a.rank - b.rank).map(({ url }) => url);
  return [...new Set([...own, ...ranked])].slice(0, MOST);
}

/** The citations as a reader meets them: the place's name for a guide of ours, the publisher's for everything else. */
export function sourcesOf(citations: readonly string[], catalogue: Catalogue): AnswerSource[] {
  return citations.map((url) => ({ url, name: nameOf(url, catalogue) }));
}

function nameOf(url: string, { destination, destinations }: Catalogue): string {
  const own = /^\/guides\/([\w-]+)$/.exec(url)?.[1];
  if (own !== undefined) return sourcesCopy.guide(destination.get(own)?.name ?? own);
  const known = [...destinations.flatMap(publishersOf), ...OPEN_SOURCES];
  const exact = known.find((source) => source.url === url);
  if (exact) return exact.name;
  const host = hostOf(url);
  const publisher = known.find((source) => hostOf(source.url) === host);
  if (publisher) return publisher.name;
  const body = Object.keys(sourcesCopy.bodies).find((end) => host === end || host.endsWith(`.${end}`));
  return (body !== undefined && sourcesCopy.bodies[body]) || sourcesCopy.body(host);
}

function publishersOf({ facts }: KnownPlace): readonly AnswerSource[] {
  return [...(facts.climate ? [facts.climate.source] : []), ...facts.authorities];
}

const hostOf = memoize((url: string) => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url), {
  most: 2000,
});
