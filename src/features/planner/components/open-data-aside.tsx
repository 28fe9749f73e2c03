/** Above a plan that is made from open data: what it rests on, in the sentences of the answer. */
import { Link } from '../../../web/link.tsx';
import type { Recommendation } from '../contract/recommend.ts';
import { resultsCopy } from '../copy/results.ts';

const copy = resultsCopy.openData;

export function OpenDataAside({ told }: { told: Recommendation['openData'] }) {
  if (!told) return null;
  return (
    <aside aria-label={copy.title} className="grid gap-2 border-l-4 border-accent bg-raised px-5 py-4 text-md">
      <p className="font-bold">{copy.title}</p>
      {told.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {told.places.map(({ id, name }) => (
        <Link key={id} href={`/guides/${id}`} className="link">
          {copy.guide(name)}
        </Link>
      ))}
    </aside>
  );
}

export function Attribution() {
  return (
    <p className="text-sm text-fg-muted">
      <a href={copy.licence} target="_blank" rel="noopener noreferrer" className="link">
        {copy.attribution}
      </a>
    </p>
  );
}
