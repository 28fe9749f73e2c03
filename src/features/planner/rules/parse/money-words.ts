/** Signs, codes and words of money in the languages the agent reads, folded; what they mean depends on who writes for some of them. */
import type { Currency } from '../reading.ts';

/** Longest first where one begins another. A word of letters must stand alone. */
export const MONEY_WORDS: readonly (readonly [word: string, currency: Currency])[] = [
  ['us dollars?', 'USD'],
  ['us\\$', 'USD'],
  ['u\\.s\\. dollars?', 'USD'],
  ['american dollars?', 'USD'],
  ['(?:au|a|aud ?)\\$', 'AUD'],
  ['(?:australian|aussie) dollars?', 'AUD'],
  ['(?:ca|c|cad ?)\\$', 'CAD'],
  ['canadian dollars?', 'CAD'],
  ['nz\\$', 'NZD'],
  ['(?:new zealand|kiwi) dollars?', 'NZD'],
  ['(?:sg|s)\\$', 'SGD'],
  ['singapore dollars?', 'SGD'],
  ['hk\\$', 'HKD'],
  ['hong kong dollars?', 'HKD'],
  ['r\\$', 'BRL'],
  ['(?:mx|mex)\\$', 'MXN'],
  ['(?:usd|dollars?|dolares|dolar|dollari|dollaro|dollar|bucks?|ドル|米ドル)', 'USD'],
  ['\\$', 'USD'],
  ['(?:eur|euros?|eurs|€|ユーロ)', 'EUR'],
  [
    '(?:gbp|pounds?(?: sterling)?|quid|sterling|libras?(?: esterlinas)?|livres? sterling|pfund|sterline|pund|£|ポンド)',
    'GBP',
  ],
  ['(?:jpy|yen|円|¥|圓)', 'JPY'],
  ['(?:dkk|danske kroner|danish (?:kroner?|crowns?))', 'DKK'],
  ['(?:sek|svenska kronor|swedish (?:kron(?:or|er|a)|crowns?))', 'SEK'],
  ['(?:nok|norske kroner|norwegian (?:kroner?|crowns?))', 'NOK'],
  ['(?:kroner|krone|kr\\.|kr|kronor)', 'DKK'],
  ['(?:chf|sfr\\.?|franken|swiss francs?|francs? suisses?|franchi|stutz)', 'CHF'],
  ['(?:cad)', 'CAD'],
  ['(?:aud)', 'AUD'],
  ['(?:nzd)', 'NZD'],
  ['(?:inr|rupees?|rs\\.?|₹)', 'INR'],
  ['(?:mad|moroccan dirhams?|dhs?)', 'MAD'],
  ['(?:aed|emirati dirhams?)', 'AED'],
  ['dirhams?', 'MAD'],
  ['(?:try|turkish liras?|liras?|₺|tl)', 'TRY'],
  ['(?:cop|colombian pesos?|pesos? colombianos?)', 'COP'],
  ['(?:mxn|mexican pesos?|pesos? mexicanos?|pesos?)', 'MXN'],
  ['(?:crc|colones|colon|₡)', 'CRC'],
  ['(?:brl|reais|reals?)', 'BRL'],
  ['(?:pln|zloty(?:ch|s)?|zlotych|zl)', 'PLN'],
  ['(?:czk|kc|korun|crowns? czech|czech crowns?)', 'CZK'],
  ['(?:ils|nis|shekels?|sheqels?|₪)', 'ILS'],
  ['(?:sgd)', 'SGD'],
  ['(?:hkd)', 'HKD'],
  ['(?:krw|won|₩)', 'KRW'],
  ['(?:cny|rmb|yuan|renminbi|元)', 'CNY'],
  ['(?:zar|rand|rands)', 'ZAR'],
];

