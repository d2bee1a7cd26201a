/** Resolves when the work is done or the time is over; work that takes longer goes on. Rejects as the work does. */
export async function waitAtMost(work: Promise<unknown>, limitMs: number): Promise<void> {
  const { promise: timeout, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, limitMs);
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
