/** Whether a card lies in what somebody sent: a field that is named so, or a number that could be one. */
import { LONGEST_NUMBER } from './card.ts';

/** Numbers as issued: how each network's begin, and how many digits they have (ISO/IEC 7812). */
const ISSUED: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^4/, [13, 16, 19]],
  [/^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  [/^3[47]/, [15]],
  [/^(6011|64[4-9]|65)/, [16, 19]],
  [/^(30[0-5]|36|3[89])/, [14, 16, 19]],
  [/^35(2[89]|[3-8])/, [16, 19]],
  [/^(220[0-4]|8[12]|9792)/, [16]],
  [/^(50|5[6-9]|6)/, [16, 18, 19]],
];

/** A name for a card's own fields, in whatever it lies. */
const CARD_FIELD = /^(card_?number|card_?no|pan|cvv|cvc|security_?code|expiry_?date)$/i;

/** Where a card may be typed while payments are pretended; the number only in the first. */
const TYPED_CARD = ['paymentDetails.cardNumber', 'paymentDetails.expiryDate', 'paymentDetails.cvv'];

const DEEPEST = 20;

/**
 * Where in it a card lies: a field that is named so, or a number that could be one. The path of the field, which is
 * empty where there is none; null: nowhere. `typed`: it may lie in the three fields of the sandbox's checkout.
 */
export function findCard(given: unknown, typed = false, path: readonly string[] = []): string | null {
  if (path.length > DEEPEST) return null;
  if (typeof given === 'string' || typeof given === 'number') {
    return holdsCardNumber(String(given)) ? path.join('.') : null;
  }
  if (typeof given !== 'object' || given === null) return null;
  for (const [name, value] of Object.entries(given)) {
    const here = [...path, name];
    const field = here.join('.');
    const place = typed ? TYPED_CARD.indexOf(field) : -1;
    if (place === 0 && typeof value === 'string') continue;
    if (place < 0 && CARD_FIELD.test(name) && value !== undefined && value !== '') return field;
    // A name is not repeated in an answer when it is the card.
    if (holdsCardNumber(name)) return path.join('.');
    const found = findCard(value, typed, here);
    if (found !== null) return found;
  }
  return null;
}

/** What people put between digits: nothing, spaces, dashes, dots, what cannot be seen; and full-width digits for digits. */
const RUN = /(?<![a-z\d])\d(?:[^\S\n\r]?[.·_\p{Pd}\p{Cf}]{0,2}[^\S\n\r]{0,2}\d){12,}(?![a-z\d])/giu;

const MOST_OF_TELEPHONE = 15;

/**
 * The rule: 13 to 19 digits that begin as an issuer's numbers do, are as many as it issues and satisfy the check digit,
 * in every way of taking groups that stand together, so that "4242… 12/30" is found as well.
 *
 * Not taken for a card: what has emails before or behind it and what is a UUID, because it names something (one in
 * fifty thousand would look like a card); up to 15 digits behind a plus, which are a telephone number (ITU-T E.164); and
 * what follows the point of a decimal number, because places on earth are told so.
 */
function holdsCardNumber(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(UUID, '');
  for (const { 0: run, index } of plain.matchAll(RUN)) {
    const groups = (/^\d+\.\d+$/.test(run) ? run.slice(0, run.indexOf('.')) : run).split(/\D+/);
    if (plain[index - 1] === '+' && groups.join('').length <= MOST_OF_TELEPHONE) continue;
    for (let from = 0; from < groups.length; from++) {
      let digits = '';
      for (let to = from; to < groups.length && digits.length < LONGEST_NUMBER; to++) {
        digits += groups[to];
        if (isIssued(digits)) return true;
      }
    }
  }
  return false;
}

const UUID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/gi;

function isIssued(digits: string): boolean {
  return (
    ISSUED.some(([begin, lengths]) => begin.test(digits) && lengths.includes(digits.length)) && hasCheckDigit(digits)
  );
}

/** Luhn (ISO/IEC 7812-1, annex B). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place]);
    const counted = place % 2 === 0 ? digit : digit * 2;
    sum += counted > 9 ? counted - 9 : counted;
  }
  return sum % 10 === 0;
}
