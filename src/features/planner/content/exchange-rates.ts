/** What one US dollar buys: estimates for turning local prices into a traveller's currency, not offers. */
import * as z from 'zod/mini';
import { readContent } from '../../../kernel/content-file.ts';
import { CURRENCIES } from '../rules/price/currency-codes.ts';

export const exchangeRates = readContent(
  'exchange-rates.yaml',
  z.object({ asOf: z.string(), perDollar: z.record(z.enum(CURRENCIES), z.number()) }),
);
