/**
 * How many presses ten things take that people come for: `npm run ts -- bench/clicks.ts [--phone]`. Each begins on the home page of a
 * stranger and ends when the answer is on the page; typing is counted by fields. More presses than stand here fail it. Needs a build.
 */
import { parseArgs } from 'node:util';
import { chromium, type Locator, type Page } from '@playwright/test';
import { aDataFolder, cleanUp, startSite } from '../test/site.ts';

const { values } = parseArgs({ options: { phone: { type: 'boolean', default: false } } });
const SCREEN = values.phone
  ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  : { viewport: { width: 1440, height: 900 } };
/** The menu of a phone is a press more. */
const MENU = values.phone ? 1 : 0;

interface Task {
  readonly name: string;
  readonly most: number;
  /** Answers what the visitor now sees. */
  readonly done: (hand: Hand) => Promise<Locator>;
}

/** A visitor's, whose every press is counted. */
class Hand {
  presses = 0;
  fields = 0;
  page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await target.click();
  }

  async choose(label: string, option: RegExp): Promise<void> {
    this.presses += 1;
    const field = this.page.getByLabel(label, { exact: true });
    const found = await field.locator('option').filter({ hasText: option }).first().getAttribute('value');
    await field.selectOption(found);
  }

  async type(label: string, text: string): Promise<void> {
    this.fields += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }

  /** A link of the header. */
  async go(name: string): Promise<void> {
    if (MENU > 0) await this.press(this.page.getByRole('button', { name: 'Open menu' }));
    const nav = MENU > 0 ? this.page.getByRole('dialog') : this.page.getByRole('banner');
    await this.press(nav.getByRole('link', { name, exact: true }));
  }

  main(): Locator {
    return this.page.getByRole('main');
  }
}

/** From the line of the home page to the answer. */
async function plan(hand: Hand, wish: string): Promise<void> {
  await hand.type('Tell the agent about your trip', wish);
  await hand.press(hand.page.getByRole('button', { name: 'Plan it' }));
  await hand.page.waitForURL(/\/demo/);
  await hand.press(hand.page.getByRole('button', { name: 'Plan my trip' }));
  await hand.page.waitForURL(/\/ai-results/);
}

/** At the door of the checkout; a new account is logged in to by hand. */
async function openAccount(hand: Hand): Promise<void> {
  await hand.page.waitForURL(/\/login/);
  await hand.press(hand.page.getByRole('tab', { name: 'Register' }));
  await hand.type('Username', 'marta-in-porto');
  await hand.type('Password', PASSWORD);
  await hand.type('Confirm Password', PASSWORD);
  await hand.type('Signup Code', 'WANDER');
  await hand.press(hand.page.getByRole('button', { name: 'Register', exact: true }));
  await hand.page.getByText('Account Created! Please log in.', { exact: true }).waitFor();
  await hand.type('Username', 'marta-in-porto');
  await hand.type('Password', PASSWORD);
  await hand.press(hand.page.getByRole('button', { name: 'Login', exact: true }));
}

const PASSWORD = 'a lamp in every harbour';

const CARD = [
  ['Card Number', '4242 4242 4242 4242'],
  ['Expiry Date', '12/31'],
  ['CVV', '123'],
  ['Card Holder Name', 'Marta Reis'],
  ['Billing Address', '14 Rua das Flores'],
  ['City', 'Porto'],
  ['ZIP Code', '4050-262'],
  ['Country', 'Portugal'],
] as const;

const LISBON = 'Lisbon, 6 to 10 May 2027, two of us, $4,000 in all';

