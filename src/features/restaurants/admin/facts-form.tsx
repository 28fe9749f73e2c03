/**
 * The facts of a restaurant as a form. What is typed stays when it is refused; where somebody else was
 * faster, what the restaurant says now stands beside it.
 */
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/call.ts';
import { correctFacts, type DeskRestaurant, type FactsInput } from '../contract/admin.ts';
import { deskCopy } from '../copy/desk.ts';
import { dietWords, kindWords } from '../copy/restaurants.ts';
import { DIET_CHOICES, KIND_CHOICES, PRICE_CHOICES } from '../rules/choices.ts';
import { changedFacts, type Fact, type Facts } from '../rules/facts.ts';
import { Correction, factText } from './correction.tsx';

const copy = deskCopy.facts;

/** As it is typed: everything is text. */
interface Typed extends Omit<Facts, 'hours' | 'phone' | 'website' | 'price' | 'stepFree'> {
  readonly hours: string;
  readonly phone: string;
  readonly website: string;
  readonly price: string;
  readonly stepFree: string;
}

const typedOf = (facts: Facts): Typed => ({
  ...facts,
  hours: facts.hours ?? '',
  phone: facts.phone ?? '',
  website: facts.website ?? '',
  price: String(facts.price ?? ''),
  stepFree: String(facts.stepFree ?? ''),
});

const factsOf = (typed: Typed): Facts => ({
  ...typed,
  name: typed.name.trim(),
  address: typed.address.trim(),
  description: typed.description.trim(),
  hours: typed.hours.trim() || null,
  phone: typed.phone.trim() || null,
  website: typed.website.trim() || null,
  cuisine: typed.cuisine.trim(),
  price: typed.price === '' ? null : Number(typed.price),
  stepFree: typed.stepFree === '' ? null : typed.stepFree === 'true',
});

interface Props {
  readonly restaurant: DeskRestaurant;
  readonly onDone: () => unknown;
}

