/** A command, `npm start` among them, that ends with a sentence for the person at the terminal: what is wrong, and what to do. */
export class CommandError extends Error {
  override name = 'CommandError';
}
