/** Every word operators read on the pages of packages, but for the names and hints of the fields: they are in their list. */
import { isCalendarDay, longDate } from '../../../shared/dates.ts';
import type { ErrorOf } from '../../../shared/endpoint.ts';
import type { Sentence } from '../../../shared/result.ts';
import { usd } from '../../../shared/usd.ts';
import type { DepartureAdminError, EDIT_REFUSALS } from '../contract/edit-departures.ts';
import type { PackageAdminError, uploadPicture } from '../contract/edit-packages.ts';
import type { DepartureState } from '../rules/departures.ts';
import type { PackageState } from '../rules/package-state.ts';

export const editPackagesCopy = {
  title: 'Packages',
  states: { draft: 'Draft', published: 'On sale', withdrawn: 'Withdrawn' } satisfies Record<PackageState, string>,
  list: {
    caption: 'All packages in the order of the shop',
    add: 'New package',
    search: 'Name, place or id',
    state: 'State',
    everyState: 'Every state',
    category: 'Category',
    everyCategory: 'Every category',
    none: 'No package is like that.',
    head: {
      name: 'Package',
      state: 'State',
      category: 'Category',
      price: 'Price',
      departure: 'Next departure',
      seats: 'Seats taken',
    },
    noPrice: 'No price yet',
    noDeparture: 'None open',
    was: (price: string) => `was ${price}`,
    order: 'Order',
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    drag: (name: string) => `Drag ${name}`,
    dragHelp: 'Space lifts a package, the arrow keys move it, Space puts it down, Escape puts it back.',
    position: (name: string, at: number, of: number) => `${name}, position ${at} of ${of}.`,
    moved: (name: string, place: number) => `${name} is number ${place} of the shop`,
    taken: (taken: number, capacity: number) => `${taken} of ${capacity}`,
  },
  create: {
    title: 'New package',
    lead: 'It is a draft until you publish it: nobody else sees it.',
    submit: 'Save the draft',
    pending: 'Saving…',
    done: 'The draft is saved',
  },
  form: {
    heading: 'What it is',
    chooseDestination: 'Please choose',
    chooseCategory: 'Please choose',
    leaving: 'When it leaves, and for how many',
    dayNumber: (number: number) => `Day ${number}`,
    dayTitle: 'Title',
    dayText: 'What happens',
    termsLead:
      'What comes back of the price, the most generous first. After the last step nothing does. A booking keeps the terms it was made under.',
    termDays: 'Days before departure',
    termPercent: 'Percent back',
    step: (number: number) => `Step ${number}`,
    price: 'Price per person',
    priceHint: 'U.S. dollars, before taxes and fees.',
    choosePicture: 'Choose a picture',
    otherPicture: 'Choose another picture',
    uploading: 'Uploading…',
    pictureHint:
      'JPEG, PNG, WebP or AVIF, at least 1600 × 1000, up to 15 MB. What the camera wrote into it is left out.',
    pictureKept: 'The picture in the shop stays until you save.',
    noPicture: 'No picture yet',
    submit: 'Save',
    pending: 'Saving…',
    done: 'Saved. The shop shows it within seconds.',
    doneDraft: 'Saved.',
    failed: 'Nothing was saved',
    check: 'Please look at the fields marked below.',
    kept: 'What you typed here before is back',
    keptNote: 'It is not saved yet.',
    startOver: 'Start from what is saved',
    startEmpty: 'Start with an empty form',
    unsaved: 'There are changes that are not saved.',
    preview: 'Preview',
    previewing: 'Preparing…',
  },
  conflict: {
    title: 'Somebody else has changed this package',
    field: 'Field',
    theirs: 'Saved now',
    mine: 'Yours',
    same: 'What you changed is as you left it; only other fields were saved.',
    keep: 'Save mine over it',
    take: 'Take what is saved',
    empty: '(nothing)',
  },
  preview: {
    title: 'As the shop would show it',
    note: 'Nothing is saved by looking.',
  },
  sale: {
    heading: 'Sale',
    price: 'Price today',
    was: (price: string) => `crossed out: ${price}`,
    noPrice: 'No price has begun',
    changed: 'Last changed',
    rating: 'Rating',
    shop: 'Address',
    publish: {
      label: 'Publish',
      title: 'Put this package on sale?',
      text: 'The shop shows it within seconds, and the trip agent offers it.',
      action: 'Publish',
      pendingLabel: 'Publishing…',
      done: 'It is on sale',
    },
    withdraw: {
      label: 'Withdraw',
      title: 'Take this package off sale?',
      text: 'Nobody can see or book it from now on. Trips that are booked take place as they were sold.',
      action: 'Withdraw',
      pendingLabel: 'Withdrawing…',
      done: 'It is not on sale any more',
    },
    remove: {
      label: 'Delete the draft',
      title: 'Delete this draft?',
      text: 'It has never been on sale. What was written is gone then; the log keeps it.',
      action: 'Delete the draft',
      pendingLabel: 'Deleting…',
      done: 'The draft is deleted',
    },
    duplicate: 'Duplicate',
    duplicating: 'Copying…',
    duplicated: 'This is the copy. Nobody else sees it yet.',
    failed: 'That did not work',
  },
  prices: {
    heading: 'Prices',
    lead: 'What has begun is history and stays; for an hour it can be taken back, as long as nobody has booked at it. A price is crossed out in the shop only if it really was the price for a day.',
    caption: 'Prices of this package, the latest first',
    none: 'There is no price yet.',
    head: { from: 'From', price: 'Per person', state: 'State', actions: 'What can be done' },
    states: { coming: 'To come', current: 'Today', past: 'Past' },
    price: 'New price',
    from: 'From',
    fromHint: (zone: string) => `Empty: from this moment on. Your clock: ${zone}.`,
    add: 'Add the price',
    adding: 'Adding…',
    nowTitle: (price: string) => `Ask ${price} from this moment on?`,
    nowBody: (before: string | null, price: string) =>
      `${before === null ? 'There is no price yet' : `It costs ${before} now`}. From this moment on it costs ${price} per person, before taxes and fees.`,
    nowDeed: (price: string) => `Ask ${price}`,
    fromBad: 'Please complete the date and the time, or empty both: then it counts from this moment on.',
    added: (moment: string) => `The price counts from ${moment}`,
    addedNow: 'The price counts from now on',
    remove: (price: string) => ({
      label: 'Remove',
      title: `Remove the price of ${price}?`,
      text: 'It has not begun, so nobody has been asked it.',
      action: 'Remove',
    }),
    takeBack: (price: string) => ({
      label: 'Take back',
      title: `Take the price of ${price} back?`,
      text: 'The price before it counts again. It works as long as nobody has booked at this one; the log keeps it.',
      action: 'Take back',
    }),
    removing: 'Removing…',
    removed: 'The price is removed',
  },
  departures: {
    heading: 'Open departures',
    caption: 'Departures that have not left, the next first',
    none: 'None is open. Publishing opens the next one.',
    head: {
      departs: 'Departs',
      returns: 'Returns',
      price: 'Per person',
      runs: 'Runs',
      sold: 'Sold',
      held: 'Held',
      free: 'Free',
      capacity: 'Seats',
      actions: 'What can be done',
    },
    states: { planned: 'Planned', on_sale: 'On sale', closed: 'Closed' } satisfies Record<DepartureState, string>,
    cutOff: 'too near to book',
    asPackage: 'as the package',
    always: 'whoever comes',
    runsFrom: (minimum: number, sold: number) => `from ${minimum}, ${sold} are in`,
    add: 'Add departures',
    addTitle: 'Add departures',
    from: 'First day',
    to: 'Last day',
    toHint: 'The same day: one departure.',
    weekdays: 'On these days of the week',
    weekdaysHint: 'None: every day between the two.',
    week: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    will: (days: readonly string[]) =>
      days.length === 0
        ? 'No departure'
        : `${days.length === 1 ? '1 departure' : `${days.length} departures`}: ${days.join(' · ')}`,
    adding: 'Adding…',
    added: (added: number, kept: number) =>
      `${added === 1 ? '1 departure is' : `${added} departures are`} new${kept > 0 ? `; ${kept === 1 ? '1 day has' : `${kept} days have`} one already` : ''}`,
    undo: 'Take them back',
    undoing: 'Taking back…',
    undone: 'They are taken back',
    failed: 'That did not work',
    change: 'Change',
    changeTitle: (day: string) => `The departure of ${day}`,
    changing: 'Saving…',
    changed: 'The departure is changed',
    now: (value: string) => `Saved now: ${value}`,
    keep: 'Leave it',
    submit: 'Save',
    nothing: 'nothing',
    cancel: (day: string) => ({
      label: 'Call off',
      title: `Call off the departure of ${day}?`,
      text: 'Nobody is on it. It is not sold any more, and whoever waits for seats is told. This cannot be undone; the same day can be added again.',
      action: 'Call it off',
      pendingLabel: 'Calling off…',
    }),
    callOff: 'Call off…',
    cancelled: 'The departure is called off',
    seatsOf: (day: string) => `Seats of ${day}`,
    chooseAll: 'Choose all',
    many: {
      open: (count: number) => (count === 1 ? 'Change 1 departure' : `Change ${count} departures`),
      title: 'Change several departures',
      lead: 'What is not ticked stays as it is. A number, or by how much: +100, -2, +5%.',
      change: (label: string) => `Change: ${label}`,
      notANumber: 'Please enter a number, or by how much: +100, -2, +5%',
      nothing: 'Please tick what changes',
      preview: 'Preview',
      previewing: 'Preparing…',
      caption: 'What each departure would become',
      head: { departs: 'Departs', taken: 'Taken', change: 'What changes' },
      from: (label: string, before: string, after: string) => `${label}: ${before} → ${after}`,
      same: 'stays as it is',
      booked: 'Bookings that were made keep what was agreed.',
      sum: (changed: number, same: number, refused: number) =>
        [
          changed === 1 ? '1 departure changes' : `${changed} departures change`,
          same > 0 && `${same} ${same === 1 ? 'stays' : 'stay'} as ${same === 1 ? 'it is' : 'they are'}`,
          refused > 0 && `${refused} cannot`,
        ]
          .filter(Boolean)
          .join(', '),
      back: 'Back',
      submit: (count: number) => (count === 1 ? 'Change it' : `Change ${count}`),
      done: (changed: number, refused: number) =>
        `${changed === 1 ? '1 departure is' : `${changed} departures are`} changed${refused > 0 ? `; ${refused} could not be` : ''}`,
      undo: 'Undo the change',
      undoing: 'Undoing…',
      undone: (count: number, refused: number) =>
        `${count === 1 ? '1 departure is' : `${count} departures are`} as before${refused > 0 ? `; ${refused} could not be` : ''}`,
      refused: {
        no_such_departure: 'is not open any more',
        departure_changed: 'somebody else has changed it; choose it again',
        below_taken: 'more seats are taken',
        not_back_to_planned: 'has been on sale and cannot be planned again',
      } satisfies Record<(typeof EDIT_REFUSALS)[number], string>,
    },
    save: 'Set',
    saving: 'Setting…',
    saved: (seats: number) => `It has ${seats} seats now`,
  },
} as const;

