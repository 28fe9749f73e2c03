/** What an operator reads while booking for somebody who calls. */
import { usd } from '../../../shared/usd.ts';
import type { CallerPays } from '../contract/telephone-bookings.ts';

export const telephoneCopy = {
  title: 'Book for a caller',
  package: 'Package',
  departure: 'Departure',
  choose: 'Please choose',
  choice: (day: string, price: number, spots: number) => `${day}, ${usd(price)} a person, ${spots} spots free`,
  travelers: 'Travelers',
  name: 'Name of who calls',
  phone: 'Telephone',
  email: 'Email',
  emailHint: 'Where the confirmation goes, and the payment link.',
  requests: 'Special requests',
  pays: 'How is it paid?',
  payments: {
    link: 'By card, behind a link we email',
    invoice: 'By invoice, later',
    free: 'Free of charge',
  } satisfies Record<CallerPays, string>,
  paymentHints: {
    link: 'The places are kept for two days, and are sold once it is paid.',
    invoice: 'The places are sold now. Say on the page of the booking when the invoice is paid.',
    free: 'The places are sold now, for nothing. Please write why.',
  } satisfies Record<CallerPays, string>,
  reason: (pays: CallerPays) => (pays === 'free' ? 'Why it is free of charge' : 'Note for us (optional)'),
  reasonHint: 'Kept as a note at the booking. The caller never sees it.',
  total: 'Total with taxes and fees, to say on the telephone',
  submit: {
    link: 'Keep the places and send the link',
    invoice: 'Book by invoice',
    free: 'Book free of charge',
  } satisfies Record<CallerPays, string>,
  pending: 'Booking…',
  failed: 'Nothing was booked',
  done: { link: 'The places are kept, and the link is on its way', invoice: 'Booked', free: 'Booked' } satisfies Record<
    CallerPays,
    string
  >,
  withdraw: {
    label: 'Take the places back…',
    title: 'Take these places back?',
    text: 'The payment link stops working, and the places are free for others.',
    deed: 'Take them back',
    pending: 'Taking them back…',
    done: 'The places are free again',
  },
  erase: {
    label: 'Forget who called…',
    title: 'Forget who booked this?',
    text: 'Name, telephone, email, requests, travelers, notes and mails of this booking are gone for good. Money, places and days stay, and belong to nobody.',
    deed: 'Forget them',
    pending: 'Forgetting…',
    done: 'Nothing of them is kept',
  },
} as const;
