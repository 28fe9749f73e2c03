/** The short round draws the same examples each time, and so says the same of the same code; the long round draws new ones. */
import fc from 'fast-check';
import { IS_LONG } from './rounds.ts';

if (!IS_LONG) fc.configureGlobal({ seed: 20_261_126 });
