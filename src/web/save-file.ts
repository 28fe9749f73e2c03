/** Saves a file of our own. It is fetched first, so that a refusal is told (`CallError`) instead of being saved as the file. */
import { CallError } from './api-client.ts';

/** The browser has taken the file over long before. */
const KEPT_MS = 60_000;

export async function saveFile(path: string, name: string): Promise<void> {
  const response = await fetch(path, { credentials: 'include' });
  if (!response.ok) throw new CallError(response.status, await response.text());
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
