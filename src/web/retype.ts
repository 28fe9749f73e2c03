/**
 * What was typed or filled in before the script had taken over: React hears of no change before that, and its next
 * rendering would put the old value back. Each field is told again, as if it were typed now.
 */
export type Typed = readonly (readonly [field: HTMLInputElement | HTMLTextAreaElement, text: string])[];

export function retype(typed: Typed): void {
  for (const [field, before] of typed) {
    // Longer by now, where somebody has typed on meanwhile.
    const text = field.value.startsWith(before) ? field.value : before;
    // React compares with the last value that it has set or seen, and takes an equal one for no change.
    field.value = '';
    const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
