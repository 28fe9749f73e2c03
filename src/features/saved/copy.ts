/** Every word about things that are saved for later. */
export const savedCopy = {
  title: 'Saved',
  lead: 'Trips, plans, places and restaurants you kept for later.',
  sharedTitle: 'A shared list',
  sharedLead: 'Trips, plans, places and restaurants somebody picked for you.',
  loading: 'Fetching your list…',
  failed: { title: 'The list could not be fetched', again: 'Try again' },
  empty: {
    title: 'Nothing saved yet',
    text: 'Press the heart on a trip, a plan, a place or a restaurant, and it waits for you here.',
    trips: 'See the trips',
    plan: 'Plan a trip',
  },
  gone: 'Nothing of this list is on offer any more',
  where: {
    here: 'Your list is kept in this browser. Log in, and it comes along to your account.',
    account: 'Your list is kept in your account.',
  },
  save: (name: string) => `Save ${name}`,
  short: { save: 'Save', saved: 'Saved', all: 'See your list', remove: 'Remove' },
  remove: (name: string) => `Take ${name} from your list`,
  keepAll: 'Save all of it',
  keptAll: 'All of it is on your list',
  share: 'Share this list',
  shareTitle: 'A list of trips and places',
  shared: { copied: 'The link is copied', failed: 'The link could not be copied' },
  notSaved: 'Your list could not be changed',
} as const;
