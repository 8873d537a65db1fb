/**
 * How much one run of a repeated job does. `most`: how many items. `concurrency`: how many at the same time. The run
 * ends early when `hasTime` returns false; the next run continues.
 */
export type SweepPace = { readonly most?: number; readonly concurrency?: number; readonly hasTime?: () => boolean }

/**
 * Works on at most `concurrency` groups at the same time. A group's items are worked on in order; if `work` answers
 * false, the rest of the group is skipped. Rejects if `work` does.
 */
export const forEachConcurrently = async <T>(
  groups: readonly (readonly T[])[],
  concurrency: number,
  work: (item: T) => Promise<boolean>,
): Promise<void> => {
  const remaining = groups.values()
  const worker = async (): Promise<void> => {
    for (const group of remaining) for (const item of group) if (!(await work(item))) break
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, groups.length) }, worker))
}
