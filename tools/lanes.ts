/** At once on AWS: segments of a table, or games that are named. The SDK has fifty connections to a service. */
export const LANES = 50

/** One generator for all lanes hands out each item once. */
async function* eachOf<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items
}

/** Rejects if `work` does. */
export const eachInLanes = async <T>(
  items: Iterable<T> | AsyncIterable<T>,
  lanes: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = eachOf(items)
  const lane = async (): Promise<void> => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
