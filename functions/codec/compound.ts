import { type Codec, type Fields, byte, refused, whole } from './codec.ts'

/** Part of the format: a number never changes. */
type Places<T extends string> = { readonly [W in T]: number }

const wordsAt = <T extends string>(places: Places<T>): ReadonlyMap<number, T> => {
  const words = Object.keys(places) as T[]
  const byPlace = new Map(words.map((word) => [places[word], word]))
  if (byPlace.size < words.length) throw refused('two words have one place')
  return byPlace
}

/** One byte. */
export const oneOf = <T extends string>(places: Places<T>): Codec<T> => {
  const words = wordsAt(places)
  return {
    write: (sink, value) => byte.write(sink, places[value]),
    read: (source) => {
      const word = words.get(byte.read(source))
      if (word === undefined) throw refused('an unknown word')
      return word
    },
  }
}

export const optional = <T>(codec: Codec<T>): Codec<T | undefined> => ({
  write: (sink, value) => {
    byte.write(sink, value === undefined ? 0 : 1)
    if (value !== undefined) codec.write(sink, value)
  },
  read: (source) => {
    const there = byte.read(source)
    if (there > 1) throw refused('neither there nor not')
    return there === 1 ? codec.read(source) : undefined
  },
})

/** In order, without names; undefined ones are left out. */
export const record = <T extends object>(fields: Fields<T>): Codec<T> => {
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

export const NOT_YET_WRITTEN = 'is written from the next release on'

/**
 * What this release only reads. While a release goes over, the one before it reads the same games: so an event or a field is
 * read one release before it is written. Once that is out (`npm run last-release`), this wrapper goes.
 */
export const fromNextRelease = <T>({ read }: Codec<T>): Codec<T> => ({
  read,
  write: () => {
    throw refused(`this event or field ${NOT_YET_WRITTEN}`)
  },
})

export const as = <T, S>(codec: Codec<S>, to: (value: T) => S, from: (stored: S) => T): Codec<T> => ({
  write: (sink, value) => codec.write(sink, to(value)),
  read: (source) => from(codec.read(source)),
})

export const flag = as<boolean, 'no' | 'yes'>(
  oneOf({ no: 0, yes: 1 }),
  (value) => (value ? 'yes' : 'no'),
  (word) => word === 'yes',
)

export const list = <T>(codec: Codec<T>): Codec<readonly T[]> => ({
  write: (sink, values) => {
    whole.write(sink, values.length)
    for (const value of values) codec.write(sink, value)
  },
  read: (source) => {
    const values: T[] = []
    for (let left = whole.read(source); left > 0; left--) values.push(codec.read(source))
    return values
  },
})

type Kinds<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: Fields<Omit<Extract<T, { kind: K }>, 'kind'>>
}

const placesOf = <T extends string>(words: readonly T[]): Places<T> =>
  Object.fromEntries(words.map((word, place) => [word, place])) as Places<T>

/** A kind's number is its place in the list. */
export const byKind = <T extends { readonly kind: string }>(kinds: Kinds<T>): Codec<T> => {
  const names = Object.keys(kinds) as T['kind'][]
  const word = oneOf(placesOf(names))
  const codecs = new Map(names.map((name) => [name, record(kinds[name] as Fields<object>)]))
  const codecOf = (kind: T['kind']): Codec<object> => {
    const codec = codecs.get(kind)
    if (!codec) throw refused(`an unknown kind, ${kind}`)
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