const dayOf = ({ departsOn }: { readonly [name: string]: unknown }) =>
  typeof departsOn === 'string' && isCalendarDay(departsOn) ? longDate(departsOn) : 'this departure';
const takenOf = ({ held, sold }: { readonly [name: string]: unknown }) => `${sold} sold and ${held} held`;

/** What operators are told when a package cannot be changed as they wish. */
export const editPackagesErrors = {
  no_such_package: 'This package does not exist.',
  changed_meanwhile: ({ by, capacity }) =>
    capacity !== undefined
      ? `Somebody has changed it in the meantime: this departure has ${capacity} seats now. Nothing was saved.`
      : `${by ?? 'Somebody'} has changed this package in the meantime. Nothing was saved; compare the two below.`,
  no_such_destination: 'Please choose a destination of our catalogue.',
  no_such_picture: 'This picture is not there any more. Please upload it again.',
  nights_are_booked: (details) =>
    `People are on the departure of ${dayOf(details)} (${takenOf(details)}), so its length stays. Duplicate the package for a trip of another length.`,
  no_price: 'A package needs a price before it can be shown. Please add one.',
  price_in_the_past: 'A price cannot begin in the past: what was asked then has been asked.',
  price_too_far_ahead: 'A price can begin within the next two years.',
  price_unchanged: ({ price }) => `It costs ${usd(Number(price))} then already.`,
  moment_taken: 'Another price begins at this very moment. Remove that one first, or choose another moment.',
  no_such_price: 'This price is not there any more.',
  price_has_begun: 'This price has begun, so it is part of the history now. Add a new one to change it.',
  price_is_booked: 'Somebody has booked at this price, so it stays in the history. Add a new one to change it.',
  order_changed: 'Somebody has changed the order in the meantime. Please look again.',
  not_a_draft: 'This package has been on sale. Withdraw it instead: what was booked stays with it.',
  no_such_departure: 'This departure is not open any more.',
  below_taken: (details) =>
    `${takenOf(details)}: this departure needs at least ${details['least']} ${details['least'] === 1 ? 'seat' : 'seats'}.`,
  departure_changed:
    'Somebody has changed this departure in the meantime. Nothing was saved; what it is now stands below.',
  departure_is_booked: (details) =>
    `People are on the departure of ${dayOf(details)} (${takenOf(details)}), so it does not move. It can be called off, which ends their bookings.`,
  day_taken: (details) => `This package has a departure on ${dayOf(details)} already.`,
  day_out_of_reach: 'A departure lies between tomorrow and three years from now.',
  no_days: 'None of these weekdays lies between the two days.',
  too_many_days: ({ most }) => `These are more than ${most} departures. Please add them in parts.`,
  not_back_to_planned: 'It has been on sale. Close it instead: who has booked travels.',
} satisfies Record<PackageAdminError | DepartureAdminError, Sentence>;

const sizeOf = ({ width, height }: { readonly [name: string]: unknown }) => `${width} × ${height}`;

export const pictureErrors = {
  not_a_picture: 'Please choose a JPEG, PNG, WebP or AVIF.',
  picture_broken: 'This picture is damaged and cannot be read. Please choose another.',
  picture_too_small: (details) => `This picture has ${sizeOf(details)} pixels. It needs at least 1600 × 1000.`,
  picture_too_many_pixels: (details) => `This picture has ${sizeOf(details)} pixels. Please make it smaller first.`,
  picture_too_large: 'A picture may have up to 15 MB.',
  upload_broken: 'The picture did not arrive whole. Please try again.',
} satisfies Record<ErrorOf<typeof uploadPicture>, Sentence>;

/** Of what the search of the whole back office has found. */
export const foundCopy = {
  states: editPackagesCopy.states,
  name: 'In the name',
  location: 'In the place',
  address: 'In the address of its page',
} as const;
