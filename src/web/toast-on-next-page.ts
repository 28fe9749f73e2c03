/** A toast for the document that follows in this tab: it is shown there once. */
import { currentToasts, type ToastMessage, toast } from '../ui/toast-store.ts';
import { keptInTab } from './tab-storage.ts';

/** An action is of its document and does not travel. */
type Carried = Omit<ToastMessage, 'action'>;

const carried = keptInTab('carried-toast', (stored) => (isMessage(stored) ? stored : null));

/** Carries this message, or the open one. */
export function carryToast(message: ToastMessage | undefined = currentToasts().find(({ open }) => open)): void {
  if (message) carried.keep({ title: message.title, description: message.description, variant: message.variant });
}

export function showCarriedToast(): void {
  const message = carried.read();
  carried.keep(null);
  if (message) toast(message);
}

function isMessage(stored: unknown): stored is Carried {
  return typeof stored === 'object' && stored !== null && 'title' in stored && typeof stored.title === 'string';
}
