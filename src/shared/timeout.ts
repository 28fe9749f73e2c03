/** What `work` answers, or a fault once the time is over. The work itself goes on: whoever can end it does so beside this. */
export async function inTime<T>(work: Promise<T>, withinMs: number, what: string): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const deadline = setTimeout(() => reject(new Error(`${what} took longer than ${withinMs} ms`)), withinMs);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(deadline);
  }
}
