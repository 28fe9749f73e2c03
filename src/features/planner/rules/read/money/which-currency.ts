/** Which money a sign or a word stands for: by itself, by the country they set out from, by the language they write. */
import { CURRENCIES, type Currency } from '../../reading.ts';

const BY_COUNTRY: Readonly<Record<string, Currency>> = {
  US: 'USD',
  GB: 'GBP',
  JP: 'JPY',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  IN: 'INR',
  MA: 'MAD',
  TR: 'TRY',
  CO: 'COP',
  CR: 'CRC',
  BR: 'BRL',
  MX: 'MXN',
  PL: 'PLN',
  CZ: 'CZK',
  AE: 'AED',
  IL: 'ILS',
  SG: 'SGD',
  HK: 'HKD',
  KR: 'KRW',
  CN: 'CNY',
  ZA: 'ZAR',
  TH: 'THB',
  PH: 'PHP',
  MY: 'MYR',
  CL: 'CLP',
  PE: 'PEN',
  UY: 'UYU',
  QA: 'QAR',
  KW: 'KWD',
  OM: 'OMR',
  PR: 'USD',
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
      .split(' ')
      .map((country) => [country, 'EUR' as const]),
  ),
};
const BY_LANGUAGE: Readonly<Record<string, Currency>> = {
  es: 'EUR',
  fr: 'EUR',
  de: 'EUR',
  it: 'EUR',
  pt: 'EUR',
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
