/**
 * Returns a pattern that is compiled when it is first used. As a literal, a pattern with properties of Unicode would
 * cost 2 ms of each container's start, because V8 collects thousands of letters for each property as soon as it reads
 * it.
 */
export const lazyPattern = (source: string, flags = 'u'): (() => RegExp) => {
  let pattern: RegExp | undefined
  return () => (pattern ??= new RegExp(source, flags))
}
