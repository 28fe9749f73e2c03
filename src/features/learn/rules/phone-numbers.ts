/** Numbers of a guide that a telephone can dial. */

/** What a telephone is told to dial: digits, and what else belongs to a number. */
export function dialled(number: string): string {
  return number.replace(/[^\d+*#]/g, '');
}

/** A line such as "110 police, 119 fire and ambulance" in turns of words and numbers, words first. */
export function wordsAndNumbers(line: string): string[] {
  return line.split(/(\d{3,})/);
}

/** Where a tap on a number leads: to a call, or to a message where that is what the number takes. */
export function callAddress({ number, reaches }: { readonly number: string; readonly reaches: string }): string {
  return `${/\bby text\b/.test(reaches) ? 'sms' : 'tel'}:${dialled(number)}`;
}