export function FactsForm({ restaurant, onDone }: Props) {
  const { id, version, facts } = restaurant;
  const [typed, setTyped] = useState(() => typedOf(facts));
  /** What the form was filled from. */
  const [base, setBase] = useState<Pick<DeskRestaurant, 'facts' | 'version'>>({ facts, version });
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const wasFaster = fault instanceof CallError && fault.body?.code === 'changed_meanwhile';
  const errorOf = (fact: Fact) => {
    const fields = fault instanceof CallError ? (fault.body?.fields ?? {}) : {};
    return Object.entries(fields).find(([path]) => path.startsWith(`facts.${fact}`))?.[1];
  };
  const set = (changed: Partial<Typed>) => setTyped((before) => ({ ...before, ...changed }));
  const fill = (now: Pick<DeskRestaurant, 'facts' | 'version'>) => {
    setTyped(typedOf(now.facts));
    setBase(now);
    setFault(null);
  };
  const mine = factsOf(typed);
  const touched = changedFacts(base.facts, mine);

  // Hidden, shown or joined beside the form, or corrected by a colleague while nothing was typed: go on from there.
  if (version > base.version) {
    if (changedFacts(base.facts, facts).length === 0) setBase({ facts, version });
    else if (touched.length === 0 && fault === null) fill({ facts, version });
  }

  /** Only that fact speaks anew; what is typed beside it stays. */
  const undone = (fact: Fact, now: DeskRestaurant) => {
    set({ [fact]: typedOf(now.facts)[fact] });
    if (base.version === version) setBase(now);
    return onDone();
  };

  /** Only what was changed here: what was not is as the source or another operator has left it. */
  const send = async (from: number) => {
    const changes = Object.fromEntries(touched.map((fact) => [fact, mine[fact]])) as Partial<FactsInput>;
    setPending(true);
    setFault(null);
    try {
      const now = await call(correctFacts, { params: { id }, input: { version: from, facts: changes } });
      fill(now);
      toast({ title: copy.saved });
      await onDone();
    } catch (refused) {
      setFault(refused);
      if (refused instanceof CallError && refused.status === 409) await onDone();
    } finally {
      setPending(false);
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (changedFacts(facts, mine).length === 0 && !wasFaster) toast({ title: copy.nothing });
    else await send(base.version);
  };

  const below = (fact: Fact, hint?: string) => {
    const isOurs = restaurant.corrected.includes(fact);
    const isOlder = wasFaster && version !== base.version;
    if (!hint && !isOurs && !isOlder) return undefined;
    return (
      <>
        {hint} {isOurs && <Correction restaurant={restaurant} fact={fact} onDone={(now) => undone(fact, now)} />}
        {isOlder && <span className="block">{copy.now(factText(fact, facts))}</span>}
      </>
    );
  };
  const text = (
    fact: 'name' | 'address' | 'hours' | 'phone' | 'website' | 'cuisine',
    more?: { hint?: string; most?: number },
  ) => (
    <TextField
      label={copy[fact]}
      hint={below(fact, more?.hint)}
      error={errorOf(fact)}
      value={typed[fact]}
      maxLength={more?.most ?? 500}
      onChange={({ target }) => set({ [fact]: target.value })}
    />
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-3xl gap-5">
      <p className="max-w-[46em] text-fg-muted">{copy.lead}</p>
      <div className="grid gap-5 md:grid-cols-2">
        {text('name', { most: 120 })}
        {text('address', { most: 200 })}
      </div>
      <TextAreaField
        label={copy.description}
        hint={below('description')}
        error={errorOf('description')}
        value={typed.description}
        maxLength={500}
        rows={3}
        onChange={({ target }) => set({ description: target.value })}
      />
      {text('hours', {
        hint: restaurant.hoursNote ? `${copy.inWords(restaurant.hoursNote)} ${copy.hoursHint}` : copy.hoursHint,
        most: 300,
      })}
      <div className="grid gap-5 md:grid-cols-2">
        {text('phone', { most: 60 })}
        {text('website')}
        {text('cuisine', { most: 120 })}
        <div className="grid grid-cols-2 gap-5">
          <SelectField
            label={copy.price}
            hint={below('price')}
            error={errorOf('price')}
            value={typed.price}
            placeholder={copy.unknown}
            options={PRICE_CHOICES.map((level) => ({ value: String(level), label: '$'.repeat(level) }))}
            onChange={({ target }) => set({ price: target.value })}
          />
          <SelectField
            label={copy.stepFree}
            hint={below('stepFree')}
            error={errorOf('stepFree')}
            value={typed.stepFree}
            placeholder={copy.unknown}
            options={[
              { value: 'true', label: copy.yes },
              { value: 'false', label: copy.no },
            ]}
            onChange={({ target }) => set({ stepFree: target.value })}
          />
        </div>
      </div>
      <Choices
        legend={copy.kinds}
        all={KIND_CHOICES}
        words={kindWords}
        chosen={typed.kinds}
        error={errorOf('kinds')}
        below={below('kinds')}
        onChange={(kinds) => set({ kinds })}
      />
      <Choices
        legend={copy.diets}
        all={DIET_CHOICES}
        words={dietWords}
        chosen={typed.diets}
        error={errorOf('diets')}
        below={below('diets')}
        onChange={(diets) => set({ diets })}
      />
      {fault !== null && (
        <Notice tone="error" {...(wasFaster && { title: copy.changed })}>
          <p>{sentenceOf(fault)}</p>
          {wasFaster && (
            <div className="mt-3 flex flex-wrap gap-2.5">
              <Button variant="dark" size="sm" onClick={() => void send(version)}>
                {copy.keep}
              </Button>
              <Button variant="ghost" size="sm" onClick={() => fill(restaurant)}>
                {copy.take}
              </Button>
            </div>
          )}
        </Notice>
      )}
      <div>
        <Button type="submit" variant="dark" pending={pending} pendingLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
    </form>
  );
}

function Choices({
  legend,
  all,
  words,
  chosen,
  error,
  below,
  onChange,
}: {
  readonly legend: string;
  readonly all: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly below: React.ReactNode;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-[560]">{legend}</legend>
      <div className="grid grid-cols-2 gap-x-5 sm:grid-cols-3 lg:grid-cols-4">
        {all.map((choice) => (
          <Checkbox
            key={choice}
            label={words[choice] ?? choice}
            checked={chosen.includes(choice)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
            }
          />
        ))}
      </div>
      {error && <p className="mt-1.5 text-sm font-[520] text-error">{error}</p>}
      {below && <div className="text-sm text-fg-muted">{below}</div>}
    </fieldset>
  );
}
