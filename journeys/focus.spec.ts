/** Whatever is done, the keyboard stays where the doing has led: one line a form, dialog or button, for what everybody may do. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Action, address, button, keepPlace, toast } from './keyboard-place.ts';
import { newPerson, openRegister, SIGNUP_CODE, signIn } from './people.ts';

/** Slow enough for what happens meanwhile to be seen. */
const slowly = (page: Page, path: string) =>
  page.route(path, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });

async function openRestaurant(page: Page): Promise<void> {
  await page.goto('/reviews');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(button(page, 'Add Review')).toBeVisible();
}

async function openReport(page: Page): Promise<Locator> {
  const text = `Nothing here is true, ${Date.now().toString(36)}.`;
  const review = { restaurantId: 'nyc-katz', authorName: 'Rui', rating: 1, text };
  expect((await page.request.post('/api/reviews', { data: review })).status()).toBe(201);
  await page.goto('/reviews?restaurant=nyc-katz');
  // What is pressed before the script is there is lost.
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible();
  return button(page, 'Report the review by Rui').first();
}

const ACTIONS: readonly Action[] = [
  {
    name: 'a login that fails',
    async prepare(page) {
      await page.goto('/login');
      await slowly(page, '**/api/auth/login');
      await page.getByLabel('Username').fill('nobody-at-all');
      await page.getByLabel('Password', { exact: true }).fill('a wrong password');
      return button(page, 'Login');
    },
    done: toast('Login Failed'),
    lands: (page) => button(page, 'Login'),
    complaint: /status of 401/,
  },
  {
    name: 'a registration that fails',
    async prepare(page) {
      const { username, password } = newPerson();
      await page.goto('/login');
      await openRegister(page);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password').fill(password);
      await page.getByLabel('Signup Code').fill('GUESSED');
      return button(page, 'Register');
    },
    done: toast('Registration Failed'),
    complaint: /status of 40\d/,
  },
  {
    name: 'a registration that succeeds',
    async prepare(page) {
      const { username, password } = newPerson();
      await page.goto('/login');
      await openRegister(page);
      await page.getByLabel('Username').fill(username);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByLabel('Confirm Password').fill(password);
      await page.getByLabel('Signup Code').fill(SIGNUP_CODE);
      return button(page, 'Register');
    },
    done: toast('Account Created! Please log in.'),
    lands: (page) => page.getByLabel('Password', { exact: true }),
  },
  {
    name: 'accepting cookies',
    async prepare(page) {
      await page.goto('/terms');
      await page.waitForTimeout(1500);
      return button(page, 'Accept');
    },
    done: (page) => page.locator('html:not(.with-banner)'),
  },
  {
    name: 'the newsletter, sent with its button',
    async prepare(page) {
      await page.goto('/contact');
      await slowly(page, '**/api/newsletter*');
      const form = page.locator('form', { has: button(page, 'Sign up') });
      await form.getByRole('textbox').fill(address());
      return button(page, 'Sign up');
    },
    done: toast('Success!'),
    lands: (page) => button(page, 'Sign up'),
  },
  {
    name: 'the newsletter, sent from its field',
    async prepare(page) {
      await page.goto('/contact');
      const field = page.locator('form', { has: button(page, 'Sign up') }).getByRole('textbox');
      await field.fill(address());
      return field;
    },
    done: toast('Success!'),
    lands: (page) => page.locator('form', { has: button(page, 'Sign up') }).getByRole('textbox'),
  },
  {
    name: 'a message that is sent',
    async prepare(page) {
      await page.goto('/contact');
      const form = page.locator('form', { has: page.getByLabel('Message') });
      await form.getByLabel('Name').fill('Inês Duarte');
      await form.getByLabel('Email*').fill(address());
      await form.getByLabel('Message').fill('Is the inn quiet in June?');
      return button(page, 'Send message');
    },
    done: toast('Message sent!'),
    lands: (page) => button(page, 'Send message'),
  },
  {
    name: 'a chosen file taken away',
    async prepare(page) {
      await page.goto('/contact');
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('plan') });
      return button(page, 'Remove plan.txt');
    },
    done: (page) => page.locator('form:not(:has([aria-label="Remove plan.txt"]))').first(),
  },
  {
    name: 'a wrong business password',
    async prepare(page) {
      await page.goto('/business-login');
      await page.getByLabel('Password').fill('open sesame');
      return button(page, 'Enter');
    },
    done: toast('Access Denied'),
    lands: (page) => page.getByLabel('Password'),
    complaint: /status of 40\d/,
  },
  {
    name: 'the right business password',
    async prepare(page) {
      await page.goto('/business-login');
      await page.getByLabel('Password').fill('partners');
      return button(page, 'Enter');
    },
    done: toast('Access Granted'),
    lands: (page) => page.getByRole('main'),
  },
  {
    name: 'beginning a review',
    async prepare(page) {
      await openRestaurant(page);
      return button(page, 'Add Review');
    },
    done: (page) => page.getByLabel('Your name'),
    lands: (page) => page.getByLabel('Your name'),
  },
  {
    name: 'giving up a review',
    async prepare(page) {
      await openRestaurant(page);
      await button(page, 'Add Review').click();
      return button(page, 'Cancel');
    },
    done: (page) => button(page, 'Add Review'),
    lands: (page) => button(page, 'Add Review'),
  },
  {
    name: 'a review that is sent',
    async prepare(page) {
      await openRestaurant(page);
      await button(page, 'Add Review').click();
      await page.getByLabel('Your name').fill('Inês');
      await page.getByLabel('Your review').fill(`We came twice, at ${Date.now().toString(36)}.`);
      return button(page, 'Submit Review');
    },
    done: toast('Review submitted successfully!'),
    lands: (page) => button(page, 'Add Review'),
  },
  {
    name: 'beginning to report a review',
    prepare: openReport,
    done: (page) => button(page, 'Report it'),
    lands: (page) => page.getByRole('radio', { name: 'It is not true, or about another place' }),
  },
  {
    name: 'giving up a report',
    async prepare(page) {
      await (await openReport(page)).click();
      return button(page, 'Cancel');
    },
    done: (page) => button(page, /^Report the review by Rui/).first(),
    lands: (page) => button(page, /^Report the review by Rui/).first(),
  },
  {
    name: 'a review that is reported',
    async prepare(page) {
      await (await openReport(page)).click();
      return button(page, 'Report it');
    },
    done: (page) => page.getByText('Thank you. The review waits to be looked at.'),
    lands: (page) => page.getByRole('listitem').filter({ hasText: 'Thank you. The review waits' }),
  },
  {
    name: 'filters of the list cleared',
    async prepare(page) {
      await page.goto('/reviews');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      await page.getByText('Narrow the list').click();
      await page.getByLabel('Open now').check();
      return button(page, 'Clear filters');
    },
    done: (page) => page.getByRole('checkbox', { name: 'Open now', checked: false }),
  },
  {
    name: 'a session elsewhere that is ended',
    async prepare(page) {
      const person = await signIn(page);
      await page.goto('/account');
      const phone = await page.context().browser()?.newContext();
      await phone?.request.post(new URL('/api/auth/login', page.url()).href, { data: person });
      await phone?.close();
      await page.reload();
      return button(page, /^Log out ?: /);
    },
    done: (page) => page.locator('main:not(:has(li button))'),
  },
  {
    name: 'a password that is not changed',
    async prepare(page) {
      await signIn(page);
      await page.goto('/account');
      await page.getByLabel('Current password').fill('not mine');
      await page.getByLabel('New password', { exact: true }).fill('seven quiet harbours');
      await page.getByLabel('New password again').fill('seven quiet harbours');
      return button(page, 'Change password');
    },
    done: (page) => page.getByText('This is not your current password.').first(),
    lands: (page) => page.getByLabel('Current password'),
    complaint: /status of 403/,
  },
  {
    name: 'an account that is not deleted',
    async prepare(page) {
      await signIn(page);
      await page.goto('/account');
      await button(page, 'Delete my account…').click();
      return button(page, 'Keep it');
    },
    done: (page) => page.locator('body:not(:has(dialog[open]))'),
    lands: (page) => button(page, 'Delete my account…'),
  },
  {
    name: 'an account that is deleted',
    async prepare(page) {
      const { password } = await signIn(page);
      await page.goto('/account');
      await button(page, 'Delete my account…').click();
      await page.getByRole('dialog').getByLabel('Your password').fill(password);
      return button(page, 'Delete my account for good');
    },
    done: toast('Your account is deleted'),
    lands: (page) => page.getByRole('main'),
    complaint: /status of 401/,
  },
];

keepPlace(ACTIONS);
