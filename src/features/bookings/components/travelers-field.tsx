/** How many travel: typed, or counted with two buttons that a thumb can hit. */
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { checkoutCopy } from '../copy/checkout.ts';
import type { Checkout } from './use-checkout.ts';

const copy = checkoutCopy.traveler;

export function TravelersField({
  checkout,
  travelers,
  most,
  spotsLeft,
  focusBook,
}: {
  checkout: Checkout;
  /** The number the price is shown for. */
  travelers: number;
  most: number;
  spotsLeft: number;
  focusBook: () => void;
}) {
  const { error, ...field } = checkout.form.field('numberOfTravelers');
  const count = (numberOfTravelers: number) => checkout.form.put({ numberOfTravelers });
  const take = (number: number) => {
    count(number);
    checkout.forgive();
    focusBook();
  };
  const offered = checkout.failure?.wayOn === 'fewer' ? checkout.failure.spotsLeft : null;
  return (
    <div>
      <Field label={copy.number} hint={copy.numberHint(most, spotsLeft)} error={error}>
        {(control) => (
          <span className="flex max-w-64 gap-2">
            <Button
              variant="ghost"
              aria-label={copy.fewer}
              className="min-h-13 w-13 shrink-0 px-0"
              inactive={travelers <= 1}
              onClick={() => count(travelers - 1)}
            >
              <Minus aria-hidden="true" strokeWidth={1.6} />
            </Button>
            <input
              {...field}
              {...control}
              type="number"
              inputMode="numeric"
              min={1}
              max={most}
              step={1}
              className="block h-13 w-full min-w-0 rounded-sm border border-line-strong bg-field px-2 text-center text-input text-fg tabular-nums transition-colors duration-150 hover:border-fg focus:border-accent aria-invalid:border-error [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
            />
            <Button
              variant="ghost"
              aria-label={copy.more}
              className="min-h-13 w-13 shrink-0 px-0"
              inactive={travelers >= most}
              onClick={() => count(travelers + 1)}
            >
              <Plus aria-hidden="true" strokeWidth={1.6} />
            </Button>
          </span>
        )}
      </Field>
      {offered !== null && offered > 0 && (
        <Button variant="dark" size="sm" className="mt-3" onClick={() => take(offered)}>
          {checkoutCopy.failure.bookFor(offered)}
        </Button>
      )}
    </div>
  );
}
