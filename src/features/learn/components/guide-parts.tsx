/**
 * Parts of a guide that its page and its card share: facts, numbers to call, phrases. A fact has its authority (named once
 * for neighbours that share it), and is marked when it is old.
 */
import { Badge } from '../../../ui/badge.tsx';
import type { Fact, Guide } from '../contract/guides.ts';
import { learnCopy } from '../copy/learn.ts';
import { monthOf } from '../rules/fact-age.ts';
import { languageTag } from '../rules/language-tag.ts';
import { callAddress, wordsAndNumbers } from '../rules/phone-numbers.ts';

const copy = learnCopy.guide;

export function GuideFacts({ facts, asOf }: { facts: readonly Fact[]; asOf: string }) {
  return (
    <ul className="grid gap-3">
      {facts.map((fact, at) => (
        <li key={fact.text}>
          {fact.text} {ends(facts, at) && <FactSource fact={fact} asOf={asOf} />}
          {fact.checkAgain && <CheckAgain asOf={fact.asOf} />}
        </li>
      ))}
    </ul>
  );
}

/** The last of a row of facts from one source and one month. */
function ends(facts: readonly Fact[], at: number): boolean {
  const [fact, next] = [facts[at], facts[at + 1]];
  return fact?.source?.url !== next?.source?.url || fact?.asOf !== next?.asOf;
}

function FactSource({ fact: { source, asOf: month }, asOf }: { fact: Fact; asOf: string }) {
  const older = month === asOf ? '' : monthOf(month);
  if (!source) return older && <span className="text-sm text-fg-muted">{older}</span>;
  return (
    <span className="text-sm text-fg-muted">
      <a className="link" href={source.url} rel="noopener" target="_blank">
        {source.name}
      </a>
      {older && `, ${older}`}
    </span>
  );
}

function CheckAgain({ asOf }: { asOf: string }) {
  return (
    <>
      {' '}
      <Badge tone="warning">{copy.checkAgain(monthOf(asOf))}</Badge>
    </>
  );
}

export function GuideNumbers({ guide, sourced = true }: { guide: Guide; sourced?: boolean }) {
  if (guide.numbers.length === 0) {
    return (
      <p className="text-lg font-bold">
        {wordsAndNumbers(guide.emergency).map((part, at) =>
          at % 2 === 0 ? (
            part
          ) : (
            <a key={part} className="link" href={`tel:${part}`}>
              {part}
            </a>
          ),
        )}
      </p>
    );
  }
  return (
    <dl className="grid">
      {guide.numbers.map(({ number, reaches, source, asOf, checkAgain }) => (
        <div
          key={`${number} ${reaches}`}
          className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-line py-1.5 first:border-t"
        >
          <dt className="flex-1 basis-44">
            {reaches}
            {sourced && (
              <a className="link ml-3 text-sm text-fg-muted" href={source.url} rel="noopener" target="_blank">
                {source.name}
              </a>
            )}
            {checkAgain && <CheckAgain asOf={asOf} />}
          </dt>
          <dd>
            <a
              className="inline-flex min-h-11 items-center text-lg print:block font-bold tabular-nums underline decoration-accent underline-offset-[0.22em]"
              href={callAddress({ number, reaches })}
            >
              {number}
            </a>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function GuidePhrases({ phrases }: { phrases: NonNullable<Guide['phrases']> }) {
  const tag = languageTag(phrases.language);
  return (
    <>
      <p className="mb-4 text-fg-muted">{phrases.note ?? copy.speak(phrases.language)}</p>
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
