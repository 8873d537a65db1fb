/**
 * A pattern with properties of Unicode, made when it is first used: for each property V8 collects thousands of letters
 * as soon as it reads a literal, 2 ms of a container's start.
 */
export const unicode = (source: string, flags = 'u'): (() => RegExp) => {
  let made: RegExp | undefined
  return () => (made ??= new RegExp(source, flags))
}
