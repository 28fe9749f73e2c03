/** Which money a sign or a word stands for: by itself, by the country they set out from, by the language they write. */
import { CURRENCIES, type Currency } from '../../price/currency-codes.ts';

/** Countries whose money is called after no country, or after another. */
const SHARED: Partial<Record<Currency, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT',
  USD: 'AS BQ EC FM GU MH MP PR PW SV TC TL VG VI',
  GBP: 'GG IM JE',
  AUD: 'CC CX KI NF NR TV',
  NZD: 'CK NU PN TK',
  DKK: 'FO GL',
  NOK: 'SJ',
  CHF: 'LI',
  ILS: 'PS',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XAF: 'CF CG CM GA GQ TD',
  XCD: 'AG AI DM GD KN LC MS VC',
  XPF: 'NC PF WF',
};
const BY_COUNTRY: Readonly<Record<string, Currency>> = {
  ...Object.fromEntries(CURRENCIES.filter((code) => !code.startsWith('X')).map((code) => [code.slice(0, 2), code])),
  ...Object.fromEntries(
    Object.entries(SHARED).flatMap(([code, countries]) =>
      countries.split(' ').map((country) => [country, code as Currency]),
    ),
  ),
};
const BY_LANGUAGE: Readonly<Record<string, Currency>> = {
  es: 'EUR',
  fr: 'EUR',
  de: 'EUR',
  it: 'EUR',
  pt: 'EUR',
  nl: 'EUR',
  da: 'DKK',
  ja: 'JPY',
};

export interface Writer {
  /** Where they set out from. */
  readonly country: string | undefined;
  readonly language: string;
  /** "Half-term", "quid", "mates". */
  readonly isBritish: boolean;
}

/** Where nothing names a currency. */
export function usualCurrency({ country, language, isBritish }: Writer): Currency {
  return currencyOfCountry(country) ?? BY_LANGUAGE[language] ?? (isBritish ? 'GBP' : 'USD');
}

function currencyOfCountry(country: string | undefined): Currency | undefined {
  return country ? BY_COUNTRY[country] : undefined;
}

/** Of what may be meant, the money of their own country, else the likeliest; a code that we have no rate for is given back as it is. */
export function settled(
  meanings: string,
  country: string | undefined,
): { readonly currency?: Currency; readonly other?: string; readonly isOwn: boolean } {
  const codes = meanings.split(' ');
  const own = currencyOfCountry(country);
  if (own && own !== codes[0] && codes.includes(own)) return { currency: own, isOwn: true };
  const currency = CURRENCIES.find((known) => known === codes[0]);
  return currency ? { currency, isOwn: false } : { other: codes[0] ?? '', isOwn: false };
}
