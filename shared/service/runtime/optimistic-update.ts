/**
 * Repeats a change under optimistic locking until it has a result, at most `attempts` times. An attempt returns
 * undefined if another writer was faster; so does this function if that happened each time.
 */
export const optimisticUpdate = async <Result>(
  attempts: number,
  attempt: () => Promise<Result | undefined>,
): Promise<Result | undefined> => {
  for (let left = attempts; left > 0; left -= 1) {
    const result = await attempt()
    if (result !== undefined) return result
  }
  return undefined
}
