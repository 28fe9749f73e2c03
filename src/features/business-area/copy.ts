/**
 * The words around the business area: the gate, and the frame of the page
 * behind it. What lies behind the gate is not here but in `content/business.yaml`,
 * which never reaches a browser without the unlock.
 */
import type { ErrorOf } from '../../shared/endpoint.ts';
import type { Sentence } from '../../shared/result.ts';
import type { readBusinessContent, unlockBusiness } from './contract/business-area.ts';

export const businessAreaCopy = {
  login: {
    title: 'Business Access',
    intro: 'For hotels, restaurants and guides who work with us. The password came with your invitation.',
    password: 'Password',
    submit: 'Enter',
    pending: 'Checking...',
    noPassword: 'No password yet?',
    ask: 'Write to us',
    askTitle: 'Become a partner',
    granted: { title: 'Access Granted', description: 'Welcome to the business area.' },
    denied: { title: 'Access Denied', description: 'Invalid password. Please try again.' },
    failed: 'Error',
  },
  business: {
    title: 'Business Services',
    loading: 'Opening the business area…',
    broken: 'The business area could not be loaded.',
    again: 'Try again',
    sample: 'Sample',
    write: 'Or write to',
  },
  errors: {
    wrong_password: 'Invalid password. Please try again.',
    too_many_attempts: 'Too many wrong passwords from your connection. Please wait ten minutes and try again.',
  } satisfies Record<ErrorOf<typeof unlockBusiness> | ErrorOf<typeof readBusinessContent>, Sentence>,
} as const;
