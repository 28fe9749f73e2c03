/**
 * Passwords, as the product sees them: hashed slowly on purpose, never stored, never compared as text.
 *
 * Every verification costs the same whether or not there is anything to compare with, and there is
 * an upper bound on how many wait: beyond it the work is refused with `TooBusy` instead of piling up.
 */
export interface Passwords {
  /** The string to store. It carries its own salt and parameters. */
  hash(password: string): Promise<string>;
  verify(stored: string, password: string): Promise<boolean>;
  /** The work of `verify` when nobody has that name, so that time does not tell. */
  verifyNothing(password: string): Promise<false>;
  /** True when the stored string was made with weaker parameters than today's. */
  isOutdated(stored: string): boolean;
  /** One of those every attacker tries first. */
  isCommon(password: string): boolean;
  /** Runs the attempts of one guesser one after another, so that counting them cannot be outrun. */
  oneByOne<T>(guesser: string, attempt: () => Promise<T>): Promise<T>;
}