const TASKS: readonly Task[] = [
  {
    name: 'find a trip for two in May for up to $10,000 in all',
    most: 4 + MENU,
    async done(hand) {
      await hand.go('Upcoming Trips');
      await hand.choose('Leaves in', /^May/);
      await hand.choose('For', /^2 /);
      await hand.choose('All-in price up to', /\$10,000/);
      return hand.main().getByRole('article').first().getByText('for 2, incl. taxes');
    },
  },
  {
    name: 'see what two pay for it in all, and until when they can cancel',
    most: 3 + MENU,
    async done(hand) {
      await hand.go('Upcoming Trips');
      await hand.press(
        hand
          .main()
          .getByRole('article')
          .getByRole('link', { name: /^Ibiza/ }),
      );
      await hand.press(hand.page.getByRole('link', { name: 'Booking and canceling' }).first());
      return hand
        .main()
        .getByText(/^Cancel until .* full refund/)
        .last();
    },
  },
  {
    name: 'begin to book a trip',
    most: 2,
    async done(hand) {
      await hand.press(hand.main().getByRole('link', { name: 'Book Now' }).first());
      await hand.page.waitForURL(/\/upcoming-trips/);
      await hand.press(
        hand
          .main()
          .getByRole('article')
          .getByRole('link', { name: /^Book Now/ })
          .first(),
      );
      await hand.page.waitForURL(/\/(checkout|login)/);
      return hand.page.getByRole('heading', { level: 1 });
    },
  },
  {
    name: 'keep a trip for later and find it again',
    most: 3 + MENU,
    async done(hand) {
      await hand.go('Upcoming Trips');
      await hand.press(hand.main().getByRole('button', { name: /^Save/ }).first());
      await hand.press(hand.page.getByRole('link', { name: 'See your list' }).first());
      await hand.page.waitForURL(/\/saved/);
      return hand.main().locator('a[href^="/upcoming-trips/"]').first();
    },
  },
  {
    name: 'find a trip in June for two under $3,000 in all, and see which hotel it is',
    most: 2,
    async done(hand) {
      await plan(hand, 'Lisbon, five nights in June 2027, two of us, under $3,000 in all');
      return hand
        .main()
        .getByRole('article')
        .filter({ hasText: /Jun \d+/ })
        .filter({ hasText: /\$(?:[12],)?\d{3}\s*for two/ })
        .first()
        .getByText('You stay at');
    },
  },
  {
    name: 'compare its plans side by side',
    most: 3,
    async done(hand) {
      await plan(hand, LISBON);
      await hand.press(hand.page.getByRole('link', { name: /^Compare .* side by side$/ }));
      return hand.page.getByRole('table', { name: 'Side by side' });
    },
  },
  {
    name: 'have it planned cheaper',
    most: 3,
    async done(hand) {
      await plan(hand, LISBON);
      await hand.press(hand.page.getByRole('button', { name: 'Cheaper' }));
      return hand.page.getByRole('button', { name: 'Undo' });
    },
  },
  {
    name: 'send a plan to a friend, who opens an account and books it',
    most: 9,
    async done(hand) {
      await plan(hand, 'Niseko, 6 to 13 February 2027, two friends, $6,500 each, powder');
      const ours = hand
        .main()
        .getByRole('article')
        .filter({ has: hand.page.getByRole('link', { name: 'Book this trip' }) });
      await hand.press(ours.first().getByRole('button', { name: 'View Full Details' }));
      await hand.press(hand.page.getByRole('dialog').getByRole('button', { name: 'Share link' }));
      await hand.page.goto(await hand.page.getByLabel('Share link').inputValue());
      await hand.press(hand.main().getByRole('link', { name: 'Book this trip' }));
      await openAccount(hand);
      await hand.page.waitForURL(/\/checkout\//);
      for (const [label, text] of CARD) await hand.type(label, text);
      await hand.press(hand.page.getByRole('button', { name: 'Book and pay' }));
      return hand.page.getByRole('heading', { level: 1, name: 'Booking Confirmed!' });
    },
  },
  {
    name: 'learn when Lisbon is best',
    most: 1,
    async done(hand) {
      await hand.press(
        hand
          .main()
          .getByRole('link', { name: /^Lisbon/ })
          .first(),
      );
      return hand.main().getByRole('heading', { name: 'When to come' });
    },
  },
  {
    name: 'find the number to call in an emergency in Lisbon',
    most: 3 + MENU,
    async done(hand) {
      await hand.go('Learn');
      await hand.press(
        hand
          .main()
          .getByRole('link', { name: /guides/i })
          .first(),
      );
      await hand.press(hand.main().getByRole('navigation').getByRole('link', { name: 'Lisbon' }));
      return hand.main().locator('#lisbon').getByText('In an emergency');
    },
  },
];

const site = await startSite({ DATA_DIR: await aDataFolder() });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let over = 0;
console.log('presses  fields  most');
for (const { name, most, done } of TASKS) {
  const context = await browser.newContext({ ...SCREEN, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('cookiesAccepted', 'true'));
  const hand = new Hand(await context.newPage());
  await hand.page.goto(site.url);
  await hand.page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
  const fault = await done(hand)
    .then((answer) => answer.waitFor())
    .then(
      () => null,
      (failed: Error) => `not done: ${failed.message.split('\n')[0]}`,
    );
  if (fault !== null || hand.presses > most) over += 1;
  console.log(
    `${String(hand.presses).padStart(7)}  ${String(hand.fields).padStart(6)}  ${String(most).padStart(4)}  ${name}${fault === null ? '' : ` (${fault})`}`,
  );
  await context.close();
}
await browser.close();
await cleanUp();
process.exitCode = over > 0 ? 1 : 0;
