/** Every word of the contact page. */
export const enquiriesCopy = {
  title: 'Contact',
  intro: 'A person answers. Usually the one who knows the place you are asking about.',
  help: {
    title: 'How we help',
    reasons: [
      {
        name: 'Before you choose',
        text: 'Tell us your dates, a location and your general taste. We say which trip fits, and when none of ours does.',
      },
      {
        name: 'Before you leave',
        text: 'Rooms, diets, a birthday, a wheelchair, a late arrival: one letter settles it with everybody involved.',
      },
      {
        name: 'While you are away',
        text: 'Missed the ferry or fallen in love with the place? We answer day and night and move what can be moved.',
      },
    ],
  },
  contact: {
    title: 'Get in Touch',
    text: 'The form for messages and attachments opens soon. E-mail reaches the same desk today; attach what helps us understand.',
    email: 'E-mail',
    phone: 'Telephone',
    social: 'Elsewhere',
    soon: 'coming soon',
    write: 'Write an e-mail',
    subject: 'A question for you',
  },
  newsletter: {
    title: 'Join Our Mailing List',
    text: 'News of upcoming trips, destinations and the launch of our personalized travel AI. The first letter is being written; sign-up opens here with it.',
    ask: 'Ask us to remember you',
    subject: 'Please remember me for the mailing list',
  },
} as const;
