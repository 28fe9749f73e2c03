/** What the agent reads while the visitor writes: asked for when the typing rests, and never in the way of the form. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { OutputOf } from '../../../shared/endpoint.ts';
import { Heading } from '../../../ui/section.tsx';
import { call } from '../../../web/api-client.ts';
import { readWishes } from '../contract/recommend.ts';
import { questionnaireCopy } from '../copy/questionnaire.ts';
import type { Questionnaire } from '../rules/questionnaire.ts';

const copy = questionnaireCopy.echo;
const REST_MS = 450;

interface WishEchoProps {
  readonly wish: Questionnaire;
  /** Told what one answer says for questions that are empty. */
  readonly onAnswers: (answers: OutputOf<typeof readWishes>['answers']) => void;
}

export function WishEcho({ wish, onAnswers }: WishEchoProps) {
  const rested = useRested(wish);
  const empty = Object.values(rested).every((text) => text.trim() === '');
  const { data, isError, isPlaceholderData } = useQuery({
    queryKey: [readWishes.path, rested],
    queryFn: ({ signal }) => call(readWishes, { input: rested, signal }),
    enabled: !empty,
    placeholderData: (before) => before,
    gcTime: 60_000,
  });
  const tell = useEffectEvent(onAnswers);
  useEffect(() => {
    if (data && !isPlaceholderData) tell(data.answers);
  }, [data, isPlaceholderData]);

  return (
    <section aria-labelledby="echo">
      <Heading level={2} size="part" id="echo">
        {copy.title}
      </Heading>
      <div aria-live="polite">
        {empty && <p className="mt-3 text-md text-fg-muted">{copy.empty}</p>}
        {!empty && isError && <p className="mt-3 text-md text-fg-muted">{copy.failed}</p>}
        {!empty && data && (
          <>
            <dl className="mt-4 grid gap-x-5 border-t border-line text-md sm:grid-cols-[8rem_1fr]">
              {data.readings.map(({ part, value }) => (
                <div
                  key={`${part} ${value}`}
                  className="col-span-full grid grid-cols-subgrid border-b border-line py-2"
                >
                  <dt className="text-fg-muted">{part}</dt>
                  <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
                </div>
              ))}
            </dl>
            <ul className="mt-3 grid gap-2 text-md font-medium text-accent empty:hidden">
              {data.unknownPlaces.map((place) => (
                <li key={place}>{copy.unknown(place)}</li>
              ))}
              {data.conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </ul>
            {data.unused.length > 0 && <p className="mt-3 text-md text-fg-muted">{copy.unused(data.unused)}</p>}
          </>
        )}
      </div>
    </section>
  );
}

/** The value once it has not changed for a moment. */
function useRested(value: Questionnaire): Questionnaire {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), REST_MS);
    return () => window.clearTimeout(timer);
  }, [value]);
  return rested;
}
