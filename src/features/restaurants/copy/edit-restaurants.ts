/** What operators read about restaurants. An error without a sentence does not compile. */
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import type * as contract from '../contract/edit-restaurants.ts';
import type { AdminListedRestaurant, RowFilters } from '../contract/edit-restaurants.ts';
import type { DuplicateReason } from '../rules/duplicates.ts';

type AnyError =
  | ErrorOf<typeof contract.listRows>
  | ErrorOf<typeof contract.correctFacts>
  | ErrorOf<typeof contract.undoCorrection>
  | ErrorOf<typeof contract.hideRestaurant>
  | ErrorOf<typeof contract.showRestaurant>
  | ErrorOf<typeof contract.mergeRestaurants>
  | ErrorOf<typeof contract.unmergeRestaurants>;

export const editRestaurantsErrors = {
  no_such_area: 'We do not know this city.',
  no_such_restaurant: 'There is no such restaurant.',
  changed_meanwhile: 'Somebody has changed this restaurant meanwhile. What it says now is shown beside what you wrote.',
  facts_not_ours: 'The facts of a place of Google Maps may be shown and not kept, so they cannot be corrected.',
  not_corrected: 'This fact is not corrected: it is what the source says.',
  already_hidden: 'This restaurant is hidden already.',
  is_merged: 'This row only lends facts to another one. Hide that one, or unmerge them first.',
  not_hidden: 'This restaurant is not hidden.',
  not_mergeable:
    'These two cannot be merged: each must be a shown place of its own, and places of Google Maps merge by themselves.',
  not_merged: 'This row is a place of its own.',
} as const satisfies Record<AnyError, Sentence>;

