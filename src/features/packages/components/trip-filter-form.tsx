/** What the list of trips is asked for, beside its category. It lives in the address, and works without a script. */
import { usd } from '../../../shared/usd.ts';
import { Button } from '../../../ui/button.tsx';
import { ChipFilter } from '../../../ui/chip-filter.tsx';
import { SelectField } from '../../../ui/field.tsx';
import { navigate } from '../../../web/router.tsx';
import { packagesCopy } from '../copy/packages.ts';
import { ALL, CATEGORY_CHOICES } from '../rules/categories.ts';
import { LENGTH_CHOICES, MOST_CHOICES, ORDERS, PARTY_CHOICES, type TripFilter } from './trip-filter.ts';

const copy = packagesCopy.filter;
const PATH = '/upcoming-trips';
const categories = CATEGORY_CHOICES.map((choice) => ({ value: choice, label: choice }));

/** Put upon the address as it stands: the browser may tell of several fields at once. */
function show(name: string, value: string): void {
  const search = new URLSearchParams(window.location.search);
  if (value === '') search.delete(name);
  else search.set(name, value);
  navigate(search.size > 0 ? `${PATH}?${search}` : PATH, { replace: true });
}

export function TripFilterForm({ filter, months }: { filter: TripFilter; months: readonly string[] }) {
  const { category, month, length, party, most, order } = filter;
  // A month that was asked for stays to be seen, also when nothing leaves in it any more.
  const known = month === null || months.includes(month) ? months : [...months, month].sort();
  return (
    <form
      action={PATH}
      onSubmit={(event) => event.preventDefault()}
      className="grid gap-5 rounded-lg border border-line bg-night/80 p-4 veil md:p-5.5"
    >
      <div className="grid grid-cols-2 items-end gap-3 sm:grid-cols-3 lg:grid-cols-5">
        <Choice
          name="month"
          value={month ?? ''}
          options={[
            { value: '', label: copy.anyMonth },
            ...known.map((one) => ({ value: one, label: copy.month(one) })),
          ]}
        />
        <Choice
          name="length"
          value={length ?? ''}
          options={[
            { value: '', label: copy.anyLength },
            ...LENGTH_CHOICES.map((one) => ({ value: one, label: copy.lengths[one] })),
          ]}
        />
        <Choice
          name="travelers"
          value={party === 1 ? '' : String(party)}
          options={PARTY_CHOICES.map((one) => ({ value: one === 1 ? '' : String(one), label: copy.party(one) }))}
        />
        <Choice
          name="most"
          value={most === null ? '' : String(most)}
          options={[
            { value: '', label: copy.anyPrice },
            ...MOST_CHOICES.map((one) => ({ value: String(one), label: usd(one) })),
          ]}
        />
        <Choice
          className="max-sm:col-span-2"
          name="order"
          value={order === 'ours' ? '' : order}
          options={ORDERS.map((one) => ({ value: one === 'ours' ? '' : one, label: copy.orders[one] }))}
        />
        <noscript>
          <Button type="submit" variant="ghost" name="category" value={category} className="min-h-13">
            {copy.show}
          </Button>
        </noscript>
      </div>
      <ChipFilter
        name="category"
        label={packagesCopy.filterLabel}
        options={categories}
        value={category}
        onChange={(choice) => show('category', choice === ALL ? '' : choice)}
      />
    </form>
  );
}

interface ChoiceProps {
  readonly name: keyof typeof copy.labels;
  readonly className?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

function Choice({ name, value, options, className }: ChoiceProps) {
  return (
    <SelectField
      className={className}
      name={name}
      label={copy.labels[name]}
      value={value}
      options={options}
      onChange={(event) => show(name, event.target.value)}
    />
  );
}
