import { type Codec, codecError, varint } from './codec.ts'

/** Returns whole seconds from milliseconds. Throws if there is a fraction. */
export const toWholeSeconds = (milliseconds: number): number => {
  const seconds = milliseconds / 1000
  if (!Number.isSafeInteger(seconds)) throw codecError(`${milliseconds} ms is no whole second`)
  return seconds
}

/** A duration in milliseconds, stored in whole seconds. */
export const durationCodec: Codec<number> = {
  write: (sink, value) => varint.write(sink, toWholeSeconds(value)),
  read: (source) => varint.read(source) * 1000,
}

/**
 * An instant in milliseconds since 1970, stored in whole seconds since the previous instant (the first one since 1970),
 * so three bytes reach 24 days. The clocks of machines differ, so an instant may lie before the previous one: then a
 * zero is stored first, and the number of seconds back.
 */
export const instantCodec: Codec<number> = {
  write: (sink, value) => {
    const seconds = toWholeSeconds(value)
    const forward = seconds - sink.time
    sink.time = seconds
    if (forward < 0) varint.write(sink, 0)
    varint.write(sink, forward < 0 ? -forward : forward + 1)
  },
  read: (source) => {
    const head = varint.read(source)
    source.time += head === 0 ? -varint.read(source) : head - 1
    return source.time * 1000
  },
}

/**
 * An instant near the previous one, before or after it, such as the end of a pause. The next instant is not stored as
 * the difference from it: after a distant date that would take many bytes.
 */
export const nearbyInstantCodec: Codec<number> = {
  write: (sink, value) => {
    const away = toWholeSeconds(value) - sink.time
    varint.write(sink, away < 0 ? -away * 2 - 1 : away * 2)
  },
  read: (source) => {
    const folded = varint.read(source)
    return (source.time + (folded % 2 === 1 ? -(folded + 1) / 2 : folded / 2)) * 1000
  },
}
