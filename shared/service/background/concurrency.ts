/** `most`: how many a sweep takes; `lanes`: how many at once. The next sweep takes the rest, and what there was no time for. */
export type SweepPace = { readonly most?: number; readonly lanes?: number; readonly hasTime?: () => boolean }

/** At most `lanes` groups at once, each in order, while `work` answers true. Rejects if `work` does. */
export const inLanes = async <T>(
  groups: readonly (readonly T[])[],
  lanes: number,
  work: (item: T) => Promise<boolean>,
): Promise<void> => {
  const waiting = groups.values()
  const lane = async (): Promise<void> => {
    for (const group of waiting) for (const item of group) if (!(await work(item))) break
  }
  await Promise.all(Array.from({ length: Math.min(lanes, groups.length) }, lane))
}
