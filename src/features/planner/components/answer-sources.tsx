/** Where the facts of an answer come from: at most five, own pages and authorities, each by its name. */

import { SiteLink } from '../../../ui/link.tsx';
import { Heading } from '../../../ui/section.tsx';
import type { Recommendations } from '../contract/recommend.ts';
import { resultsCopy } from '../copy/results.ts';
import { sourcesCopy } from '../copy/sources.ts';

const MOST = 5;

export function AnswerSources({
  answer: { citations = [], sources = citations.map(unnamed) },
  level = 2,
}: {
  answer: Pick<Recommendations, 'citations' | 'sources'>;
  level?: 2 | 3;
}) {
  if (sources.length === 0) return null;
  return (
    <section>
      <Heading level={level} size="card">
        {resultsCopy.sources}
      </Heading>
      <ul className="mt-3 grid gap-1.5 text-md">
        {sources.slice(0, MOST).map(({ url, name }) => (
          <li key={url} className="min-w-0">
            {url.startsWith('/') ? (
              <SiteLink href={url} className="link [overflow-wrap:anywhere]">
                {name}
              </SiteLink>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer" className="link [overflow-wrap:anywhere]">
                {name}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function unnamed(url: string): { readonly url: string; readonly name: string } {
  return { url, name: sourcesCopy.body(url.replace(/^https:\/\/(?:www\.)?([^/]*).*$/, '$1')) };
}
