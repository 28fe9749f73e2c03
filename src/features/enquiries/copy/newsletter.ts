/** Every word about the newsletter on pages; those of its emails are in `mail.ts`. */
import { site } from '../../../../site.config.ts';

export const newsletterCopy = {
  title: 'Join Our Mailing List',
  text: 'News of upcoming trips, destinations and the launch of our personalized travel AI.',
  email: 'Email',
  submit: 'Sign up',
  pending: 'Signing up...',
  /** Stands beside the button, and is what the consent record says. */
  consent: `I would like emails about trips, destinations and the travel AI of ${site.name}. I can leave with one click.`,
  answer: 'Please check your inbox: one click there and you are on the list.',
  success: { title: 'Success!', description: 'Thank you for subscribing to our newsletter.' },
  failure: { title: 'Error', description: 'Failed to subscribe. Please try again.' },
  confirm: {
    title: 'One click, and you are on the list',
    text: 'You asked for our emails with this address. Is that right?',
    action: 'Yes, write to me',
    pending: 'Signing up...',
    doneTitle: 'You are on the list',
    doneText: 'Welcome. The next email is for you too.',
    trips: 'See upcoming trips',
    failedTitle: 'This link is not valid any more',
    failedText: 'Links for confirming are good for two days. Ask for a new email, it takes a moment.',
    again: 'Ask again',
  },
  leave: {
    title: 'Leave the list?',
    text: 'You will get no more of these emails. Emails about your bookings are not part of this.',
    action: 'Leave the list',
    pending: 'Leaving...',
    doneTitle: 'You have left the list',
    doneText: 'No further email of the list comes to you. You are welcome back whenever you like.',
    home: 'To the home page',
    failedTitle: 'This link is not valid any more',
    failedText: 'The address has been off our list for a long time, or the link is not complete.',
    write: 'Write to us',
  },
} as const;
