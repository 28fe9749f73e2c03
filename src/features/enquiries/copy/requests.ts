/** Every word of the request forms and of the emails about them. */
import type { RequestKind } from '../contract/requests.ts';

export const requestCopy = {
  name: 'Name',
  email: 'Email',
  topic: 'You ask about',
  pending: 'Sending...',
  sent: { title: 'Request sent!', description: "Thank you. We'll get back to you soon." },
  failure: { title: 'Error', description: 'Failed to send your request. Please try again.' },
  reference: (reference: string) => `We have it. Its reference is ${reference}.`,
  kinds: {
    learn: { about: 'Learning interest', submit: 'Send request', called: 'something to learn' },
    guide: {
      about: 'Which place, and what should the guide cover?',
      submit: 'Request guide',
      called: 'a custom guide',
    },
    lesson: { about: 'Which lesson are you waiting for?', submit: 'Ask for it', called: 'a lesson' },
    business: { about: 'Where are you, and what do you run?', submit: 'Send inquiry', called: 'a partnership' },
    launch: { about: 'Anything you hope for?', submit: 'Tell me', called: 'word of the launch' },
    mistake: {
      about: 'Which place is it, what is wrong, and how do you know?',
      submit: 'Report it',
      called: 'a correction',
    },
  } satisfies Record<RequestKind, { about: string; submit: string; called: string }>,
} as const;
