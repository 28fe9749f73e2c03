/** Where the facts of an answer come from: at most five, own pages and authorities. */

import { SiteLink } from '../../../ui/link.tsx';
import { Heading } from '../../../ui/section.tsx';
import { resultsCopy } from '../copy/results.ts';

const MOST = 5;

export function Sources({ citations, level = 2 }: { citations: readonly string[]; level?: 2 | 3 }) {
  if (citations.length === 0) return null;
  return (
    <section>
      <Heading level={level} size="card">
        {resultsCopy.sources}
      </Heading>
      <ul className="mt-3 grid gap-1.5 text-[1rem]">
        {citations.slice(0, MOST).map((address) => (
          <li key={address} className="min-w-0">
            {address.startsWith('/') ? (
              <SiteLink href={address} className="link [overflow-wrap:anywhere]">
                {address}
              </SiteLink>
            ) : (
              <a href={address} target="_blank" rel="noopener noreferrer" className="link [overflow-wrap:anywhere]">
                {address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '')}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
