/**
 * Search and region of the guides' list. Both live in the address, so they can be shared and the back button undoes
 * them; without a script the form sends itself. Typing answers at once, the address follows when the fingers rest.
 */
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ChipFilter } from '../../../ui/chip-filter.tsx';
import { TextField } from '../../../ui/field.tsx';
import { navigate } from '../../../web/router.tsx';
import { REGIONS } from '../../destinations/rules/regions.ts';
import { learnCopy } from '../copy/guides.ts';
import { ALL_REGIONS, type RegionChoice } from '../rules/guides.ts';

export const GUIDES_PATH = '/guides';
const copy = learnCopy.guides.search;
const RESTED_MS = 400;
const choices: readonly { value: RegionChoice; label: string }[] = [
  { value: ALL_REGIONS, label: copy.all },
  ...REGIONS.map((region) => ({ value: region, label: copy.region[region] })),
];

export interface GuideWish {
  readonly q: string;
  readonly region: RegionChoice;
}

export function GuideSearch({
  asked,
  typed,
  onType,
}: {
  /** What the address says. */
  asked: GuideWish;
  typed: string;
  onType: (typed: string) => void;
}) {
  return (
    <search>
      <form
        action={GUIDES_PATH}
        onSubmit={(event) => {
          event.preventDefault();
          show({ ...asked, q: typed }, asked);
        }}
        className="grid gap-4"
      >
        <div className="flex items-end gap-3">
          <TextField
            type="search"
            name="q"
            label={copy.label}
            placeholder={copy.placeholder}
            value={typed}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => onType(event.target.value)}
            className="max-w-xl flex-1"
          />
          <Button type="submit" variant="ghost" className="min-h-13">
            {copy.action}
          </Button>
        </div>
        <ChipFilter
          name="region"
          label={copy.regions}
          options={choices}
          value={asked.region}
          onChange={(region) => show({ q: typed, region }, asked)}
        />
        {/* Without a script: after the chips, so that a pressed one speaks first. */}
        {asked.region !== ALL_REGIONS && <input type="hidden" name="region" value={asked.region} />}
      </form>
    </search>
  );
}

/** What is typed, and the address that follows it; going back brings the older words into the field. */
export function useTyped(asked: GuideWish): readonly [typed: string, onType: (typed: string) => void] {
  const [typed, setTyped] = useState(asked.q);
  const written = useRef(asked.q);
  const wish = useRef(asked);
  wish.current = asked;

  useEffect(() => {
    // A space just typed is not in the address and belongs to the words all the same.
    if (asked.q === written.current.trim()) return;
    written.current = asked.q;
    setTyped(asked.q);
  }, [asked.q]);

  useEffect(() => {
    if (typed === written.current) return;
    const resting = setTimeout(() => {
      written.current = typed;
      show({ ...wish.current, q: typed }, wish.current);
    }, RESTED_MS);
    return () => clearTimeout(resting);
  }, [typed]);

  return [typed, setTyped];
}

/** The first word of a search is a step of its own for the back button; going on with it is not. */
function show(wish: GuideWish, before: GuideWish): void {
  const address = addressOf(wish);
  if (address === addressOf(before)) return;
  const goingOn = wish.region === before.region && wish.q !== '' && before.q !== '';
  navigate(address, { replace: goingOn });
}

function addressOf({ q, region }: GuideWish): string {
  const search = new URLSearchParams();
  if (q.trim()) search.set('q', q.trim());
  if (region !== ALL_REGIONS) search.set('region', region);
  return search.size > 0 ? `${GUIDES_PATH}?${search}` : GUIDES_PATH;
}
