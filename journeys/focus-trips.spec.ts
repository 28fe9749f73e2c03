/** Whatever is done, the keyboard stays where the doing has led: one line a form, dialog or button, around a trip. */
import type { Locator, Page } from '@playwright/test';
import { bookOverApi, fillCheckout, openCheckout, payButton, readBookings, readOffer } from './checkout-form.ts';
import { expect } from './fixtures.ts';
import { type Action, address, button, keepPlace, toast } from './keyboard-place.ts';
import { signIn } from './people.ts';

async function openTrip(page: Page): Promise<void> {
  await signIn(page);
  await bookOverApi(page.request, 'ibiza', 1);
  const [booking] = await readBookings(page.request);
  await page.goto(`/booking-confirmation/${booking?.id}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Who is traveling?' })).toBeVisible();
}

async function wishTrip(page: Page): Promise<void> {
  await page.goto('/demo?destination=Lisbon');
  for (const [label, text] of [
    ['Destination', 'Lisbon'],
    ['Dates', '6–12 May 2027'],
    ['Budget', '$4,000 per person'],
    ['Travelers', '2 friends'],
    ['Interests', 'tiles, sea'],
  ] as const)
    await page.getByLabel(new RegExp(`^${label}`)).fill(text);
}

async function planTrip(page: Page): Promise<void> {
  await wishTrip(page);
  await button(page, 'Plan my trip').click();
  await expect(page.getByRole('article').first()).toBeVisible();
}

async function sellOut(page: Page, packageId: string): Promise<void> {
  for (;;) {
    const offer = await readOffer(page.request, packageId);
    if (offer.availableSpots === 0) break;
    await signIn(page);
    await bookOverApi(page.request, packageId, Math.min(offer.maxGuests, offer.availableSpots));
  }
  await signIn(page);
}

async function joinLine(page: Page): Promise<Locator> {
  await sellOut(page, 'hamptons-after-summer');
  await page.goto('/waitlist/hamptons-after-summer');
  await page.getByLabel('Email').fill(address());
  return button(page, 'Join the waiting list');
}

const ACTIONS: readonly Action[] = [
  {
    name: 'one traveler fewer, down to one',
    async prepare(page) {
      await signIn(page);
      await openCheckout(page, 'ibiza');
      await page.getByLabel('Number of Travelers').fill('2');
      return button(page, 'One fewer');
    },
    done: (page) => page.locator('input[type=number]'),
    lands: (page) => button(page, 'One fewer'),
  },
  {
    name: 'a card that is declined',
    async prepare(page) {
      await signIn(page);
      await openCheckout(page, 'ibiza');
      await fillCheckout(page, { card: '4000 0000 0000 0002' });
      return payButton(page);
    },
    done: toast('Booking Failed'),
    lands: (page) => page.getByLabel('Card Number'),
    complaint: /status of 402/,
  },
  {
    name: 'a trip that is cancelled',
    async prepare(page) {
      await openTrip(page);
      await button(page, 'Cancel this trip…').click();
      return button(page, /^Cancel (and get|without)/);
    },
    done: (page) => page.getByRole('heading', { level: 1, name: 'Booking canceled' }),
    lands: (page) => page.getByRole('heading', { level: 1 }),
  },
  {
    name: 'sharing that ends',
    async prepare(page) {
      await openTrip(page);
      await button(page, 'Share Trip').click();
      return button(page, 'Stop sharing');
    },
    done: (page) => page.locator('main:not(:has-text("Stop sharing"))'),
    lands: (page) => button(page, 'Share Trip'),
  },
  {
    name: 'a calendar that follows the trip',
    async prepare(page) {
      await openTrip(page);
      return button(page, 'Subscribe in your calendar');
    },
    done: (page) => button(page, 'End subscriptions'),
    lands: (page) => page.getByRole('region', { name: /calendar/i }).getByRole('textbox'),
  },
  {
    name: 'calendars that follow no longer',
    async prepare(page) {
      await openTrip(page);
      await button(page, 'Subscribe in your calendar').click();
      return button(page, 'End subscriptions');
    },
    done: toast('Subscriptions ended'),
  },
  {
    name: 'travelers that are saved',
    async prepare(page) {
      await openTrip(page);
      await page.getByLabel('Name as in the passport').fill('Inês Carvalho');
      return button(page, 'Save travelers');
    },
    done: (page) => page.getByText('Saved.', { exact: true }),
    lands: (page) => button(page, 'Save travelers'),
  },
  {
    name: 'an address for emails that is saved',
    async prepare(page) {
      await openTrip(page);
      await page.getByLabel('Where we write to').fill(address());
      return button(page, 'Save address');
    },
    done: (page) => page.getByText(/^Saved\. (Your confirmation|Emails)/),
    lands: (page) => button(page, 'Save address'),
  },
  {
    name: 'an address for emails that is none',
    async prepare(page) {
      await openTrip(page);
      await page.getByLabel('Where we write to').fill('inês at home');
      return button(page, 'Save address');
    },
    done: (page) => page.getByText('Invalid email'),
    lands: (page) => page.getByLabel('Where we write to'),
  },
  {
    name: 'joining a waiting list',
    prepare: joinLine,
    done: (page) => page.getByRole('heading', { name: 'You are on the list' }),
    lands: (page) => page.getByRole('heading', { name: 'You are on the list' }),
  },
  {
    name: 'leaving a waiting list',
    async prepare(page) {
      await (await joinLine(page)).click();
      return button(page, /^Leave the list/);
    },
    done: toast('You are off the list'),
  },
  {
    name: 'leaving it among one’s trips',
    async prepare(page) {
      await (await joinLine(page)).click();
      await expect(button(page, /^Leave the list/)).toBeVisible();
      await page.goto('/my-trips');
      return button(page, /^Leave the list/);
    },
    done: toast('You are off the list'),
  },
  {
    name: 'a trip that is planned',
    async prepare(page) {
      await wishTrip(page);
      return button(page, 'Plan my trip');
    },
    done: toast('AI Recommendations Generated'),
    lands: (page) => page.getByRole('main'),
  },
  {
    name: 'a plan that becomes cheaper',
    async prepare(page) {
      await planTrip(page);
      return button(page, 'Cheaper');
    },
    done: (page) => button(page, 'Undo'),
    lands: (page) => button(page, 'Cheaper'),
  },
  {
    name: 'a change of the plan undone',
    async prepare(page) {
      await planTrip(page);
      await button(page, 'Cheaper').click();
      return button(page, 'Undo');
    },
    done: (page) => page.locator('main:not(:has-text("Undo"))'),
  },
  {
    name: 'an itinerary to learn from',
    async prepare(page) {
      await page.goto('/trip-builder');
      await page.getByLabel('Destination').fill('Lisbon');
      for (const label of ['Duration', 'Travelers', 'Budget', 'Travel style'])
        await page.getByLabel(label).selectOption({ index: 1 });
      await page.getByLabel('Interests').fill('history');
      return button(page, 'Generate Educational Itinerary');
    },
    done: (page) => page.getByRole('heading', { name: 'Your educational itinerary' }),
  },
];

keepPlace(ACTIONS);
