/** Payments over HTTP: how the page is to ask for a card. */
import type { Deps } from '../../server/deps.ts';
import { route } from '../../server/http.ts';
import { ok } from '../../shared/result.ts';
import { readPaymentMode } from './contract.ts';
import { paymentCopy } from './copy.ts';

export const paymentRoutes = (deps: Pick<Deps, 'payments'>) => [
  route(readPaymentMode, paymentCopy.errors, () => ok({ mode: deps.payments.mode })),
];
