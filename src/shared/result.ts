/**
 * Two kinds of ending.
 *
 * A named error is an ordinary ending of an action: it is declared in the
 * contract, has a status and a sentence, and is returned. Everything else is a
 * fault: it is thrown and caught once, at the edge.
 */
export type Details = Readonly<Record<string, string | number | boolean | null>>;

export type Ok<T> = { readonly ok: true; readonly value: T };
export type Err<E extends string> = { readonly ok: false; readonly error: E; readonly details?: Details };
export type Result<T, E extends string> = Ok<T> | Err<E>;

export function ok<T>(value: T): Ok<T> {
  return { ok: true, value };
}

/** `details` travel to the client beside the sentence, for instance the new price. Never personal data. */
export function err<const E extends string>(error: E, details?: Details): Err<E> {
  return details ? { ok: false, error, details } : { ok: false, error };
}

/** What a person reads for a named error; a function when the sentence needs the details ("Only 3 spots left"). */
export type Sentence = string | ((details: Details) => string);

export function say(sentence: Sentence, details: Details = {}): string {
  return typeof sentence === 'string' ? sentence : sentence(details);
}
