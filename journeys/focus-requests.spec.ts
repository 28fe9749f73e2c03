/** Whatever is done, the keyboard stays where the doing has led: one line a dialog that asks us for something. */
import type { Page } from '@playwright/test';
import { type Action, address, button, keepPlace, toast } from './keyboard-place.ts';

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

const openGuide = async (page: Page) => {
  await page.goto('/guides');
  return button(page, 'Request Custom Guide');
};

interface Asking {
  readonly path: string;
  /** On the button that opens the dialog. */
  readonly opens: string;
  readonly sends: string;
}

const REQUESTS: Readonly<Record<string, Asking>> = {
  'a guide': { path: '/guides', opens: 'Request Custom Guide', sends: 'Request guide' },
  'a lesson': { path: '/videos', opens: 'Ask for a lesson', sends: 'Ask for it' },
  'a partnership': { path: '/business-login', opens: 'Write to us', sends: 'Send inquiry' },
};

keepPlace([
  {
    name: 'beginning a request',
    prepare: openGuide,
    done: (page) => inDialog(page, 'Request guide'),
    lands: (page) => inDialog(page, 'Close'),
  },
  {
    name: 'a request without an address',
    async prepare(page) {
      await (await openGuide(page)).click();
      await page.getByRole('dialog').getByLabel('Email').fill('nobody');
      return inDialog(page, 'Request guide');
    },
    done: (page) => page.getByText('Invalid email'),
    lands: (page) => page.getByRole('dialog').getByLabel('Email'),
  },
  {
    name: 'giving up a request',
    async prepare(page) {
      await (await openGuide(page)).click();
      return inDialog(page, 'Close');
    },
    done: (page) => page.locator('body:not(:has(dialog[open]))'),
    lands: (page) => button(page, 'Request Custom Guide'),
  },
  ...Object.entries(REQUESTS).map(
    ([name, { path, opens, sends }]): Action => ({
      name: `a request for ${name} that is sent`,
      async prepare(page) {
        await page.goto(path);
        await button(page, opens).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Email').fill(address());
        await dialog.locator('textarea').fill('Lisbon by tram, with a child of four.');
        return inDialog(page, sends);
      },
      done: toast('Request sent!'),
      lands: (page) => inDialog(page, sends),
    }),
  ),
]);
