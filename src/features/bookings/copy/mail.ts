/** Every word of the emails about a booking, beside those they share with the confirmation page. */
import { site } from '../../../../site.config.ts';

export const confirmationMail = {
  subject: (trip: string, reference: string) => `Booking ${reference} confirmed: ${trip}`,
  preview: (departure: string, travelers: string) =>
    `Leaving ${departure}, ${travelers}. Everything to keep is in here.`,
  moneyBy: {
    paid: 'Your payment went through.',
    invoice: 'We send you an invoice for it.',
    free: 'There is nothing to pay for it.',
  },
  /** In place of the page's words that the trip is theirs. */
  demoLead: (trip: string) => `This is how ${site.name} confirms a booking of ${trip}. Nothing was charged.`,
  place: 'Where',
  money: 'Price',
  see: 'See your booking',
  who: (until: string) =>
    `On that page you can tell us who travels and what they need, such as allergies, until ${until}.`,
  whoByPhone: (until: string) =>
    `Please write to us who travels and what they need, such as allergies, until ${until}.`,
  terms: {
    live: 'You can cancel on the page of your booking at any time before you leave. What you get back depends on the day:',
    demo: 'You can cancel on the page of your booking at any time before departure. With a real payment, what you would get back depends on the day:',
  },
  termsByPhone: {
    live: 'You can cancel at any time before you leave: please write to us or call. What you get back depends on the day:',
    demo: 'You can cancel at any time before departure. With a real payment, what you would get back depends on the day:',
  },
  why: `You receive this email because this address was left with a booking at ${site.name}. If you write to us, please mention your booking reference.`,
} as const;

/** Of money that goes back while the booking stands. */
export const refundMail = {
  subject: (trip: string, reference: string) => `Refund for booking ${reference}: ${trip}`,
  title: 'Money back',
  lead: (amount: string, trip: string) =>
    `We are giving you ${amount} back for your booking of ${trip}. Nothing else about it changes.`,
  way: 'It goes back the way you paid. Banks take up to ten days until you see it; the page of your booking tells you when it has left us.',
  demo: 'This is how we write about a refund. Nothing was charged, so there is nothing to refund.',
  back: 'What comes back',
} as const;

/** Of another agreement: what is different, and what it costs. */
export const changeMail = {
  subject: (trip: string, reference: string) => `Booking ${reference} changed: ${trip}`,
  title: 'Your booking has changed',
  lead: (trip: string) => `We have changed your booking of ${trip} as agreed with you. This is how it stands now.`,
  was: (now: string, before: string) => (now === before ? now : `${now} (was ${before})`),
  price: 'Price',
  back: (amount: string) =>
    `${amount} goes back the way you paid. Banks take up to ten days until you see it; the page of your booking tells you when it has left us.`,
  even: 'There is nothing to pay and nothing comes back.',
  paid: {
    link: (amount: string) => `You have paid ${amount} for it.`,
    invoice: (amount: string) => `It costs ${amount} more. We send you an invoice for that.`,
    elsewhere: (amount: string) => `It costs ${amount} more, which you have paid already.`,
  },
  demo: 'This is how we write about a change. Nothing was charged, so there is nothing to pay or to refund.',
  wrong: 'If this is not what you agreed to, please write to us at once.',
} as const;

/** Of seats that are kept for whoever has called. */
export const optionMail = {
  subject: (trip: string, reference: string) => `Your places on ${trip}, booking ${reference}`,
  title: 'Your places are kept',
  lead: (trip: string) =>
    `We keep places on ${trip} for you, as we said on the telephone. They are yours with your payment.`,
  until: (moment: string) => `We keep them until ${moment}. After that they are free for others, and nothing is due.`,
} as const;

/** Of a change that waits for its answer: one that costs more, one that does not, another date for one that does not run. */
export const requestMail = {
  pay: {
    subject: (trip: string, reference: string) => `Please confirm the change of booking ${reference}: ${trip}`,
    title: 'A change that you pay to confirm',
    lead: (trip: string, due: string) =>
      `You asked us to change your booking of ${trip}. That costs ${due} more. Your payment makes the change; until then your booking stays as it is.`,
    button: 'Look at it and pay',
    until: (moment: string) =>
      `We keep the places for you until ${moment}. After that nothing changes, and nothing is due.`,
  },
  ask: {
    subject: (trip: string, reference: string) => `Please answer about booking ${reference}: ${trip}`,
    title: 'A change that we ask you about',
    lead: (trip: string) =>
      `We would like to change your booking of ${trip}. It stays as it is until you say yes, and you may say no.`,
    button: 'Look at it and answer',
    until: (moment: string) => `Please answer until ${moment}. After that nothing changes.`,
  },
  otherDate: {
    subject: (trip: string, reference: string) => `${trip} does not run: booking ${reference}`,
    title: 'This departure does not run',
    lead: (trip: string) =>
      `We are sorry: your departure of ${trip} does not run. We offer you another date at the same price, and keep your places there. If you prefer your money, say no, and all of it is returned to you.`,
    button: 'Look at it and answer',
    until: (moment: string) =>
      `Please answer until ${moment}. If we hear nothing, your booking ends then, and all you gave for it is returned to you.`,
  },
  due: 'To pay',
  back: 'What comes back',
  demo: 'This is how we ask about a change. Nothing is charged.',
} as const;

export const cancellationMail = {
  subject: (trip: string, reference: string) => `Booking ${reference} canceled: ${trip}`,
  title: 'Booking canceled',
  over: (trip: string) => `Your booking of ${trip} is canceled, and your places are free for others.`,
  calledOffTitle: 'This departure does not run',
  calledOff: (trip: string, departure: string) =>
    `We are sorry: the departure of ${trip} on ${departure} does not run, so we have canceled your booking.`,
  otherDates: 'See our other dates and trips',
  refunded: (amount: string) =>
    `${amount} goes back the way you paid. Banks take up to ten days until you see it; the page of your booking tells you when it has left us.`,
  deciding: (taken: string) =>
    `Your bank is deciding about ${taken} of this payment, which was disputed there. We refund nothing while it does: it would be paid twice.`,
  decidingTerms: (amount: string) =>
    `By the terms of this booking ${amount} comes back. If your bank decides for us, it is due to you then.`,
  taken: (taken: string) =>
    `Your bank has taken ${taken} of this payment back for you. It comes from your bank; we refund nothing beside it.`,
  owed: (amount: string) =>
    `By the terms of this booking ${amount} is still due to you from us. We are looking after it.`,
  nothingBack: 'By the terms of this booking there is no refund on the day you canceled.',
  paid: 'What you paid',
  back: 'What comes back',
  backFromUs: 'What comes back from us now',
  demo: {
    lead: (amount: string) =>
      `Nothing was charged, so there is nothing to refund. With a real payment, the terms of this booking would give ${amount} back.`,
    nothing:
      'Nothing was charged, so there is nothing to refund. With a real payment, the terms of this booking would give nothing back on the day you canceled.',
    price: 'Price of the booking',
    back: 'Refund by its terms',
  },
} as const;
