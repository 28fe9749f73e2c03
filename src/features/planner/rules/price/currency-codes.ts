/** The money that a budget may be told in: all that `content/exchange-rates.yaml` has a rate for. */
import { wordList } from '../../../../shared/word-list.ts';
export const CURRENCIES = [
  ...wordList('USD EUR GBP JPY DKK SEK NOK CHF CAD AUD NZD INR MAD TRY COP CRC BRL MXN PLN CZK AED ILS SGD HKD KRW'),
  ...wordList('CNY ZAR THB PHP MYR CLP PEN UYU QAR KWD OMR HUF RON BGN ISK RSD UAH RUB ALL MKD BAM MDL GEL AMD AZN'),
  ...wordList('KZT UZS BYN TWD VND IDR MOP BND KHR LAK MNT PKR LKR NPR BDT MVR BTN EGP TND DZD JOD SAR BHD LBP IQD'),
  ...wordList('KES NGN GHS TZS UGX RWF ETB ZMW NAD BWP MUR SCR MZN AOA MGA XOF XAF ARS BOB PYG DOP GTQ HNL NIO PAB'),
  ...wordList('JMD TTD BBD BSD BZD XCD FJD XPF'),
];
export type Currency = (typeof CURRENCIES)[number];
