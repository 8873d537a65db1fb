/**
 * How many segments of a table, or named games, are processed at once on AWS: the SDK opens at most 50 connections to a
 * service.
 */
export const AWS_CONCURRENCY = 50

/** Returns the items as one generator, which all workers share, so that each item goes to one worker only. */
async function* eachOf<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items
}

/** Processes the items, a limited number at once. Rejects if `work` does. */
export const runConcurrently = async <T>(
  items: Iterable<T> | AsyncIterable<T>,
  most: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const queue = eachOf(items)
  const worker = async (): Promise<void> => {
    for (let next = await queue.next(); !next.done; next = await queue.next()) await work(next.value)
  }
  await Promise.all(Array.from({ length: most }, worker))
}
