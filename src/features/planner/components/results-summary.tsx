/** Where, when and who: what was planned for, beside the words it was asked in, and what must be said of the whole answer. */
import { longDate, plusDays } from '../../../shared/dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Recommendations } from '../contract/recommend.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import type { Questionnaire } from '../rules/questionnaire.ts';

/** The others are a press away, so that the plans stand on the first screen. */
const MOST_NOTES = 2;

export function ResultsSummary({ wish, answer }: { wish: Questionnaire; answer: Recommendations }) {
  const { interpretation: read } = answer;
  const facts = [
    { label: copy.summary.destination, asked: wish.destination, read: '' },
    {
      label: copy.summary.dates,
      asked: wish.dates,
      read: copy.span(longDate(read.startDate), longDate(plusDays(read.startDate, read.nights)), read.nights),
    },
    { label: copy.summary.travelers, asked: wish.travelers, read: copy.party(read.party.adults, read.party.children) },
    { label: copy.summary.budget, asked: wish.budget, read: '' },
  ].filter(({ asked, read: told }) => asked.trim() !== '' || told !== '');
  return (
    <div className="grid gap-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 rounded-lg border border-line bg-night/80 p-4 veil md:px-5.5 lg:grid-cols-4">
        {facts.map((fact) => (
          <div key={fact.label} className="min-w-0">
            <dt className="text-sm text-fg-muted">{fact.label}</dt>
            <dd className="line-clamp-3 text-md [overflow-wrap:anywhere] md:text-lg">{fact.asked}</dd>
            {fact.read && <dd className="text-sm text-fg-muted">{fact.read}</dd>}
          </div>
        ))}
      </dl>
      <Notes answer={answer} />
    </div>
  );
}

/** The warnings of an answer tell its conflicts as well; what was gone on with is said beside them. */
function Notes({ answer: { warnings, interpretation, recommendations } }: { answer: Recommendations }) {
  const { conflicts } = interpretation;
  const notes = [...new Set([...warnings, ...conflicts.map(({ text }) => text)])].map((text) => {
    const chosen = conflicts.find((conflict) => conflict.text === text)?.chosen;
    return chosen ? `${text} ${copy.wentOn}: ${chosen}.` : text;
  });
  if (notes.length === 0) return null;
  const most = recommendations.length === 0 ? notes.length : MOST_NOTES;
  const list = (shown: readonly string[]) => (
    <ul className="mt-1 grid gap-2">
      {shown.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
  return (
    <Notice tone={conflicts.length > 0 ? 'warning' : 'info'} title={copy.mind}>
      {list(notes.slice(0, most))}
      {notes.length > most && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 underline underline-offset-4">
            {copy.more(notes.length - most)}
          </summary>
          {list(notes.slice(most))}
        </details>
      )}
    </Notice>
  );
}

/** Clauses of which nothing was understood, where they can be said otherwise. */
export function WhatWasNotUsed({ unused }: Pick<Recommendations['interpretation'], 'unused'>) {
  const clauses = unused.filter(({ isClause }) => isClause);
  if (clauses.length === 0) return null;
  return (
    <Notice tone="info" title={copy.unused.title}>
      <p className="mt-1 font-semibold [overflow-wrap:anywhere]">{clauses.map(({ text }) => `“${text}”`).join(', ')}</p>
      <p className="mt-1">{copy.unused.text}</p>
    </Notice>
  );
}
