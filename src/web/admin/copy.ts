/** What surrounds every page of the back office says this; the pages have words of their own. */
export const adminUiCopy = {
  backOffice: 'Back office',
  skip: 'Skip to content',
  menu: 'Menu',
  today: 'Today',
  signOut: 'Sign out',
  stillSignedIn: 'You are still signed in',
  role: { owner: 'Owner', operator: 'Operator' },
  search: 'Search',
  everything: 'Search everything',
  everythingHint: 'Search everything ( / )',
  tryAgain: 'Try again',
  loading: 'Loading',
  keep: 'Leave it',
  pager: { label: 'Pages of the list', first: 'Back to the first', next: 'Next page' },
  notFound: {
    title: 'There is no such page',
    body: 'It may have moved. Everything there is stands in the navigation.',
  },
} as const;
