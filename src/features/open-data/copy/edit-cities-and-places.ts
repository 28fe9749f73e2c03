/** What operators read of cities and places of open data. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import type * as contract from '../contract/edit-cities-and-places.ts';

type Endpoints =
  | typeof contract.readCity
  | typeof contract.hideCity
  | typeof contract.showCity
  | typeof contract.hidePlace
  | typeof contract.showPlace
  | typeof contract.statePlaceFacts
  | typeof contract.curatePlace
  | typeof contract.uncuratePlace;

export const openDataErrors = {
  no_such_city: 'There is no such city.',
  no_such_place: 'There is no such place.',
  changed_meanwhile: 'Somebody else has changed this meanwhile. Please look at it again.',
  already_hidden: 'It is hidden already.',
  not_hidden: 'It is not hidden.',
  not_checked: 'Its name, hours and ticket have to be looked up first: state each of them with the page that says it.',
  already_raised: 'It is one of ours already.',
  not_raised: 'It is not one of ours.',
} as const satisfies Record<ErrorOf<Endpoints>, Sentence>;

const FACT_WORDS = { name: 'Name', hours: 'Opening hours', fee: 'Ticket', wheelchair: 'Step-free' } as const;

export const cityCopy = {
  title: 'Cities',
  lead: 'Cities of imported map files, as trips are planned in them. The cities of our own catalogue are not in this list.',
  toImports: 'Import a file',
  label: 'Narrow the list',
  name: 'Name',
  state: 'State',
  allStates: 'Shown and hidden',
  states: { plannable: 'Enough to plan', thin: 'Not enough to plan', hidden: 'Hidden', retired: 'Gone' },
  caption: 'Cities by name',
  none: 'No city of a map file fits.',
  tiers: { open: 'Open data', unknown: 'Not enough to plan' },
  part: 'Known in part',
  hidden: 'Hidden',
  gone: 'Gone',
  unknownDay: 'unknown',
  columns: {
    name: 'City',
    tier: 'Tier',
    country: 'Country',
    asOf: 'Day of the data',
    sights: 'Sights',
    toPlan: 'To plan with',
    hours: 'With hours',
    tables: 'Restaurants',
  },
  back: 'Cities',
  facts: {
    kind: 'Kind',
    place: 'Place',
    reach: 'Reach',
    population: 'Population',
    zone: 'Time zone',
    source: 'Source',
    counts: 'Known',
  },
  counts: (sights: number, toPlan: number, hours: number, tables: number) =>
    `${sights} sights, ${toPlan} to plan with, ${hours} with hours, ${tables} restaurants`,
  km: (km: number) => `${km} km`,
  shown: 'Trips can be planned here as far as the data allows.',
  hiddenBecause: (reason: string) => `Hidden: ${reason}`,
  hide: 'Hide',
  show: 'Show',
  showing: 'Showing…',
  hiding: 'Hiding…',
  keep: 'Leave it',
  reason: 'Why',
  hideTitle: (name: string) => `Hide ${name}?`,
  hideText: 'No trip is planned with it, whoever imports it again.',
  showTitle: (name: string) => `Show ${name} again?`,
  showText: 'Trips may be planned with it from now on.',
  visibility: 'In plans',
  places: 'Places',
  placesCaption: 'The hundred most important places within reach',
  noPlaces: 'Nothing is known within reach.',
  placeColumns: {
    name: 'Place',
    kind: 'Kind',
    importance: 'Importance',
    hours: 'Hours',
    fee: 'Ticket',
    state: 'Checked',
    deeds: 'Change',
  },
  notKnown: 'not known',
  ticket: { yes: 'needed', no: 'free' },
  notChecked: 'Not checked',
  checkedBy: (fact: keyof typeof FACT_WORDS, who: string) => `${FACT_WORDS[fact]} by ${who}`,
  ours: 'Ours',
  raise: 'Make it ours',
  raising: 'Making it ours…',
  raiseTitle: (name: string) => `Is ${name} one of ours?`,
  raiseText: 'Plans say from then on that we looked it up. Who looked up what, and when, stays on record.',
  missing: (facts: readonly (keyof typeof FACT_WORDS)[]) =>
    `To look up first: ${facts.map((fact) => FACT_WORDS[fact].toLowerCase()).join(', ')}`,
  lower: 'Leave it to the map',
  lowering: 'Leaving it…',
  lowerTitle: (name: string) => `Leave ${name} to the map again?`,
  lowerText: 'What was looked up stays on record and stays the facts; plans no longer say that the place is ours.',
  confirmed: 'Looked up, and right as they stand',
  stateFacts: 'State facts',
  stateTitle: (name: string) => `What do we know of ${name}?`,
  stateText: 'What you state here counts over the map, as checked by us, with the page that says it.',
  source: 'Page that says it',
  fields: FACT_WORDS,
  fees: { yes: 'Needed', no: 'Free', unknown: 'Not known' },
  wheelchairs: { yes: 'Yes', limited: 'Limited', no: 'No', unknown: 'Not known' },
  save: 'State it',
  saving: 'Saving…',
  history: {
    title: 'What we did',
    caption: 'Changes by operators, the latest first',
    none: 'Nobody has changed anything here.',
    columns: { when: 'When', who: 'Who', what: 'What', change: 'Change' },
    deeds: {
      'city.hide': 'Hid the city',
      'city.show': 'Showed the city',
      'place.hide': 'Hid a place',
      'place.show': 'Showed a place',
      'place.state': 'Stated facts',
      'place.raise': 'Made a place ours',
      'place.lower': 'Left a place to the map',
    } as Readonly<Record<string, string>>,
  },
} as const;
