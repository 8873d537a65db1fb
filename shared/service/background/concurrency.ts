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
