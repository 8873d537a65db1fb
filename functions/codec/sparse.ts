import { isDeepStrictEqual } from 'node:util'
import { type Codec, byte, codecError, varint } from './codec.ts'

type Present<T> = { readonly [K in keyof T]-?: Codec<Exclude<T[K], undefined>> }

type OptionalKey<T> = { [K in keyof T]-?: undefined extends T[K] ? K : never }[keyof T]

/**
 * The usual value of each property that has one; undefined if it is usually absent. Each optional property needs an
 * entry.
 */
type Defaults<T> = { readonly [K in OptionalKey<T>]: T[K] | undefined } & { readonly [K in keyof T]?: T[K] | undefined }

type Entry = { readonly name: string; readonly codec: Codec<unknown>; readonly flag: number; readonly usual: unknown }

/** How the flags of an object are stored, and how many there may be. */
type Flags = { readonly codec: Codec<number>; readonly most: number }

/** A property with a usual value has one bit as its flag. Others have the flag 0 and are always stored. */
const entriesOf = <T extends object>(fields: Present<T>, usual: Defaults<T>, most: number): readonly Entry[] => {
  const usuals: ReadonlyMap<string, unknown> = new Map(Object.entries(usual))
  const flagged = Object.keys(fields).filter((name) => usuals.has(name))
  if (flagged.length > most) throw codecError(`${flagged.length} flags are more than ${most}`)
  return Object.entries(fields as Readonly<Record<string, Codec<unknown>>>).map(([name, codec]) => {
    const index = flagged.indexOf(name)
    return { name, codec, flag: index < 0 ? 0 : 2 ** index, usual: usuals.get(name) }
  })
}

const sparseWith = <T extends object>(fields: Present<T>, usual: Defaults<T>, head: Flags): Codec<T> => {
  const entries = entriesOf(fields, usual, head.most)
  const known = entries.reduce((sum, { flag }) => sum + flag, 0)
  return {
    write: (sink, value) => {
      const values = value as Readonly<Record<string, unknown>>
      const stored = entries.filter((entry) => entry.flag === 0 || !isDeepStrictEqual(values[entry.name], entry.usual))
      head.codec.write(
        sink,
        stored.reduce((sum, { flag }) => sum + flag, 0),
      )
      for (const { name, codec } of stored) codec.write(sink, values[name])
    },
    read: (source) => {
      const flags = head.codec.read(source)
      if (flags > known || (flags & ~known) !== 0) throw codecError('an unknown flag')
      const isStored = ({ flag }: Entry): boolean => flag === 0 || (flags & flag) !== 0
      const read = entries.map(
        (entry) => [entry.name, isStored(entry) ? entry.codec.read(source) : entry.usual] as const,
      )
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T
    },
  }
}

/**
 * Returns a codec of an object most of whose properties have their usual values. A byte of flags tells which ones
 * differ, and only those are stored: at most eight properties can have a usual value. The usual values are part of the
 * stored format. They are independent of the defaults that new games get.
 */
export const sparse = <T extends object>(fields: Present<T>, usual: Defaults<T>): Codec<T> =>
  sparseWith(fields, usual, { codec: byte, most: 8 })

/**
 * Returns a codec of an object of up to thirty properties, each of which is usually left out. Its flags are a varint,
 * so that the first seven take one byte. New properties are appended: a flag never changes its property.
 */
export const sparseOptions = <T extends object>(fields: Present<T>): Codec<T> => {
  const absent = Object.fromEntries(Object.keys(fields).map((name) => [name, undefined]))
  return sparseWith(fields, absent as Defaults<T>, { codec: varint, most: 30 })
}
