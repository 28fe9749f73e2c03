/**
 * The facts of a restaurant as a form: fact by fact, below each whose word it is and the way back to the source's. What is
 * typed stays when it is refused; where somebody else was faster, what the restaurant says now stands beside it.
 */
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { recordFrom } from '../../../shared/field-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast-store.ts';
import { CallError, call, sentenceOf } from '../../../web/api-client.ts';
import { type AdminRestaurant, correctFacts, undoCorrection } from '../contract/edit-restaurants.ts';
import {
  FACT_NAMES,
  type FactOfKind,
  type Facts,
  type FactsInput,
  factOf,
  isOfKind,
  type RestaurantFact,
  StoredFacts,
} from '../contract/restaurant-facts.ts';
import { editRestaurantsCopy } from '../copy/edit-restaurants.ts';
import { dietWords, kindWords } from '../copy/kitchens-and-diets.ts';
import { changedFacts } from '../rules/changed-facts.ts';
import { DIET_CHOICES, KIND_CHOICES, PRICE_CHOICES } from '../rules/restaurant-filters.ts';

const copy = editRestaurantsCopy.facts;

export function FactsForm({
  restaurant,
  onDone,
}: {
  readonly restaurant: AdminRestaurant;
  readonly onDone: () => unknown;
}) {
  const { id, version, facts } = restaurant;
  const [typed, setTyped] = useState(() => typedOf(facts));
  /** What the form was filled from. */
  const [base, setBase] = useState<Pick<AdminRestaurant, 'facts' | 'version'>>({ facts, version });
  const [pending, setPending] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const wasFaster = fault instanceof CallError && fault.body?.code === 'changed_meanwhile';
  const errorOf = (fact: RestaurantFact) => {
    const fields = fault instanceof CallError ? (fault.body?.fields ?? {}) : {};
    return Object.entries(fields).find(([path]) => path.startsWith(`facts.${fact}`))?.[1];
  };
  const set = (changed: Partial<TypedFacts>) => setTyped((before) => ({ ...before, ...changed }));
  const fill = (now: Pick<AdminRestaurant, 'facts' | 'version'>) => {
    setTyped(typedOf(now.facts));
    setBase(now);
    setFault(null);
  };
  const mine = factsOf(typed);
  const touched = changedFacts(base.facts, mine);

  // Hidden, shown or merged beside the form, or corrected by a colleague while nothing was typed: go on from there.
  if (version > base.version) {
    if (changedFacts(base.facts, facts).length === 0) setBase({ facts, version });
    else if (touched.length === 0 && fault === null) fill({ facts, version });
  }

  /** Only that fact speaks anew; what is typed beside it stays. */
  const undone = (fact: RestaurantFact, now: AdminRestaurant) => {
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

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-3xl gap-5">
      <p className="max-w-[46em] text-fg-muted">{copy.lead}</p>
      <FactFields
        restaurant={restaurant}
        typed={typed}
        isOlder={wasFaster && version !== base.version}
        errorOf={errorOf}
        onChange={set}
        onUndone={undone}
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

const CHOICES = {
  price: PRICE_CHOICES.map((level) => ({ value: String(level), label: '$'.repeat(level) })),
  yes: [
    { value: 'true', label: copy.yes },
    { value: 'false', label: copy.no },
  ],
};
const TICKS = {
  kinds: { all: KIND_CHOICES, words: kindWords },
  diets: { all: DIET_CHOICES, words: dietWords },
};

interface Props {
  readonly restaurant: AdminRestaurant;
  readonly typed: TypedFacts;
  /** Somebody else was faster: what is typed was begun from something older. */
  readonly isOlder: boolean;
  readonly errorOf: (fact: RestaurantFact) => string | undefined;
  readonly onChange: (changed: Partial<TypedFacts>) => void;
  readonly onUndone: (fact: RestaurantFact, now: AdminRestaurant) => unknown;
}

export function FactFields(props: Props) {
  return (
    <div className="grid grid-cols-2 gap-5 md:grid-cols-4">
      {FACT_NAMES.map((fact) => (
        <Control key={fact} fact={fact} {...props} />
      ))}
    </div>
  );
}

function Control({ fact, typed, errorOf, onChange, ...seen }: Props & { readonly fact: RestaurantFact }) {
  const { kind, label, most } = factOf(fact);
  const frame = { label, hint: below(fact, seen), error: errorOf(fact) };
  const whole = 'col-span-full';
  if (isOfKind(fact, 'kinds', 'diets')) {
    return (
      <Choices
        legend={label}
        {...TICKS[fact]}
        chosen={typed[fact]}
        error={frame.error}
        below={frame.hint}
        className={whole}
        onChange={(chosen) => onChange({ [fact]: chosen })}
      />
    );
  }
  const control = {
    ...{ ...frame, value: typed[fact], maxLength: most },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange({ [fact]: target.value }),
  };
  switch (kind) {
    case 'text':
      return <TextAreaField {...control} rows={3} className={whole} />;
    case 'price':
    case 'yes':
      return <SelectField {...control} placeholder={copy.unknown} options={CHOICES[kind]} />;
    default:
      return <TextField {...control} className={fact === 'hours' ? whole : 'col-span-2'} />;
  }
}

function below(
  fact: RestaurantFact,
  { restaurant, isOlder, onUndone }: Pick<Props, 'restaurant' | 'isOlder' | 'onUndone'>,
) {
  const hint = fact === 'hours' && hoursHint(restaurant);
  const isOurs = restaurant.corrected.includes(fact);
  if (!hint && !isOurs && !isOlder) return undefined;
  return (
    <>
      {hint} {isOurs && <Correction restaurant={restaurant} fact={fact} onDone={(now) => onUndone(fact, now)} />}
      {isOlder && <span className="block">{copy.now(factText(fact, restaurant.facts))}</span>}
    </>
  );
}

function hoursHint({ hoursNote }: AdminRestaurant): string {
  return hoursNote ? `${copy.inWords(hoursNote)} ${copy.hoursHint}` : copy.hoursHint;
}

function Choices({
  legend,
  all,
  words,
  chosen,
  error,
  below,
  className,
  onChange,
}: {
  readonly legend: string;
  readonly all: readonly string[];
  readonly words: Readonly<Record<string, string>>;
  readonly chosen: readonly string[];
  readonly error: string | undefined;
  readonly below: ReactNode;
  readonly className: string;
  readonly onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
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
      {error && <p className="mt-1.5 text-sm font-medium text-error">{error}</p>}
      {below && <div className="text-sm text-fg-muted">{below}</div>}
    </fieldset>
  );
}

/** That a fact is ours, what the source says of it, and the way back. */
function Correction({
  restaurant: { id, version, told },
  fact,
  onDone,
}: {
  readonly restaurant: AdminRestaurant;
  readonly fact: RestaurantFact;
  readonly onDone: (now: AdminRestaurant) => unknown;
}) {
  const undoing = useMutation({
    async mutationFn() {
      await onDone(await call(undoCorrection, { params: { id }, input: { version, fact } }));
      toast({ title: copy.undone });
    },
    onError: (refused) => toast({ title: sentenceOf(refused), variant: 'destructive' }),
  });
  const value = factText(fact, told);
  return (
    <span className="text-fg">
      {copy.ours} {value === '' ? copy.saysNothing : copy.says(value)}{' '}
      <button
        type="button"
        aria-disabled={undoing.isPending}
        aria-label={copy.undoLabel(factOf(fact).word ?? factOf(fact).label)}
        onClick={() => undoing.isPending || undoing.mutate()}
        className="min-h-6 underline decoration-accent underline-offset-4"
      >
        {copy.undo}
      </button>
    </span>
  );
}

export function factText(fact: RestaurantFact, facts: Facts): string {
  if (isOfKind(fact, 'kinds', 'diets')) {
    const words: Readonly<Record<string, string>> = TICKS[fact].words;
    return facts[fact].map((one) => words[one] ?? one).join(', ');
  }
  if (isOfKind(fact, 'price')) return '$'.repeat(facts[fact] ?? 0);
  if (isOfKind(fact, 'yes')) return facts[fact] === null ? '' : facts[fact] ? copy.yes : copy.no;
  const value = facts[fact];
  return String(value ?? '');
}

type Ticked = FactOfKind<'kinds' | 'diets'>;
type OneText = Exclude<RestaurantFact, Ticked>;
const isOneText = (fact: RestaurantFact): fact is OneText => !isOfKind(fact, 'kinds', 'diets');
const ONE_TEXT = FACT_NAMES.filter(isOneText);

export type TypedFacts = Readonly<Record<OneText, string>> & Pick<Facts, Ticked>;

export function typedOf(facts: Facts): TypedFacts {
  const { kinds, diets } = facts;
  return { ...recordFrom(ONE_TEXT.map((fact) => [fact, String(facts[fact] ?? '')] as const)), kinds, diets };
}

function factsOf(typed: TypedFacts): Facts {
  return StoredFacts.parse({
    ...typed,
    ...recordFrom(ONE_TEXT.map((fact) => [fact, valueIn(fact, typed[fact])] as const)),
  });
}

function valueIn(fact: OneText, text: string): Facts[OneText] {
  const said = text.trim();
  const { kind, stored } = factOf(fact);
  if (said === '') return stored.safeParse(null).success ? null : '';
  if (kind === 'price') return Number(said);
  return kind === 'yes' ? said === 'true' : said;
}
