/**
 * What is true about a card as typed: brand, how the digits are grouped, what
 * counts as a card number, an expiry date and a security code.
 *
 * Shared by the form and the server. No Luhn check: sandbox payments accept
 * every number of the right shape.
 */
export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'card';

/** Issuer ranges as published by the networks (ISO/IEC 7812). */
const BRANDS: readonly (readonly [CardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['discover', /^(6011|64[4-9]|65)/],
  ['diners', /^(30[0-5]|36|3[89])/],
  ['jcb', /^35(2[89]|[3-8])/],
];

const NAMES: Readonly<Record<CardBrand, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  card: 'Card',
};

export const LONGEST_NUMBER = 19;

function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '');
}

export function cardBrand(typed: string): CardBrand {
  const digits = digitsOf(typed);
  return BRANDS.find(([, range]) => range.test(digits))?.[0] ?? 'card';
}

export function brandName(brand: CardBrand): string {
  return NAMES[brand];
}

function lastFour(typed: string): string {
  return digitsOf(typed).slice(-4);
}

/** Groups while typing: 4-4-4-4 (and up to three more), American Express 4-6-5. Drops everything that is no digit. */
export function formatCardNumber(typed: string): string {
  const digits = digitsOf(typed);
  const groups =
    cardBrand(digits) === 'amex'
      ? [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)]
      : (digits.slice(0, LONGEST_NUMBER).match(/.{1,4}/g) ?? []);
  return groups.filter(Boolean).join(' ');
}

/** 16 to 19 digits, or the 15 of American Express; spaces and dashes may stand between them. */
export function isCardNumber(typed: string): boolean {
  if (!/^[\d\s-]+$/.test(typed)) return false;
  const digits = digitsOf(typed);
  if (digits.length === 15) return cardBrand(digits) === 'amex';
  return digits.length >= 16 && digits.length <= LONGEST_NUMBER;
}

/** "1228" → "12/28"; a first digit above 1 can only be a month of its own: "4" → "04/". */
export function formatExpiry(typed: string): string {
  const month = /^\s*([2-9])(?!\d)|^\s*([1-9])\s*\//.exec(typed);
  const digits = month ? `0${month[1] ?? month[2]}${digitsOf(typed).slice(1)}` : digitsOf(typed);
  if (digits.length < 2) return digits;
  if (digits.length === 2) return month ? `${digits}/` : digits;
  return `${digits.slice(0, 2)}/${digits.slice(2, 4)}`;
}

/** "MM/YY" or "MM/YYYY"; a dash or a full stop does as well. */
export function isExpiry(typed: string): boolean {
  return expiryOf(typed) !== null;
}

/** The zone whose months end last (UTC-12). */
const LAST_ZONE_MS = -12 * 3_600_000;

/** A card is good until the month printed on it is over everywhere on earth. For the sandbox; a real issuer decides itself. */
export function hasExpired(typed: string, now: Date): boolean {
  const expiry = expiryOf(typed);
  if (!expiry) return false;
  const there = new Date(now.getTime() + LAST_ZONE_MS);
  return expiry.year * 12 + expiry.month < there.getUTCFullYear() * 12 + there.getUTCMonth() + 1;
}

function expiryOf(typed: string): { month: number; year: number } | null {
  const match = /^\s*(0[1-9]|1[0-2])\s*[/.-]\s*(\d{2}|20\d{2})\s*$/.exec(typed);
  if (!match) return null;
  const year = Number(match[2]);
  return { month: Number(match[1]), year: year < 100 ? 2000 + year : year };
}

/** How many digits the brand prints; the form's input stops there. */
export function securityCodeLength(brand: CardBrand): 3 | 4 {
  return brand === 'amex' ? 4 : 3;
}

export function isSecurityCode(typed: string): boolean {
  return /^\d{3,4}$/.test(typed.trim());
}

/** What is left of a card once it has passed the door. */
export interface ReducedCard {
  readonly brand: CardBrand;
  readonly last4: string;
  /** Stands for the card towards the provider. */
  readonly token: string;
}

/** The well-known test numbers, by the outcome they stand for. */
const TEST_TOKENS: Readonly<Record<string, string>> = {
  '4000000000000002': 'tok_declined',
  '4000000000009995': 'tok_insufficient_funds',
  '4000000000000341': 'tok_capture_fails',
};

/** The door: a typed number becomes brand, last four and a sandbox token. The number itself goes no further. */
export function reduceCard(typed: string): ReducedCard {
  return { brand: cardBrand(typed), last4: lastFour(typed), token: TEST_TOKENS[digitsOf(typed)] ?? 'tok_ok' };
}
