import { type Codec, refused, whole } from './codec.ts'

/** Milliseconds into whole seconds; throws on anything between two seconds. */
export const inSeconds = (milliseconds: number): number => {
  const seconds = milliseconds / 1000
  if (!Number.isSafeInteger(seconds)) throw refused(`${milliseconds} ms is no whole second`)
  return seconds
}

/** A length of time in milliseconds, always whole seconds. */
export const duration: Codec<number> = {
  write: (sink, value) => whole.write(sink, inSeconds(value)),
  read: (source) => whole.read(source) * 1000,
}

/**
 * A time in milliseconds, always whole seconds, stored as the seconds since the one before (the first: since 1970).
 * Three bytes reach 24 days. Two machines' clocks may disagree, so it can go back, too: a zero, then the way back.
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
 * Another time that goes with an event, as the seconds between it and the last time written, either way round. It
 * does not become the last one itself: a date far ahead would make the next event's way back a long one.
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
