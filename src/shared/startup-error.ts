/** A start that ends with a sentence for the person at the terminal: what is wrong, and what to do. */
export class Refused extends Error {
  override name = 'Refused';
}
