/**
 * Everything besides bookings that a visitor can have written: accounts, logins,
 * logouts, the unlocked business area, shared trips and shares that ended. Each
 * kind writes what it can and remembers what was answered with 2xx; afterwards
 * the site is asked whether it still knows.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Crowd } from './buyers.ts';
import type { Person } from './setup.ts';

const PASSWORD = 'a quiet bay in June';
const SIGNUP_CODE = 'WANDER';
const BUSINESS_PASSWORD = 'partners';
const CHECKED_AT_ONCE = 16;

/** One promise: what it was, and whether it is kept. */
interface Promised {
  readonly kind: Kind;
  isKept(): Promise<boolean>;
}

export const KINDS = ['account', 'login', 'logout', 'unlock', 'share', 'end of sharing'] as const;
export type Kind = (typeof KINDS)[number];

export function openWriters(crowd: Crowd, draw: () => number) {
  const promised: Promised[] = [];
  /** Bookings that can be shared, each once. */
  const shareable: { readonly person: Person; readonly bookingId: number }[] = [];

  const stranger = (cookie = ''): Person => {
    const part = () => Math.floor(draw() * 256);
    return { id: 0, cookie, address: `10.${100 + Math.floor(draw() * 100)}.${part()}.${part()}` };
  };
  const promise = (kind: Kind, isKept: Promised['isKept']) => void promised.push({ kind, isKept });
  const statusOf = async (person: Person, path: string) => (await crowd.send(person, 'GET', path)).status;

  async function signUp(): Promise<boolean> {
    const username = `n${randomUUID().slice(0, 18)}`;
    const account = { username, password: PASSWORD, signupCode: SIGNUP_CODE };
    const registered = await crowd.send(stranger(), 'POST', '/api/auth/register', account);
    if (registered.status !== 201) return false;
    const logIn = () => crowd.send(stranger(), 'POST', '/api/auth/login', { username, password: PASSWORD });
    promise('account', async () => (await logIn()).status === 200);
    const { status, cookie } = await logIn();
    if (status !== 200) return false;
    const isIn = async () => (await statusOf(stranger(cookie), '/api/auth/user')) === 200;
    if (draw() < 0.5) promise('login', isIn);
    else {
      const left = await crowd.send(stranger(cookie), 'POST', '/api/auth/logout', {});
      if (left.status !== 200) return false;
      promise('logout', async () => !(await isIn()));
    }
    return true;
  }

  async function unlock(): Promise<boolean> {
    const { status, cookie } = await crowd.send(stranger(), 'POST', '/api/business/access', {
      password: BUSINESS_PASSWORD,
    });
    if (status !== 200) return false;
    promise('unlock', async () => (await statusOf(stranger(cookie), '/api/business/content')) === 200);
    await pause(20);
    return true;
  }

  async function share(): Promise<boolean> {
    const next = shareable.shift();
    if (!next) return false;
    const path = `/api/bookings/${next.bookingId}/share`;
    const { status, body } = await crowd.send(next.person, 'POST', path);
    if (status !== 201) return false;
    const opens = () => statusOf(stranger(), `/api/trips/${String(body?.url).split('/').at(-1)}`);
    if (draw() < 0.5) promise('share', async () => (await opens()) === 200);
    else {
      const ended = await crowd.send(next.person, 'DELETE', path);
      if (ended.status !== 200) return false;
      promise('end of sharing', async () => (await opens()) === 404);
    }
    return true;
  }

  return {
    writes: [signUp, signUp, unlock, share] as const,
    canBeShared: (person: Person, bookingId: number) => void shareable.push({ person, bookingId }),
    count: (kind: Kind) => promised.filter((each) => each.kind === kind).length,
    /** Each broken promise is a line of rule (e). */
    async broken(): Promise<string[]> {
      const open = [...promised];
      const lost: string[] = [];
      const check = async () => {
        for (let next = open.pop(); next; next = open.pop()) {
          if (!(await next.isKept())) lost.push(`e: ${next.kind}: it was promised and is not so`);
        }
      };
      await Promise.all(Array.from({ length: CHECKED_AT_ONCE }, check));
      return lost;
    },
  };
}
