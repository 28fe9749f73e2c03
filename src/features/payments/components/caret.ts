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
