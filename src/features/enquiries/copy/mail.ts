/** Every word of the emails about messages and requests, and of the newsletter's. */
import { site } from '../../../../site.config.ts';

const inDemo = (what: string) =>
  `Your ${what} is in the inbox of this demonstration; please do not wait for an answer.`;

export const enquiryMail = {
  acknowledgement: {
    subject: (reference: string) => `Your message has arrived (${reference})`,
    preview: 'Thank you for writing. Here is your reference.',
    title: 'Your message has arrived',
    text: {
      live: 'Thank you for writing. A person reads it and answers you by email.',
      demo: `Thank you for writing. ${inDemo('message')}`,
    },
    reference: 'Reference',
    yours: 'What you wrote',
    files: 'What you attached',
  },
  request: {
    subject: (called: string, reference: string) => `You asked for ${called} (${reference})`,
    preview: 'We have it. Here is your reference.',
    title: 'We have your request',
    text: {
      live: (called: string) => `You asked us for ${called}. Thank you: a person looks into it and writes to you.`,
      demo: (called: string) => `You asked us for ${called}. ${inDemo('request')}`,
    },
    announced: {
      lesson: 'You asked to hear about a lesson. You get one email when it is there, and no other because of this.',
      launch: 'You asked for word of the launch. You get one email on that day, and no other because of this.',
    },
    yours: 'What you asked for',
  },
  announcement: {
    lesson: {
      subject: 'The lesson you asked for is here',
      preview: 'You asked to be told. This is the one email about it.',
      title: 'It is here',
      text: 'The lesson you asked about can be watched now.',
      action: 'Go to the lesson',
    },
    launch: {
      subject: `${site.name} has launched`,
      preview: 'You asked to be told. This is the one email about it.',
      title: 'We have launched',
      text: 'Our personalized travel AI is open to everybody. Thank you for waiting with us.',
      action: 'See upcoming trips',
    },
    why: `You receive this one email because this address was left in a form of ${site.name}, to be told.`,
  },
  delivered: {
    message: (reference: string, files: number) =>
      `Message ${reference}${files > 0 ? ` with ${files} ${files === 1 ? 'file' : 'files'}` : ''}`,
    request: (called: string, reference: string) => `Request ${reference}: ${called}`,
    preview: 'A reply to this email goes to whoever wrote.',
    from: 'From',
    email: 'Email',
    topic: 'About',
    text: 'Text',
    nothing: 'No text.',
    files: 'Files',
  },
  reply: {
    subject: (reference: string) => `Our answer to what you wrote (${reference})`,
    preview: 'A person has read it and answers.',
    title: 'Our answer',
    signed: (operator: string) => `${operator}, ${site.name}`,
    yours: 'What you wrote',
    reference: 'Reference',
    answer: 'Reply to this email, and a person reads your answer.',
  },
  size: (bytes: number) => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`),
  why: `You receive this email because this address was left in a form of ${site.name}.`,
  whyBrand: `Written by a form of ${site.name}. A reply goes to whoever filled it in.`,
} as const;

export const newsletterMail = {
  confirm: {
    subject: `Please confirm: emails from ${site.name}`,
    preview: 'One click and you are on the list. Without it you hear nothing more from us.',
    title: 'May we write to you?',
    text: 'Somebody, we hope you, asked for our emails with this address. Please confirm it within two days. If it was not you, there is nothing to do: without the click no further email comes.',
    action: 'Yes, write to me',
  },
  welcome: {
    subject: `Welcome to ${site.name} by email`,
    preview: 'You are on the list. Leaving takes one click, in every email.',
    title: 'You are on the list',
    text: {
      live: 'From now on we tell you about upcoming trips, destinations, and the launch of our personalized travel AI.',
      demo: 'This is how somebody is welcomed who wants to hear about trips and destinations. The demonstration itself sends no newsletter.',
    },
    trips: 'See upcoming trips',
    leave: 'Leave the list',
  },
  why: (email: string) => `This email went to ${email}, because that address was left in our newsletter form.`,
} as const;

/** About a mail that came in. */
export const inboundCopy = {
  leftOut: (names: readonly string[]) => `[Not kept: ${names.join(', ')}]`,
} as const;
