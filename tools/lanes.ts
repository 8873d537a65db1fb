/** At once on AWS: a million take ten minutes. */
export const LANES = 25

const OFTEN = 10_000

/** One generator for all lanes hands out each item once. */
async function* eachOf<T>(items: Iterable<T> | AsyncIterable<T>): AsyncGenerator<T> {
  yield* items
}

/** Rejects if `work` does. */
export const eachInLanes = async <T>(
  items: Iterable<T> | AsyncIterable<T>,
  { lanes, say }: { readonly lanes: number; readonly say: (line: string) => void },
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const waiting = eachOf(items)
  let done = 0
  const lane = async (): Promise<void> => {
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      await work(next.value)
      if (++done % OFTEN === 0) say(`${done} games so far`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