/** Money that people name and that our table of rates does not have. No code that is a word of a wish as well ("all", "top"). */
const OTHER_MONEY: readonly (readonly [words: string, code: string])[] = [
  ['huf|forints?|ft', 'HUF'],
  ['ron|lei', 'RON'],
  ['bgn|leva|levs?', 'BGN'],
  ['rsd|serbian dinars?', 'RSD'],
  ['isk|icelandic (?:kron(?:a|ur)|crowns?)', 'ISK'],
  ['leks?|albanian leks?', 'ALL'],
  ['uah|hryvnias?', 'UAH'],
  ['rub|roubles?|rubles?', 'RUB'],
  ['gel|georgian laris?|laris?', 'GEL'],
  ['thb|bahts?|฿', 'THB'],
  ['vnd|dongs?|₫', 'VND'],
  ['php|philippine pesos?', 'PHP'],
  ['idr|rupiahs?', 'IDR'],
  ['myr|ringgits?', 'MYR'],
  ['twd|nt\\$|taiwan dollars?', 'TWD'],
  ['ars|argentin\\w+ pesos?|pesos? argentinos?', 'ARS'],
  ['clp|chilean pesos?|pesos? chilenos?', 'CLP'],
  ['uyu|uruguayan pesos?|pesos? uruguayos?', 'UYU'],
  ['soles', 'PEN'],
  ['egp|egyptian pounds?', 'EGP'],
  ['kes|kenyan shillings?', 'KES'],
  ['ngn|nairas?|₦', 'NGN'],
  ['ghs|cedis?', 'GHS'],
  ['tnd|tunisian dinars?', 'TND'],
  ['jod|jordanian dinars?', 'JOD'],
  ['kwd|kuwaiti dinars?', 'KWD'],
  ['qar|qatari ri[ay]ls?', 'QAR'],
  ['sar|saudi ri[ay]ls?', 'SAR'],
  ['omr|omani ri[ay]ls?', 'OMR'],
  ['pkr|pakistani rupees?', 'PKR'],
  ['lkr|sri lankan rupees?', 'LKR'],
  ['npr|nepal(?:i|ese) rupees?', 'NPR'],
  ['bdt|takas?', 'BDT'],
  ['kzt|tenges?', 'KZT'],
];
const OTHERS = OTHER_MONEY.map(
  ([words, code]) =>
    [new RegExp(`^\\s*(?:${words})(?![a-z])`), new RegExp(`(?<![a-z])(?:${words})\\s*$`), code] as const,
);

/** The currency without a rate that stands right before or behind a sum. */
export function otherMoneyAt(
  line: string,
  { from, to }: { readonly from: number; readonly to: number },
): string | undefined {
  const [before, behind] = [line.slice(Math.max(0, from - 24), from), line.slice(to, to + 24)];
  return OTHERS.find(([next, last]) => next.test(behind) || last.test(before))?.[2];
}

/** Signs that several countries share; the traveller's own country decides. */
export const SHARED_SIGNS: Readonly<Record<string, readonly Currency[]>> = {
  $: ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'MXN', 'COP'],
  kr: ['DKK', 'SEK', 'NOK'],
  'kr.': ['DKK', 'SEK', 'NOK'],
  kroner: ['DKK', 'NOK'],
  kronor: ['SEK'],
  dollars: ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD'],
  dollar: ['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD'],
  '¥': ['JPY', 'CNY'],
  pesos: ['MXN', 'COP'],
  dirhams: ['MAD', 'AED'],
};

const CURRENCY_OF_COUNTRY: Readonly<Record<string, Currency>> = {
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
  PR: 'USD',
  ...Object.fromEntries(
    'AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
      .split(' ')
      .map((country) => [country, 'EUR' as const]),
  ),
};

export function currencyOfCountry(country: string | undefined): Currency | undefined {
  return country ? CURRENCY_OF_COUNTRY[country] : undefined;
}

const CURRENCY_OF_LANGUAGE: Readonly<Record<string, Currency>> = {
  es: 'EUR',
  fr: 'EUR',
  de: 'EUR',
  it: 'EUR',
  pt: 'EUR',
  da: 'DKK',
  ja: 'JPY',
};
const BRITISH =
  /\b(?:quid|mates?|mum|mums|nan|fortnight|half[- ]?term|bank holiday|holidays?|lads|stag do|hen do|wee|cuppa|flat|pints?|hols|uk|england|scotland|wales)\b/;

/** Where nothing names a currency: by country, then language, then the way English is written. */
export function usualCurrency(country: string | undefined, language: string, everything: string): Currency {
  return currencyOfCountry(country) ?? CURRENCY_OF_LANGUAGE[language] ?? (BRITISH.test(everything) ? 'GBP' : 'USD');
}
