/** Every word about the newsletter, on pages and in letters. */
import { site } from '../../../../site.config.ts';

export const newsletterCopy = {
  title: 'Join Our Mailing List',
  text: 'News of upcoming trips, destinations and the launch of our personalized travel AI.',
  email: 'Email',
  submit: 'Sign up',
  pending: 'Signing up...',
  /** Stands beside the button, and is what the consent record says. */
  consent: `I would like letters about trips, destinations and the travel AI of ${site.name}. I can leave with one click.`,
  answer: 'Please look into your mailbox: one click there and you are on the list.',
  success: { title: 'Success!', description: 'Thank you for subscribing to our newsletter.' },
  failure: { title: 'Error', description: 'Failed to subscribe. Please try again.' },
  confirm: {
    title: 'One click, and you are on the list',
    text: 'You asked for our letters with this address. Is that right?',
    action: 'Yes, write to me',
    pending: 'Signing up...',
    doneTitle: 'You are on the list',
    doneText: 'Welcome. The next letter is for you too.',
    trips: 'See upcoming trips',
    failedTitle: 'This link is not valid any more',
    failedText: 'Links for confirming are good for two days. Ask for a new letter, it takes a moment.',
    again: 'Ask again',
  },
  leave: {
    title: 'Leave the list?',
    text: 'You will get no more letters from us. Letters about your bookings are not part of this.',
    action: 'Leave the list',
    pending: 'Leaving...',
    doneTitle: 'You have left the list',
    doneText: 'No further letter comes to you. You are welcome back whenever you like.',
    home: 'To the home page',
    failedTitle: 'This link is not valid any more',
    failedText: 'The address has been off our list for a long time, or the link is not complete.',
    write: 'Write to us',
  },
  mail: {
    confirm: {
      subject: `Please confirm: letters from ${site.name}`,
      preview: 'One click and you are on the list. Without it you hear nothing more from us.',
      title: 'Shall we write to you?',
      text: 'Somebody, we hope you, asked for our letters with this address. Please confirm it within two days. If it was not you, there is nothing to do: without the click no further letter comes.',
      action: 'Yes, write to me',
    },
    welcome: {
      subject: `Welcome to the letters of ${site.name}`,
      preview: 'You are on the list. Leaving takes one click, in every letter.',
      title: 'You are on the list',
      text: 'From now on we tell you about upcoming trips, destinations, and the launch of our personalized travel AI.',
      trips: 'See upcoming trips',
      leave: 'Leave the list',
    },
    foot: (email: string) =>
      `This letter went to ${email}, because that address was left in our newsletter form. ${site.name}, ${site.email}`,
  },
} as const;
