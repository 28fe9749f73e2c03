/** What an operator reads about money that a bank takes back, and what is owed after that. */
import { usd } from '../../../shared/usd.ts';

export const disputedCopy = {
  asks: (asked: string) =>
    `The traveler’s bank is asking about ${asked} of this payment. No money has moved, so a refund is possible. After a full refund the bank takes nothing; after a smaller one it may still take back what it asks about.`,
  atWill: (taken: string) =>
    `The traveler’s bank takes back ${taken} of this payment, or has taken it. Nothing can be given back beside that: the amount is 0.`,
  decides: (taken: string, paid: number) =>
    `The traveler’s bank has taken back ${taken} of the ${usd(paid)} paid, and is deciding. Beside that we give nothing: it would be paid twice.`,
  lost: (taken: string, paid: number) =>
    `The traveler’s bank has taken back ${taken} of the ${usd(paid)} paid, for good. Beside that we give nothing: it would be paid twice.`,
  terms: (refund: number, paid: number) =>
    refund > 0
      ? `By the terms of today ${usd(refund)} of ${usd(paid)} comes back.`
      : `By the terms of today nothing of ${usd(paid)} comes back.`,
  told: 'The letter and the booking’s page tell the traveler who gives the money.',
  accept: {
    deed: 'Accept the dispute and cancel',
    what: (taken: string) =>
      `The dispute is given up for good: ${taken} goes to the traveler through the bank, whatever the terms say. We give nothing ourselves.`,
  },
  notNow: 'The dispute cannot be accepted now: our answer is with the bank.',
  leave: {
    deed: 'Cancel, give nothing back',
    decides: (refund: number) =>
      `The bank goes on deciding, and what it asks is still to be answered at the provider. If it decides for us, ${
        refund > 0 ? `${usd(refund)} is owed by the terms and waits on Today` : 'nothing is owed by the terms'
      }.`,
    lost: 'The money is gone, and the places are sold again.',
  },
  rest: (left: number) =>
    `The terms give ${usd(left)} more than the bank has taken. It is owed then and waits on Today: the provider does not refund it, so pay it another way.`,
  noRest: 'Nothing more is owed.',
  pending: 'Canceling…',
  keep: 'Leave it',
  failed: 'Nothing was canceled',
} as const;

export const owedCopy = {
  label: 'Give it back now',
  title: 'Give it back now?',
  body: (dollars: number) =>
    `The dispute is over, and ${usd(dollars)} is owed by the terms. The provider is asked for it now.`,
  deed: 'Give it back',
} as const;
