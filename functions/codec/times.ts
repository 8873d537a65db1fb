import { type Codec, refused, whole } from './codec.ts'

export const inSeconds = (milliseconds: number): number => {
  const seconds = milliseconds / 1000
  if (!Number.isSafeInteger(seconds)) throw refused(`${milliseconds} ms is no whole second`)
  return seconds
}

/** Milliseconds, in whole seconds. */
export const duration: Codec<number> = {
  write: (sink, value) => whole.write(sink, inSeconds(value)),
  read: (source) => whole.read(source) * 1000,
}

/**
 * Milliseconds, in whole seconds; stored as seconds since the time before (first: since 1970). Three bytes reach 24
 * days. Machines' clocks differ: a zero, then the seconds back.
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
 * Seconds from the last time written, either way. It does not become the last: after a far date the next would need a
 * long way back.
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
