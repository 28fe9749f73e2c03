/** The one toast of the page: what is shown, what is replaced, and when it is forgotten. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  currentToasts,
  dismissToast,
  subscribeToToasts,
  TOAST_REMOVE_DELAY_MS,
  toast,
  toastsOnServer,
} from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

test('a toast raised before anybody listens is there when somebody does', () => {
  toast({ title: 'Login Required', description: 'Please log in to complete your booking.' });

  expect(currentToasts()).toMatchObject([{ title: 'Login Required', open: true }]);
});

test('the newest toast replaces the older one', () => {
  toast({ title: 'Success!' });
  toast({ title: 'Error', variant: 'destructive' });

  expect(currentToasts().map((entry) => entry.title)).toEqual(['Error']);
});

test('a dismissed toast closes at once and is forgotten after the removal delay', () => {
  const { dismiss } = toast({ title: 'Message sent!' });
  dismiss();

  expect(currentToasts()).toMatchObject([{ open: false }]);
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1);
  expect(currentToasts()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(currentToasts()).toEqual([]);
});

test('forgetting an old toast never takes the newer one with it', () => {
  toast({ title: 'Welcome back!' }).dismiss();
  toast({ title: 'Booking Confirmed!' });
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS * 2);

  expect(currentToasts()).toMatchObject([{ title: 'Booking Confirmed!', open: true }]);
});

test('listeners hear of every change until they leave', () => {
  const heard = vi.fn();
  const leave = subscribeToToasts(heard);
  const { dismiss } = toast({ title: 'Access Granted' });
  dismiss();
  dismiss();
  leave();
  toast({ title: 'Access Denied' });

  expect(heard).toHaveBeenCalledTimes(2);
});

test('a page from the server carries no toast', () => {
  toast({ title: 'Success!' });
  expect(toastsOnServer()).toEqual([]);
});
