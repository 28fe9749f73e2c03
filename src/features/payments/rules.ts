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

const LONGEST_NUMBER = 19;

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

/** Words of the provider for disputes that cost nothing (Stripe's API reference, `Dispute.status`). */
export const ENDED_WELL: readonly string[] = ['won', 'warning_closed', 'prevented'];

/** Words for a bank that only asks (an inquiry): no money has moved, and a refund is the usual answer. */
const ASKING: readonly string[] = ['warning_needs_response', 'warning_under_review'];

export interface Disputed {
  readonly status: string;
  readonly amountCents: number;
}

/** What a payment's bank does with it. */
export interface AtBank {
  /** It asks; it takes money back and decides; it has taken it for good. Refunds are possible in the first alone. */
  readonly standing: 'asks' | 'decides' | 'lost';
  /** Asked about, or taken. */
  readonly cents: number;
  /** All that is undecided still waits for an answer, so it can be given up. */
  readonly mayAccept: boolean;
}

/** Of all its disputes. Null: the bank does nothing, or not any more. A status we do not know takes money. */
export function atBank(disputes: readonly Disputed[]): AtBank | null {
  const going = disputes.filter(({ status }) => !ENDED_WELL.includes(status));
  const taken = going.filter(({ status }) => !ASKING.includes(status));
  const open = taken.filter(({ status }) => status !== 'lost');
  const [first] = going;
  if (!first) return null;
  const sum = (of: readonly Disputed[]) => of.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (taken.length === 0) return { standing: 'asks', cents: sum(going), mayAccept: false };
  if (open.length === 0) return { standing: 'lost', cents: sum(taken), mayAccept: false };
  return { standing: 'decides', cents: sum(taken), mayAccept: open.every(({ status }) => status === 'needs_response') };
}

/** Whether a bank takes the payment back, or has: nothing is refunded beside that. */
export function isTakenBack(bank: AtBank | null): bank is AtBank & { readonly standing: 'decides' | 'lost' } {
  return bank !== null && bank.standing !== 'asks';
}

/** Money that came past the provider is named by us: the provider is not asked about it and does not give it back. */
export function isElsewhere(paymentId: string): boolean {
  return paymentId.startsWith('elsewhere:');
}

/** Whole dollars of one charge: Stripe takes at most eight digits of cents (its API reference, `PaymentIntent.amount`). */
export const MOST_CHARGED = 999_999;
