/** Where, when and who: what was planned for, beside the words it was asked in. */
import { longDate, plusDays } from '../../../shared/dates.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { Recommendations } from '../contract/recommend.ts';
import { resultsCopy as copy } from '../copy/results.ts';
import type { Questionnaire } from '../rules/reading.ts';

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
  ];
  return (
    <div className="grid gap-6">
      <dl className="grid gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-2 lg:grid-cols-4">
        {facts.map((fact) => (
          <div key={fact.label} className="min-w-0">
            <dt className="text-sm text-fg-muted">{fact.label}</dt>
            <dd className="line-clamp-3 text-lg [overflow-wrap:anywhere]">{fact.asked}</dd>
            {fact.read && <dd className="text-sm text-fg-muted">{fact.read}</dd>}
          </div>
        ))}
      </dl>
      {read.conflicts.length > 0 && (
        <Notice tone="warning" title={copy.conflicts}>
          <ul className="mt-1 grid gap-2">
            {read.conflicts.map((conflict) => (
              <li key={conflict.text}>
                {conflict.text} {conflict.chosen && `${copy.wentOn}: ${conflict.chosen}.`}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {read.unused.length > 0 && (
        <Notice tone="info" title={copy.unused.title}>
          <p className="mt-1 font-semibold [overflow-wrap:anywhere]">
            {read.unused.map(({ text }) => `“${text}”`).join(', ')}
          </p>
          <p className="mt-1">{copy.unused.text}</p>
        </Notice>
      )}
      {answer.warnings.length > 0 && (
        <Notice tone="info" title={copy.mind}>
          <ul className="mt-1 grid gap-2">
            {answer.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
