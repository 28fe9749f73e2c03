/**
 * What is understood while the line of home is being written, the picture of the place, and the first plan it would become.
 * Comes with the first focus, into a room that is kept for it. Asks when the typing rests; an answer to older words is dropped.
 */
import { type RefObject, useEffect, useState } from 'react';
import type { OutputOf } from '../../../shared/endpoint.ts';
import { Picture } from '../../../ui/picture.tsx';
import { pictureFile } from '../../../ui/picture-files.ts';
import { call } from '../../../web/api-client.ts';
import { planFirst } from '../../planner/contract/recommend.ts';
import { listeningCopy as copy } from '../copy/live-reading.ts';
import './live-reading.css';

type Heard = OutputOf<typeof planFirst>;

const REST_MS = 350;
const LEAST = 3;
/** A reader of the screen is told when nothing has changed for so long. */
const SAID_AFTER_MS = 1200;

export function LiveReading({ line }: { line: RefObject<HTMLInputElement | null> }) {
  const { heard, state } = useHeard(line);
  const scenes = useScenes(heard?.plan?.destinationId);
  const parts = heard ? partsOf(heard) : [];
  const plan = heard?.plan;
  const said = useRested(copy.said(parts, plan ? `${plan.title}, ${plan.price}` : ''));
  return (
    <>
      {scenes.map((id) => (
        <div key={id} className="home-scene" aria-hidden="true">
          <Picture id={id} alt="" sizes="max(100vw, 160vh)" ratio="h-full" priority />
        </div>
      ))}
      <section aria-label={copy.title} className="home-heard on-paper">
        {state === 'failed' && <p>{copy.failed}</p>}
        {state === 'waiting' && <p>{copy.waiting}</p>}
        {state === 'heard' && parts.length === 0 && (heard?.notes.length ?? 0) === 0 && <p>{copy.nothing}</p>}
        {state === 'heard' && (
          <>
            <div className="home-read">
              <ul className="home-chips">
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
              {heard && heard.unused.length > 0 && <p className="home-aside">{copy.unused(heard.unused)}</p>}
              {heard?.notes[0] && <p className="home-aside">{heard.notes[0]}</p>}
            </div>
            {plan && (
              <div className="home-first">
                <p className="home-aside">
                  {copy.first} · {plan.place} · {plan.duration}
                </p>
                <p className="home-title">{plan.title}</p>
                <p className="home-price">{plan.price}</p>
                <p className="home-day">{copy.day(plan.day.area, plan.day.sights)}</p>
              </div>
            )}
          </>
        )}
      </section>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}

/** Said first, then what the plan takes as given of who and when. */
function partsOf({ readings, plan }: Heard): string[] {
  const isRead = (part: string) => readings.some((reading) => reading.part === part);
  const order = Object.keys(copy.parts);
  const placeOf = ({ part }: { part: string }) => (order.includes(part) ? order.indexOf(part) : order.length);
  const told = readings
    .filter(({ part }) => part !== 'nights' || !isRead('dates'))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ part, value }) => copy.part(copy.parts[part], value));
  const assumed =
    plan === null
      ? []
      : [
          ...(isRead('dates') ? [] : [copy.part(copy.parts['dates'], copy.assumed(plan.duration))]),
          ...(isRead('party') ? [] : [copy.part(copy.parts['party'], copy.assumed(plan.party))]),
        ];
  return [...new Set([...told, ...assumed])];
}

function useHeard(line: RefObject<HTMLInputElement | null>) {
  const [heard, setHeard] = useState<Heard | null>(null);
  const [state, setState] = useState<'waiting' | 'heard' | 'failed'>('waiting');
  useEffect(() => {
    const field = line.current;
    if (!field) return;
    let timer = 0;
    let asking = new AbortController();
    let asked = '';
    const ask = async (text: string, { signal }: AbortController) => {
      try {
        const answer = await call(planFirst, { input: { destination: text }, signal });
        if (signal.aborted) return;
        setHeard(answer);
        setState('heard');
      } catch {
        if (!signal.aborted) setState('failed');
      }
    };
    const listen = (event?: Event) => {
      if (event instanceof InputEvent && event.isComposing) return;
      const text = field.value.trim();
      if (text === asked) return;
      asked = text;
      window.clearTimeout(timer);
      asking.abort();
      asking = new AbortController();
      if (text.length < LEAST) {
        setHeard(null);
        setState('waiting');
        return;
      }
      timer = window.setTimeout(() => void ask(text, asking), REST_MS);
    };
    listen();
    field.addEventListener('input', listen);
    field.addEventListener('compositionend', listen);
    return () => {
      window.clearTimeout(timer);
      asking.abort();
      field.removeEventListener('input', listen);
      field.removeEventListener('compositionend', listen);
    };
  }, [line]);
  return { heard, state };
}

/** The picture that is shown and the one it covers, where the place has one. */
function useScenes(id: string | undefined): readonly string[] {
  const [scenes, setScenes] = useState<readonly string[]>([]);
  const known = id !== undefined && pictureFile(id) ? id : undefined;
  if (known !== undefined && scenes.at(-1) !== known)
    setScenes([...scenes.filter((scene) => scene !== known).slice(-1), known]);
  return id === undefined ? [] : scenes;
}

function useRested(text: string): string {
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(text), SAID_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return rested;
}
