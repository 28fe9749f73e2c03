/** The checkout as a traveller meets it, and the bookings as the API tells them. */
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const GOOD_CARD = '4242 4242 4242 4242';
export const DECLINED_CARD = '4000 0000 0000 0002';

const TRAVELLER = {
  card: GOOD_CARD,
  expiry: '12/31',
  cvv: '123',
  holder: 'Inês Carvalho',
  address: '14 Rua do Norte',
  city: 'Lisbon',
  zip: '1200-286',
  country: 'Portugal',
};

export const payButton = (page: Page) => page.getByRole('button', { name: /^(Book and pay|Booking…)/ });

/** The button and the total it takes. */
export const payBar = (page: Page) => page.locator('form > div').filter({ has: payButton(page) });

export async function fillCheckout(page: Page, told: Partial<typeof TRAVELLER> = {}): Promise<void> {
  const { address, city, zip, country } = { ...TRAVELLER, ...told };
  await fillCard(page, told);
  await page.getByLabel('Billing Address', { exact: true }).fill(address);
  await page.getByLabel('City').fill(city);
  await page.getByLabel('ZIP Code').fill(zip);
  await page.getByLabel('Country').fill(country);
}

export async function fillCard(page: Page, told: Partial<typeof TRAVELLER> = {}): Promise<void> {
  const { card, expiry, cvv, holder } = { ...TRAVELLER, ...told };
  await page.getByLabel('Card Number').fill(card);
  await page.getByLabel('Expiry Date').fill(expiry);
  await page.getByLabel('CVV').fill(cvv);
  await page.getByLabel('Card Holder Name').fill(holder);
}

/** Opens the checkout and waits for its form. */
export async function openCheckout(page: Page, packageId: string): Promise<void> {
  await page.goto(`/checkout/${packageId}`);
  await expect(payButton(page)).toBeVisible();
}

interface Offer {
  readonly id: string;
  readonly name: string;
  readonly price: number;
  readonly maxGuests: number;
  readonly availableSpots: number;
}

interface Booking {
  readonly id: number;
  readonly packageId: string;
  readonly numberOfTravelers: number;
  readonly totalPrice: number;
  readonly status: string;
  readonly paymentStatus: string;
}

export async function readOffer(request: APIRequestContext, packageId: string): Promise<Offer> {
  return (await request.get(`/api/trip-packages/${packageId}`)).json();
}

/** Newest first, those that came to nothing included. */
export async function readBookings(request: APIRequestContext): Promise<readonly Booking[]> {
  return (await request.get('/api/bookings')).json();
}

export async function bookOverApi(request: APIRequestContext, packageId: string, travelers: number): Promise<void> {
  const answer = await request.post('/api/bookings', { data: bookingBody(packageId, travelers) });
  expect(answer.status(), await answer.text()).toBe(201);
}

export function bookingBody(packageId: string, numberOfTravelers: number, card: string = GOOD_CARD) {
  const { expiry, cvv, holder, address, city, zip, country } = TRAVELLER;
  return {
    packageId,
    numberOfTravelers,
    paymentDetails: { cardNumber: card, expiryDate: expiry, cvv, cardHolderName: holder },
    billingAddress: { address, city, zipCode: zip, country },
  };
}

export const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;
/** Total and its parts, computed apart from the product. */
export function sumsOf(price: number, travelers: number) {
  const subtotal = price * travelers;
  const total = Math.floor((11 * subtotal + 5) / 10);
  return { subtotal, taxes: total - subtotal, total };
}