export const editRestaurantsCopy = {
  title: 'Restaurants',
  toImports: 'Import',
  caption: 'Restaurants by name',
  none: 'No restaurant is found so. Try the beginning of its name, or fewer filters.',
  filters: {
    label: 'Filter the restaurants',
    name: 'Name begins with',
    source: 'Source',
    allSources: 'All sources',
    area: 'Within ten miles of',
    allAreas: 'Anywhere',
    kind: 'Cuisine',
    allKinds: 'All cuisines',
    state: 'State',
    allStates: 'All states',
  },
  sources: { editors: 'Our own list', openstreetmap: 'OpenStreetMap', google: 'Google Maps' },
  states: {
    shown: 'Shown',
    hidden: 'Hidden',
    merged: 'Merged into another',
    retired: 'Gone',
    corrected: 'Corrected by us',
  } satisfies Record<NonNullable<RowFilters['state']>, string>,
  state: { shown: 'Shown', hidden: 'Hidden', merged: 'Merged', retired: 'Gone' } satisfies Record<
    AdminListedRestaurant['state'],
    string
  >,
  corrected: 'Corrected',
  columns: {
    name: 'Name',
    source: 'Source',
    address: 'Address',
    cuisine: 'Cuisine',
    rating: 'Rating',
    reviews: 'Reviews',
    asOf: 'Known',
    state: 'State',
  },
  unkept: 'A place of Google Maps',
  noRating: '—',
  back: 'Restaurants',
  page: 'Page for visitors',
  facts: {
    title: 'Facts',
    lead: 'What you correct counts over what the source says, also after its next import, until you let the source speak again.',
    notOurs: 'The facts of a place of Google Maps may be shown and not kept, so there is nothing to correct here.',
    place: 'Position',
    source: 'Source',
    asOf: 'Known',
    rating: 'Rating',
    hoursHint:
      'Like “Mo-Fr 09:00-17:00; Sa,Su 10:00-18:00”, or “24/7”; “PH off” adds that public holidays are closed. Leave out closed days; leave it empty if not known.',
    inWords: (words: string) => `The source says it in words: “${words}”.`,
    unknown: 'Not known',
    yes: 'Yes',
    no: 'No',
    save: 'Save corrections',
    saving: 'Saving…',
    saved: 'The corrections are saved.',
    nothing: 'Nothing differs from what is shown.',
    ours: 'Corrected.',
    says: (value: string) => `The source says: ${value}.`,
    saysNothing: 'The source says nothing.',
    undo: 'Undo',
    undoLabel: (fact: string) => `Undo the correction: ${fact}`,
    undone: 'The source speaks again.',
    now: (value: string) => `It says now: ${value}`,
    changed: 'Somebody was faster',
    keep: 'Save what I changed over it',
    take: 'Look at what it says now',
  },
  visibility: {
    title: 'For visitors',
    shown: 'Visitors find this restaurant.',
    retired: 'Its source says that it is gone, or no longer tells of it. Visitors find it again when it is told again.',
    hidden: (reason: string) => `Hidden: ${reason}`,
    hide: 'Hide it',
    hideTitle: (name: string) => `Hide ${name}?`,
    hideText:
      'It leaves every list at once and stays away, whoever tells of it again. You can show it again at any time.',
    reason: 'Why it is hidden',
    hiding: 'Hiding…',
    show: 'Show it again',
    showTitle: (name: string) => `Show ${name} again?`,
    showText: 'Visitors find it again at once, with its reviews.',
    showing: 'Showing…',
    leave: 'Leave it',
  },
  duplicates: {
    title: 'The same place, told twice',
    sameAs: 'This row only lends what it knows to',
    because: {
      name: (away: string) => `An import merged them: the same name, ${away}.`,
      phone: (away: string) => `An import merged them: the same telephone and a name alike, ${away}.`,
      website: (away: string) => `An import merged them: the same website and a name alike, ${away}.`,
      building: (away: string) => `An import merged them: a point and the building it lies in, ${away}.`,
    } satisfies Record<DuplicateReason, (away: string) => string>,
    unmerge: 'Unmerge them',
    unmergeTitle: 'Make it a place of its own again?',
    unmergeText: 'The reviews it brought come back with it, and no import merges these two again.',
    unmerging: 'Unmerging…',
    lenders: 'Lend what they know to this one',
    near: 'In the same street',
    noNear: 'Nothing else is told of this street.',
    alike: 'Looks the same',
    away: (metres: number) => `${metres} m away`,
    reviews: (count: number) => (count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`),
    merge: 'Merge',
    mergeLabel: (name: string) => `Merge with ${name}`,
    mergeTitle: 'Merge the two?',
    keep: 'Which one stays?',
    keeps: (name: string, source: string) => `${name} (${source})`,
    preview: (moving: number, after: number, rating: string) =>
      `${moving === 1 ? '1 review moves' : `${moving} reviews move`}; then it has ${after === 1 ? '1 review' : `${after} reviews`} and ${rating}.`,
    rated: (rating: number) => `${rating} stars`,
    unrated: 'no rating',
    lends: 'The other lends it what it does not know:',
    lendsNothing: 'The other knows nothing it does not know itself.',
    undoable: 'You can unmerge them again.',
    doMerge: 'Merge them',
    merging: 'Merging…',
    merged: 'The two are one now.',
    unmerged: 'They are two again.',
  },
  history: {
    title: 'What we did',
    caption: 'Deeds of operators and imports, the latest first',
    none: 'Nothing has been done to it.',
    columns: { when: 'When', who: 'Who', what: 'What', change: 'Change' },
    deeds: {
      'restaurant.correct': 'Corrected',
      'restaurant.uncorrect': 'Undid a correction',
      'restaurant.hide': 'Hid it',
      'restaurant.show': 'Showed it again',
      'restaurant.double': 'Found to be the same as another',
      'restaurant.alone': 'Found to be a place of its own',
      'restaurant.merge': 'Merged it into another',
      'restaurant.take-in': 'Took another in',
      'restaurant.unmerge': 'Unmerged it',
      // Entries of before.
      'restaurant.part': 'Unmerged it',
      'restaurant.let-go': 'Let another go',
    } as Readonly<Record<string, string>>,
  },
} as const;

/** Of what the search of the whole back office has found. */
export const foundCopy = { name: 'The name begins so' } as const;
