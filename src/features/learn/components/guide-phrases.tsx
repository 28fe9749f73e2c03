/** Phrases of a guide: as written, as said, and what they mean. */
import type { Guide } from '../contract/guides.ts';
import { learnCopy } from '../copy/learn.ts';
import { languageTag } from '../rules/language-tag.ts';

export function GuidePhrases({ phrases }: { phrases: NonNullable<Guide['phrases']> }) {
  const tag = languageTag(phrases.language);
  return (
    <>
      <p className="mb-4 text-fg-muted">{phrases.note ?? learnCopy.guide.speak(phrases.language)}</p>
      <dl>
        {phrases.list.map(({ written, said, means }) => (
          <div key={written} className="grid grid-cols-2 gap-4 border-b border-line py-1.5 first:border-t">
            <dt>
              <span lang={tag} className="font-bold">
                {written}
              </span>
              {said && <span className="block text-fg-muted text-gloss">{said}</span>}
            </dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
