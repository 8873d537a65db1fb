import { decodeFromBlock, isBlockEncoded, encodeInBlock } from './window.ts'

/**
 * Bytes being written. `time` is the last instant that was written, in seconds since 1970: the next instant is stored
 * as the difference from it. `isAhead` lets tests write what the service writes only from the next release on.
 */
export type ByteWriter = { readonly bytes: number[]; time: number; readonly isAhead?: boolean }

/**
 * Bytes being read: `at` is the index of the next byte, `time` the last instant that was read, in seconds since 1970.
 */
export type ByteReader = { readonly bytes: Uint8Array; at: number; time: number }

/**
 * Writes values of one type as bytes, and reads the same values back. Both directions throw on an invalid value:
 * nothing is rounded or guessed.
 */
export type Codec<T> = {
  readonly write: (sink: ByteWriter, value: T) => void
  readonly read: (source: ByteReader) => T
}

/**
 * One codec for each property. Properties are stored in the order of this object, so reordering it changes the format.
 */
export type FieldCodecs<T> = { readonly [K in keyof T]-?: Codec<T[K]> }

/** Returns the error that every codec throws for a value or for bytes that it cannot represent. */
export const codecError = (why: string): Error => new Error(`packed log: ${why}`)

const takeByte = (source: ByteReader): number => {
  const byte = source.bytes[source.at++]
  if (byte === undefined) throw codecError('it ends too soon')
  return byte
}

const takeBytes = (source: ByteReader, length: number): Uint8Array => {
  const end = source.at + length
  if (end > source.bytes.length) throw codecError('it ends too soon')
  const bytes = source.bytes.subarray(source.at, end)
  source.at = end
  return bytes
}

/** An integer from 0 to 255, in one byte. */
export const byte: Codec<number> = {
  write: (sink, value) => {
    if (!Number.isInteger(value) || value < 0 || value > 255) throw codecError(`${value} is no byte`)
    sink.bytes.push(value)
  },
  read: takeByte,
}

/**
 * An integer from 0 to 2^53 - 1, as a varint: seven bits to a byte, lowest bits first, and the top bit set on all bytes
 * but the last.
 */
export const varint: Codec<number> = {
  write: (sink, value) => {
    if (!Number.isSafeInteger(value) || value < 0) throw codecError(`${value} is no whole number`)
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) sink.bytes.push(128 + (rest % 128))
    sink.bytes.push(rest)
  },
  read: (source) => {
    let value = 0
    for (let unit = 1; ; unit *= 128) {
      const next = takeByte(source)
      value += (next % 128) * unit
      if (!Number.isSafeInteger(value)) throw codecError('a number is too large')
      if (next < 128) return value
    }
  },
}

/** Appends in a loop: `push(...bytes)` fails when there are more bytes than a call can have arguments. */
const appendBytes = (sink: ByteWriter, bytes: Uint8Array): void => {
  for (const one of bytes) sink.bytes.push(one)
}

const toUtf8 = new TextEncoder()
const fromUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const encoded = (value: string): Uint8Array => {
  if (!value.isWellFormed()) throw codecError('half a surrogate pair is no text')
  return toUtf8.encode(value)
}

const shortestBytes = (value: string): Uint8Array => {
  const utf8 = encoded(value)
  const inBlock = utf8.length > value.length ? encodeInBlock(value) : undefined
  return inBlock && inBlock.length < utf8.length ? inBlock : utf8
}

const blockText = (bytes: Uint8Array): string => {
  const value = decodeFromBlock(bytes)
  if (value === undefined) throw codecError('no such block of characters')
  return value
}

/**
 * Any text: the number of bytes, then UTF-8. If all its characters beyond ASCII are in one block of 128, such as
 * Cyrillic letters, it takes one byte a character instead, where that is shorter.
 */
export const textCodec: Codec<string> = {
  write: (sink, value) => {
    const bytes = shortestBytes(value)
    varint.write(sink, bytes.length)
    appendBytes(sink, bytes)
  },
  read: (source) => {
    const bytes = takeBytes(source, varint.read(source))
    return isBlockEncoded(bytes) ? blockText(bytes) : fromUtf8.decode(bytes)
  },
}

/**
 * An id. Ids in base64url (base62 is a part of it) are stored as the bytes they encode, three quarters of their length;
 * others as UTF-8. The lowest bit of the length says which.
 */
export const idCodec: Codec<string> = {
  write: (sink, value) => {
    const dense = Buffer.from(value, 'base64url')
    const isDense = dense.toString('base64url') === value
    const bytes = isDense ? dense : encoded(value)
    varint.write(sink, bytes.length * 2 + (isDense ? 1 : 0))
    appendBytes(sink, bytes)
  },
  read: (source) => {
    const head = varint.read(source)
    const bytes = takeBytes(source, Math.floor(head / 2))
    return head % 2 === 1 ? Buffer.from(bytes).toString('base64url') : fromUtf8.decode(bytes)
  },
}
