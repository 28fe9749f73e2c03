/**
 * The card as it is typed in sandbox payments: grouped digits, the brand beside them, a slash in the date.
 * Knows no form: the caller hands in how a field is registered and what is wrong with it.
 */
import { type ChangeEvent, useState } from 'react';
import { Field, TextField } from '../../../ui/field.tsx';
import type { CardDetails } from '../contract/forms.ts';
import {
  brandName,
  cardBrand,
  formatCardNumber,
  formatExpiry,
  hasExpired,
  isExpiry,
  securityCodeLength,
} from '../rules/card.ts';

export interface CardWords {
  readonly number: string;
  readonly expiry: string;
  readonly expiryPlaceholder: string;
  readonly cvv: string;
  readonly cvvHint: (digits: number) => string;
  readonly holder: string;
  /** What the sandbox says under the number. */
  readonly sandboxHint: string;
  readonly expiredHint: string;
}

type ChangeHandler = (event: ChangeEvent<HTMLInputElement>) => void;

/** What a form says of one field. */
interface FormField {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

export function CardFields({
  words,
  sandbox,
  field,
}: {
  words: CardWords;
  /** True once the server has said that payments are pretended. */
  sandbox: boolean;
  field: (name: keyof CardDetails) => FormField;
}) {
  const [typedNumber, setTypedNumber] = useState('');
  const [expired, setExpired] = useState(false);
  const brand = cardBrand(typedNumber);
  const digits = securityCodeLength(brand);

  const watchExpiry: ChangeHandler = (event) => {
    regroup(event.target, formatExpiry);
    setExpired(isExpiry(event.target.value) && hasExpired(event.target.value, new Date()));
  };

  return (
    <div className="grid grid-cols-2 gap-5 max-sm:gap-x-3">
      <CardNumberField
        words={words}
        sandbox={sandbox}
        {...field('cardNumber')}
        brand={brand === 'card' ? null : brandName(brand)}
        onType={setTypedNumber}
      />
      <TextField
        label={words.expiry}
        placeholder={words.expiryPlaceholder}
        inputMode="numeric"
        autoComplete="cc-exp"
        hint={expired ? words.expiredHint : undefined}
        {...field('expiryDate')}
        onChange={watchExpiry}
      />
      <TextField
        label={words.cvv}
        inputMode="numeric"
        autoComplete="cc-csc"
        maxLength={4}
        hint={words.cvvHint(digits)}
        {...field('cvv')}
        onChange={(event) => regroup(event.target, (typed) => typed.replace(/\D/g, ''))}
      />
      <TextField
        label={words.holder}
        autoComplete="cc-name"
        autoCapitalize="words"
        spellCheck={false}
        className="col-span-2"
        {...field('cardHolderName')}
      />
    </div>
  );
}

function CardNumberField({
  words,
  sandbox,
  name,
  defaultValue,
  error,
  brand,
  onType,
}: FormField & {
  words: CardWords;
  sandbox: boolean;
  brand: string | null;
  onType: (number: string) => void;
}) {
  return (
    <Field label={words.number} hint={sandbox ? words.sandboxHint : undefined} error={error} className="col-span-2">
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            name={name}
            defaultValue={defaultValue}
            type="text"
            inputMode="numeric"
            autoComplete="cc-number"
            spellCheck={false}
            onChange={(event) => {
              regroup(event.target, formatCardNumber);
              onType(event.target.value);
            }}
            className="block h-13 w-full rounded-sm border border-line-strong bg-field px-4 text-input text-fg tabular-nums transition-colors duration-150 hover:border-fg focus:border-accent in-aria-disabled:opacity-60 aria-invalid:border-error"
          />
          <span
            aria-live="polite"
            className="pointer-events-none absolute right-0 bottom-full mb-1.5 text-sm font-semibold text-fg-muted"
          >
            {brand}
          </span>
        </span>
      )}
    </Field>
  );
}

/** Writes the grouped text into the input and puts the caret back behind the digit it stood at. */
function regroup(input: HTMLInputElement, format: (typed: string) => string): void {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const caret = caretAfterFormat(typed, input.selectionStart ?? typed.length, formatted);
  input.value = formatted;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

/** Where the caret belongs after a field has regrouped what was typed: behind the same digit, or still at the end. */
export function caretAfterFormat(typed: string, caret: number, formatted: string): number {
  if (caret >= typed.length) return formatted.length;
  const digitsBefore = typed.slice(0, caret).replace(/\D/g, '').length;
  if (digitsBefore === 0) return 0;
  let seen = 0;
  for (let at = 0; at < formatted.length; at++) {
    if (/\d/.test(formatted.charAt(at))) seen += 1;
    if (seen === digitsBefore) return at + 1;
  }
  return formatted.length;
}
