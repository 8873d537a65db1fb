import { type Codec, refused, whole } from './codec.ts'

/** Whole seconds from milliseconds. Throws if there is a fraction. */
export const inSeconds = (milliseconds: number): number => {
  const seconds = milliseconds / 1000
  if (!Number.isSafeInteger(seconds)) throw refused(`${milliseconds} ms is no whole second`)
  return seconds
}

/** A duration in milliseconds, stored in whole seconds. */
export const duration: Codec<number> = {
  write: (sink, value) => whole.write(sink, inSeconds(value)),
  read: (source) => whole.read(source) * 1000,
}

/**
 * An instant in milliseconds since 1970, stored in whole seconds since the previous instant (the first one since 1970),
 * so three bytes reach 24 days. The clocks of machines differ, so an instant may lie before the previous one: then a
 * zero is stored first, and the number of seconds back.
 */
export const instant: Codec<number> = {
  write: (sink, value) => {
    const seconds = inSeconds(value)
    const forward = seconds - sink.time
    sink.time = seconds
    if (forward < 0) whole.write(sink, 0)
    whole.write(sink, forward < 0 ? -forward : forward + 1)
  },
  read: (source) => {
    const head = whole.read(source)
    source.time += head === 0 ? -whole.read(source) : head - 1
    return source.time * 1000
  },
}

/**
 * An instant near the previous one, before or after it, such as the end of a pause. It does not become the previous
 * instant itself: after a distant date the next event would need many bytes to come back.
 */
export const nearby: Codec<number> = {
  write: (sink, value) => {
    const away = inSeconds(value) - sink.time
    whole.write(sink, away < 0 ? -away * 2 - 1 : away * 2)
  },
  read: (source) => {
    const folded = whole.read(source)
    return (source.time + (folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2)) * 1000
  },
}
