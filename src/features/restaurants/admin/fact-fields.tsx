/** What the form asks about a restaurant, fact by fact; below each whose word it is and, after a conflict, what it says now. */
import type { ReactNode } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import type { DeskRestaurant } from '../contract/admin.ts';
import { FACT_NAMES, type Fact, factOf, isOfKind } from '../contract/facts.ts';
import { deskCopy } from '../copy/desk.ts';
import { dietWords, kindWords } from '../copy/restaurants.ts';
import { DIET_CHOICES, KIND_CHOICES, PRICE_CHOICES } from '../rules/choices.ts';
import { Correction, factText } from './correction.tsx';
import type { Typed } from './typed-facts.ts';

const copy = deskCopy.facts;

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
  readonly restaurant: DeskRestaurant;
  readonly typed: Typed;
  /** Somebody else was faster: what is typed was begun from something older. */
  readonly isOlder: boolean;
  readonly errorOf: (fact: Fact) => string | undefined;
  readonly onChange: (changed: Partial<Typed>) => void;
  readonly onUndone: (fact: Fact, now: DeskRestaurant) => unknown;
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

function Control({ fact, typed, errorOf, onChange, ...seen }: Props & { readonly fact: Fact }) {
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

function below(fact: Fact, { restaurant, isOlder, onUndone }: Pick<Props, 'restaurant' | 'isOlder' | 'onUndone'>) {
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

function hoursHint({ hoursNote }: DeskRestaurant): string {
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
