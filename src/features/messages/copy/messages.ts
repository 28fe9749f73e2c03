/** Every word about messages to travellers. */
import { pluralize } from '../../../shared/pluralize.ts';
import type { Details, Sentence } from '../../../shared/result.ts';
import type { Preview, ReadMessage, SendError } from '../contract/messages.ts';
import type { TemplateError } from '../contract/templates.ts';
import { MOST_RECIPIENTS, SLOTS } from '../rules.ts';

const slots = SLOTS.map((slot) => `{{${slot}}}`).join(' ');
const unknownSlot: Sentence = ({ slot }: Details) => `“${String(slot)}” is no slot. There are ${slots}.`;

export const messageErrors = {
  unknown_slot: unknownSlot,
  too_many_recipients: `At most ${MOST_RECIPIENTS} bookings at once.`,
  audience_changed: ({ emails }: Details) =>
    `It would go to ${pluralize(Number(emails), 'mailbox', 'mailboxes')} now. Nothing was sent: look at the preview again.`,
  nobody: 'Nobody of these can be written to. Nothing was sent.',
  key_reused: 'This was sent already when you first pressed, with the words you had then.',
} as const satisfies Record<SendError, Sentence>;

export const messageReadErrors = { no_such_message: 'There is no such message.' } as const;

export const templateErrors = {
  unknown_slot: unknownSlot,
  name_taken: 'There is a text of this name already.',
  no_such_template: 'This text is not there any more.',
  changed_meanwhile: 'Somebody has changed it in the meantime. Look at it again.',
} as const satisfies Record<TemplateError, Sentence>;

export const messageMail = {
  why: 'You get this email because you have booked a trip with us.',
  preview: 'About your trip',
  signed: (operator: string) => operator,
  trip: 'Trip',
  reference: 'Booking reference',
} as const;

export const messagesCopy = {
  title: 'Messages',
  lead: 'What was written to travelers. To write, begin at a departure, at a booking, or at the list of bookings.',
  caption: 'Messages, the newest first',
  none: 'Nothing was sent yet.',
  columns: { subject: 'Subject', operator: 'By', at: 'When', emails: 'Emails', state: 'State' },
  state: (due: number, refused: number) =>
    [due > 0 ? `${due} on the way` : '', refused > 0 ? `${refused} refused` : ''].filter(Boolean).join(', ') ||
    'Delivered',
  back: 'Messages',
  copies: 'Emails as they were sent',
  copyColumns: { reference: 'Booking', recipient: 'To', text: 'Text', state: 'State' },
  copyStates: { due: 'On its way', sent: 'Delivered', refused: 'Refused', returned: 'Came back' } satisfies Record<
    ReadMessage['copies'][number]['state'],
    string
  >,
  write: {
    title: 'Write to travelers',
    toDeparture: 'To everybody who has booked this departure.',
    toBookings: (bookings: number) => `To ${pluralize(bookings, 'chosen booking', 'chosen bookings')}.`,
    template: 'Begin with',
    noTemplate: 'An empty text',
    subject: 'Subject',
    body: 'Text',
    bodyHint: `Slots are filled for each booking: ${slots}`,
    preview: 'Preview',
    previewing: 'Looking...',
    failed: 'That did not work',
    emails: (emails: number) => `${pluralize(emails, 'email', 'emails')} will be sent`,
    example: (recipient: string) => `As ${recipient} reads it`,
    all: 'All recipients',
    leftOut: 'Left out',
    why: {
      no_address: 'No email address',
      same_address: 'The same mailbox gets it for another booking',
      not_confirmed: 'Not confirmed',
      slot_is_empty: 'A slot has nothing to say for it',
    } satisfies Record<Preview['leftOut'][number]['why'], string>,
    send: (emails: number) => `Send ${pluralize(emails, 'email', 'emails')}`,
    sending: 'Sending...',
    sent: (emails: number) => `${pluralize(emails, 'email is', 'emails are')} on the way`,
    kept: 'The text is kept',
  },
  templates: {
    title: 'Texts to use again',
    caption: 'Kept texts',
    none: 'No text is kept yet.',
    columns: { name: 'Name', kind: 'For', text: 'Text', actions: 'What can be done' },
    kinds: { message: 'Messages to travelers', answer: 'Answers in the inbox' },
    add: 'Add a text',
    change: 'Change',
    name: 'Name',
    kind: 'For',
    save: 'Keep it',
    saving: 'Keeping...',
    remove: {
      label: 'Forget',
      title: 'Forget this text?',
      text: 'What was sent with it stays as it was sent.',
      action: 'Forget it',
      pendingLabel: 'Forgetting...',
    },
  },
} as const;
