/**
 * What was typed, chosen or filled in before the script had taken over: React hears of no change before that, and its
 * next rendering would put the old value back. Each field is told again, as if it were typed now.
 */
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type TypedFields = readonly (readonly [field: Field, text: string])[];

export function typedSoFar(): TypedFields {
  const fields = document.querySelectorAll<Field>('input:not([type=file]), textarea, select');
  return [...fields].filter((field) => field.value !== sentFor(field)).map((field) => [field, field.value]);
}

/** The value the server has sent. */
function sentFor(field: Field): string {
  if (!('options' in field)) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

export function retype(typed: TypedFields): void {
  for (const [field, before] of typed) {
    if ('options' in field) {
      field.value = before;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      continue;
    }
    // Longer by now, where somebody has typed on meanwhile.
    const text = field.value.startsWith(before) ? field.value : before;
    // React compares with the last value that it has set or seen, and takes an equal one for no change.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
