/** What the first process of ours has compiled the next need not compile again: a third of the work of a start. */
import { fileURLToPath } from 'node:url';

export const COMPILED = fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url));
