/** The numbers to call in an emergency. */
import type { Guide } from '../contract/guides.ts';
import { callAddress, wordsAndNumbers } from '../rules/phone-numbers.ts';
import { StaleBadge } from './stale-badge.tsx';

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
            {checkAgain && <StaleBadge asOf={asOf} />}
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
