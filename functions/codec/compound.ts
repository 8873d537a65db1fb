import { type Codec, type FieldCodecs, byte, codecError, varint } from './codec.ts'

/** The byte that stands for each word. The bytes are part of the stored format, so a byte never changes its word. */
type WordCodes<T extends string> = { readonly [W in T]: number }

const wordsByCode = <T extends string>(codes: WordCodes<T>): ReadonlyMap<number, T> => {
  const words = Object.keys(codes) as T[]
  const byCode = new Map(words.map((word) => [codes[word], word]))
  if (byCode.size < words.length) throw codecError('two words have one place')
  return byCode
}

/** Returns a codec of one of a fixed list of words, as one byte. */
export const oneOf = <T extends string>(codes: WordCodes<T>): Codec<T> => {
  const words = wordsByCode(codes)
  return {
    write: (sink, value) => byte.write(sink, codes[value]),
    read: (source) => {
      const word = words.get(byte.read(source))
      if (word === undefined) throw codecError('an unknown word')
      return word
    },
  }
}

/** Returns a codec of a value that may be undefined: a byte 0 or 1, and then the value if there is one. */
export const optional = <T>(codec: Codec<T>): Codec<T | undefined> => ({
  write: (sink, value) => {
    byte.write(sink, value === undefined ? 0 : 1)
    if (value !== undefined) codec.write(sink, value)
  },
  read: (source) => {
    const presence = byte.read(source)
    if (presence > 1) throw codecError('neither there nor not')
    return presence === 1 ? codec.read(source) : undefined
  },
})

/**
 * Returns a codec of an object: the values of its properties in the given order, without their names. Properties that
 * are read as undefined are left out of the object.
 */
export const record = <T extends object>(fields: FieldCodecs<T>): Codec<T> => {
  const entries = Object.entries(fields) as [keyof T, Codec<T[keyof T]>][]
  return {
    write: (sink, value) => {
      for (const [name, codec] of entries) codec.write(sink, value[name])
    },
    read: (source) => {
      const read = entries.map(([name, codec]) => [name, codec.read(source)] as const)
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as T
    },
  }
}

/** The end of the error message that refuses to write what `readOnlyUntilNextRelease` wraps. */
export const NOT_YET_WRITTEN = 'is written from the next release on'

/**
 * Returns a codec that reads but refuses to write. While a release rolls out, the previous release reads the same
 * games, so each new event or field must be readable one release before it is written. Remove this wrapper once a
 * release that reads it is deployed everywhere (`npm run last-release` shows that release).
 */
export const readOnlyUntilNextRelease = <T>({ read, write }: Codec<T>): Codec<T> => ({
  read,
  write: (sink, value) => {
    if (sink.isAhead !== true) throw codecError(`this event or field ${NOT_YET_WRITTEN}`)
    write(sink, value)
  },
})

/** Returns a codec of `T` that stores it as another type `S`. */
export const storedAs = <T, S>(codec: Codec<S>, to: (value: T) => S, from: (stored: S) => T): Codec<T> => ({
  write: (sink, value) => codec.write(sink, to(value)),
  read: (source) => from(codec.read(source)),
})

/** A boolean, as one byte. */
export const flag = storedAs<boolean, 'no' | 'yes'>(
  oneOf({ no: 0, yes: 1 }),
  (value) => (value ? 'yes' : 'no'),
  (word) => word === 'yes',
)

/** Returns a codec of any number of values of one type: their number, then each value. */
export const list = <T>(codec: Codec<T>): Codec<readonly T[]> => ({
  write: (sink, values) => {
    varint.write(sink, values.length)
    for (const value of values) codec.write(sink, value)
  },
  read: (source) => {
    const values: T[] = []
    for (let left = varint.read(source); left > 0; left--) values.push(codec.read(source))
    return values
  },
})

type Kinds<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: FieldCodecs<Omit<Extract<T, { kind: K }>, 'kind'>>
}

const codesInOrder = <T extends string>(words: readonly T[]): WordCodes<T> =>
  Object.fromEntries(words.map((word, index) => [word, index])) as WordCodes<T>

/**
 * Returns a codec of one of several shapes that `kind` tells apart: a byte for the kind, then the properties of that
 * shape. The byte is the index of the kind in this object, so new kinds go to its end.
 */
export const byKind = <T extends { readonly kind: string }>(kinds: Kinds<T>): Codec<T> => {
  const names = Object.keys(kinds) as T['kind'][]
  const word = oneOf(codesInOrder(names))
  const codecs = new Map(names.map((name) => [name, record(kinds[name] as FieldCodecs<object>)]))
  const codecOf = (kind: T['kind']): Codec<object> => {
    const codec = codecs.get(kind)
    if (!codec) throw codecError(`an unknown kind, ${kind}`)
    return codec
  }
  return {
    write: (sink, value) => {
      word.write(sink, value.kind)
      codecOf(value.kind).write(sink, value)
    },
    read: (source) => {
      const kind = word.read(source)
      return { kind, ...codecOf(kind).read(source) } as T
    },
  }
}
