import { fromWindow, isWindowed, toWindow } from './window.ts'

/** `time`: the last one written, in seconds; the next is stored as the difference. */
export type Sink = { readonly bytes: number[]; time: number }

export type Source = { readonly bytes: Uint8Array; at: number; time: number }

/** Reading returns exactly what was written. Both throw on invalid values; nothing is rounded or guessed. */
export type Codec<T> = { readonly write: (sink: Sink, value: T) => void; readonly read: (source: Source) => T }

/** In storage order: reordering changes the format. */
export type Fields<T> = { readonly [K in keyof T]-?: Codec<T[K]> }

export const refused = (why: string): Error => new Error(`packed log: ${why}`)

const takeByte = (source: Source): number => {
  const byte = source.bytes[source.at++]
  if (byte === undefined) throw refused('it ends too soon')
  return byte
}

const takeBytes = (source: Source, length: number): Uint8Array => {
  const end = source.at + length
  if (end > source.bytes.length) throw refused('it ends too soon')
  const taken = source.bytes.subarray(source.at, end)
  source.at = end
  return taken
}

export const byte: Codec<number> = {
  write: (sink, value) => {
    if (!Number.isInteger(value) || value < 0 || value > 255) throw refused(`${value} is no byte`)
    sink.bytes.push(value)
  },
  read: takeByte,
}

/** 0 to 2^53 - 1, seven bits a byte, lowest first. */
export const whole: Codec<number> = {
  write: (sink, value) => {
    if (!Number.isSafeInteger(value) || value < 0) throw refused(`${value} is no whole number`)
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) sink.bytes.push(128 + (rest % 128))
    sink.bytes.push(rest)
  },
  read: (source) => {
    let value = 0
    for (let unit = 1; ; unit *= 128) {
      const next = takeByte(source)
      value += (next % 128) * unit
      if (!Number.isSafeInteger(value)) throw refused('a number is too large')
      if (next < 128) return value
    }
  },
}

/** A spread has a limit of length. */
const bytesOf = (sink: Sink, bytes: Uint8Array): void => {
  for (const each of bytes) sink.bytes.push(each)
}

const toUtf8 = new TextEncoder()
const fromUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const encoded = (value: string): Uint8Array => {
  if (!value.isWellFormed()) throw refused('half a surrogate pair is no text')
  return toUtf8.encode(value)
}

const shorter = (value: string): Uint8Array => {
  const utf8 = encoded(value)
  const windowed = utf8.length > value.length ? toWindow(value) : undefined
  return windowed && windowed.length < utf8.length ? windowed : utf8
}

const inWindow = (bytes: Uint8Array): string => {
  const value = fromWindow(bytes)
  if (value === undefined) throw refused('no such block of characters')
  return value
}

/** The bytes' number, then UTF-8, or one byte a character (window.ts) if shorter. */
export const text: Codec<string> = {
  write: (sink, value) => {
    const bytes = shorter(value)
    whole.write(sink, bytes.length)
    bytesOf(sink, bytes)
  },
  read: (source) => {
    const bytes = takeBytes(source, whole.read(source))
    return isWindowed(bytes) ? inWindow(bytes) : fromUtf8.decode(bytes)
  },
}

/** Base64url (base62 is part of it) takes three quarters of its length; other texts are UTF-8. */
export const id: Codec<string> = {
  write: (sink, value) => {
    const dense = Buffer.from(value, 'base64url')
    const isDense = dense.toString('base64url') === value
    const bytes = isDense ? dense : encoded(value)
    whole.write(sink, bytes.length * 2 + (isDense ? 1 : 0))
    bytesOf(sink, bytes)
  },
  read: (source) => {
    const head = whole.read(source)
    const bytes = takeBytes(source, Math.floor(head / 2))
    return head % 2 === 1 ? Buffer.from(bytes).toString('base64url') : fromUtf8.decode(bytes)
  },
}
