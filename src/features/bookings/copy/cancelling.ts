/** Every word about cancelling a trip: the question, and what becomes of the refund. */
import { usd } from '../../../shared/usd.ts';

export const cancellingCopy = {
  lead: 'You can cancel here at any time before you leave. How much is refunded depends on the day.',
  open: 'Cancel this trip…',
  dialog: {
    title: 'Cancel this trip?',
    loading: 'Working out your refund…',
    back: (refund: number, paid: number) =>
      refund === paid
        ? `You get a full refund: ${usd(refund)}, the way you paid.`
        : `You get ${usd(refund)} of ${usd(paid)} back, the way you paid.`,
    nothing: (paid: number) =>
      `This close to departure the trip is non-refundable: none of the ${usd(paid)} comes back.`,
    deciding: (taken: string) =>
      `Your bank is deciding about ${taken} of this payment, which was disputed there. We refund nothing while it does: it would be paid twice.`,
    decidingTerms: (amount: number) =>
      `By the terms of today ${usd(amount)} comes back. If your bank decides for us, it is due to you then.`,
    taken: (taken: string) =>
      `Your bank has taken ${taken} of this payment back for you. We refund nothing beside it; if the terms of today give more, we look after the rest.`,
    warning: 'Your places are free for others at once. This cannot be undone.',
    confirmDisputed: 'Cancel the trip',
    confirm: (refund: number) => (refund > 0 ? `Cancel and get ${usd(refund)} back` : 'Cancel without a refund'),
    pending: 'Canceling...',
    keep: 'Keep the trip',
    failed: 'The trip was not canceled',
  },
  done: { title: 'Your trip is canceled', text: 'Your places are free for others.' },
  refund: {
    due: (amount: number) => `${usd(amount)} is on its way back to you.`,
    sent: (amount: number) =>
      `${usd(amount)} has been sent back. Banks take up to ten days until it stands in your account.`,
    done: (amount: number) =>
      `${usd(amount)} has been paid back the way you paid. It can take some days until your bank shows it.`,
    outside: (amount: number) =>
      `${usd(amount)} has been paid back to you. If you do not find it in your account, please write to us.`,
    refused: (amount: number) =>
      `Your bank did not take ${usd(amount)} back. We are looking into it and write to you; you need do nothing.`,
    disputed: (amount: number) =>
      `Your bank is deciding about this payment, which was disputed there. We refund nothing while it does. By the terms of your booking ${usd(amount)} comes back: if your bank decides for us, it is due to you then.`,
    bank: (amount: number) => `Your bank has taken ${usd(amount)} back for you. It comes from your bank, not from us.`,
    owed: (amount: number) =>
      `Your bank has decided, and ${usd(amount)} is still due to you from us. We are looking after it; you need do nothing.`,
    deciding: (taken: string) =>
      `Your bank is deciding about ${taken} of this payment, which was disputed there. Nothing comes back from us.`,
    taken: (taken: string) => `Your bank has taken ${taken} of this payment back for you. Nothing comes back from us.`,
    none: 'By the terms of this booking it was non-refundable on the day it was canceled.',
  },
  refundTitle: 'Your refund',
  partialTitle: 'Money back on this booking',
} as const;
