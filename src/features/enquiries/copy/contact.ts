/** Every word of the contact page. */
import { ATTACHMENTS } from '../../../shared/attachments.ts';

export const contactCopy = {
  title: 'Contact',
  intro: 'Questions, wishes, changes: write to us here.',
  help: {
    title: 'How we help',
    reasons: [
      {
        name: 'Before you choose',
        text: 'Tell us your dates, a location and your general taste. We say which trip fits, and when none of ours does.',
      },
      {
        name: 'Before you leave',
        text: 'Rooms, diets, a birthday, a wheelchair, a late arrival: tell us in one message.',
      },
      {
        name: 'While you are away',
        text: 'Missed the ferry or fallen in love with the place? Write or call, and we see what can be moved.',
      },
    ],
  },
  contact: {
    title: 'Contact us',
    text: 'Write what you have in mind. Tickets, plans and pictures help us understand.',
    email: 'Email',
    phone: 'Phone',
    social: 'Elsewhere',
    soon: 'coming soon',
  },
  form: {
    title: 'Get in Touch',
    name: 'Name',
    email: 'Email*',
    message: 'Message',
    submit: 'Send message',
    pending: 'Sending...',
    sent: (percent: number) => `${percent}% on its way`,
    success: { title: 'Message sent!', description: "Thank you for your message. We'll get back to you soon." },
    failure: { title: 'Error', description: 'Failed to send message. Please try again.' },
    reference: (reference: string) => `Your message has arrived. Its reference is ${reference}.`,
    notSent: 'Your message was not sent',
  },
  files: {
    label: 'Attachments',
    choose: 'Choose files',
    drop: 'or drop them here',
    hint: `Maximum ${ATTACHMENTS.most} files: pdf, pictures, txt, docx, xlsx. 10 MB each, 25 MB together.`,
    chosen: 'Chosen files',
    remove: (name: string) => `Remove ${name}`,
    tooMany: `Maximum ${ATTACHMENTS.most} files. The first five are kept.`,
    kind: (name: string) => `${name} is of a kind we do not take.`,
    large: (name: string) => `${name} is larger than 10 MB.`,
    empty: (name: string) => `${name} is empty.`,
    together: 'Together the files are larger than 25 MB.',
    again: 'Files do not survive a reload. Please choose them again.',
  },
} as const;
