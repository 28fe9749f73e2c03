/** Every word of the letters about messages and requests. */
import { site } from '../../../../site.config.ts';

export const enquiryMail = {
  acknowledgement: {
    subject: (reference: string) => `Your message has arrived (${reference})`,
    preview: 'A person reads it and answers.',
    title: 'Your message has arrived',
    text: 'Thank you for writing. A person reads it, usually the one who knows the place you are asking about, and answers you.',
    reference: 'Reference',
    yours: 'What you wrote',
    files: 'What you attached',
  },
  request: {
    subject: (called: string, reference: string) => `You asked for ${called} (${reference})`,
    preview: 'We have it, and will write again.',
    title: 'We have your request',
    text: (called: string) => `You asked us for ${called}. Thank you: somebody looks into it and writes to you.`,
    announced: {
      lesson: 'You asked to hear of a lesson. You get one letter when it is there, and no other because of this.',
      launch: 'You asked for word of the launch. You get one letter on that day, and no other because of this.',
    },
    yours: 'What you asked for',
  },
  announcement: {
    lesson: {
      subject: 'The lesson you asked for is there',
      preview: 'You asked to be told. This is the one letter about it.',
      title: 'It is there',
      text: 'The lesson you asked about can be watched now.',
      action: 'Go to the lesson',
    },
    launch: {
      subject: `${site.name} has launched`,
      preview: 'You asked to be told. This is the one letter about it.',
      title: 'We have launched',
      text: 'The personal travel agent is open to everybody. Thank you for waiting with us.',
      action: 'See upcoming trips',
    },
    foot: `You receive this one letter because this address was left in a form of ${site.name}, to be told. A person answers at ${site.email}.`,
  },
  delivered: {
    message: (reference: string, files: number) =>
      `Message ${reference}${files > 0 ? ` with ${files} ${files === 1 ? 'file' : 'files'}` : ''}`,
    request: (called: string, reference: string) => `Request ${reference}: ${called}`,
    preview: 'An answer to this letter goes to whoever wrote.',
    from: 'From',
    email: 'E-mail',
    topic: 'About',
    text: 'Text',
    nothing: 'No text.',
    files: 'Files',
  },
  size: (bytes: number) => (bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`),
  foot: `You receive this letter because this address was left in a form of ${site.name}. A person answers at ${site.email}.`,
  footForBrand: `Written by a form of ${site.name}.`,
} as const;
