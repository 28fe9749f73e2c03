/** Every word of the trip's page about who travels, where emails go, and calendars that follow. */
import { site } from '../../../../site.config.ts';

export const whoTravelsCopy = {
  title: 'Who is traveling?',
  open: (until: string) =>
    `Your hosts need these names. You can add and change them until ${until}; none of it is needed at once.`,
  closed:
    'Travelers can be changed here until 30 days before departure, or for three days after a later booking. If something is missing or has changed, write to us.',
  place: (number: number) => `Traveler ${number}`,
  name: 'Name as in the passport',
  needs: 'Food, access, anything else',
  diet: 'Dietary needs',
  dietHint: 'Allergies, and what you do not eat.',
  access: 'Access needs',
  accessHint: 'Steps, hearing, sight, medicine that has to stay cold.',
  note: 'Note',
  save: 'Save travelers',
  saving: 'Saving…',
  saved: 'Saved.',
  failed: 'The travelers could not be saved',
  kept: 'What you typed is still here.',
  untold: 'No name here',
  write: 'Write to us',
  mail: (reference: string) =>
    `mailto:${site.email}?subject=${encodeURIComponent(`Booking ${reference}: who is traveling`)}`,
  private: 'Only you and we see this. It is not in trips you share, and we forget it a month after your return.',
  loading: 'Fetching the travelers…',
} as const;

export const contactCopy = {
  label: 'Where we write to',
  name: 'Your name',
  phone: 'Where we may call you',
  phoneHint: 'Only for this trip, if something changes. May stay empty.',
  change: 'Save address',
  saving: 'Saving…',
  saved: (address: string) => `Saved. Emails about this trip go to ${address}.`,
  first: (address: string) => `Saved. Your confirmation is on its way to ${address}.`,
  invalid: 'Invalid email',
  failed: 'The address could not be saved.',
} as const;

export const followCopy = {
  title: 'In your calendar',
  text: 'A calendar that subscribes keeps up with this trip by itself, also if it is canceled. It sees the trip and its days: no price, no name.',
  action: 'Subscribe in your calendar',
  making: 'Making an address…',
  open: 'Open calendar app',
  copy: 'Copy address',
  copied: { title: 'Address copied', text: 'Paste it where your calendar asks for a subscription.' },
  notCopied: { title: 'Please copy it yourself', text: 'The address is selected in the field.' },
  link: 'Address for your calendar',
  linkHint: 'Whoever has it sees the days of your trip. It is shown once.',
  following: (links: number) =>
    links === 1 ? 'One calendar address is live.' : `${links} calendar addresses are live.`,
  stop: 'End subscriptions',
  stopping: 'Ending…',
  stopped: { title: 'Subscriptions ended', text: 'Calendars no longer follow this trip.' },
  failed: 'The address could not be made',
  notStopped: 'The subscriptions could not be ended',
} as const;
