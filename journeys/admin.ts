/** Comes into the back office as a new operator does: the command line prints a link, the link sets both factors. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { runScript } from '../test/run-script.ts';
import { expect } from './fixtures.ts';

export interface Operator {
  readonly name: string;
  readonly password: string;
  /** Of the authenticator app, from its key. */
  readonly secret: string;
}

export const codeOf = ({ secret }: Pick<Operator, 'secret'>, at = Date.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

export async function comeIn(
  page: Page,
  role: 'operator' | 'owner' = 'owner',
  folder = process.env['JOURNEYS_DATA_DIR'] ?? '',
): Promise<Operator> {
  const name = `Desk ${randomUUID().slice(0, 8)}`;
  const settings = { DATA_DIR: folder, DATABASE_URL: '' };
  // The first of all is an owner whatever is asked for; only tests meet an empty house twice.
  const { status, said } = await runScript(
    'operator.ts',
    settings,
    'add',
    name,
    ...(role === 'owner' ? ['--owner'] : []),
  );
  const path = /\/admin\/welcome\/[\w-]+/.exec(said)?.[0];
  if (status !== 0 || !path) throw new Error(`No link: ${said}`);
  await page.goto(path);
  const key = (await page.locator('code').textContent()) ?? '';
  const operator = { name, password: 'a lighthouse keeper’s lunch', secret: key.replaceAll(' ', '') };
  await page.getByLabel('New password').fill(operator.password);
  await page.getByLabel('The code the app shows').fill(codeOf(operator));
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeVisible();
  return operator;
}
