/** What `work` answers, or a fault once the time is over. The work itself goes on: whoever can end it does so beside this. */
export async function inTime<T>(work: Promise<T>, withinMs: number, late: string | Error): Promise<T> {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    const fault = typeof late === 'string' ? new Error(`${late} took longer than ${withinMs} ms`) : late;
    deadline = setTimeout(() => reject(fault), withinMs);
  });
  try {
    return await Promise.race([work, over]);
  } finally {
    clearTimeout(deadline);
  }
}
