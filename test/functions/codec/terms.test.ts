import { expect, test } from 'vitest'
import type { ByteReader, ByteWriter } from '../../../functions/codec/codec.ts'
import { termsCodec } from '../../../functions/codec/terms.ts'
import { DEFAULT_CONTROL, DEFAULT_TERMS, type Terms } from '../../../shared/game/model/terms.ts'

const USUAL: Terms = { rules: 'english', clock: DEFAULT_CONTROL, opening: { kind: 'free' }, ...DEFAULT_TERMS }

const read = (...bytes: readonly number[]): Terms => {
  const source: ByteReader = { bytes: Uint8Array.from(bytes), at: 0, time: 0 }
  const terms = termsCodec.read(source)
  expect(source.at).toBe(bytes.length)
  return terms
}

/** This flag says that a byte follows with the strictness, the no-show rule, and whether terms are listed after it. */
const MANNER = 8

/** The id of a tournament: twelve characters in nine bytes, which are all 0 here. */
const ID = [19, 0, 0, 0, 0, 0, 0, 0, 0, 0]

const FORMS: readonly (readonly [readonly number[], Partial<Terms>])[] = [
  [[0], {}],
  [[MANNER, 1], { strictness: 'laws' }],
  [[MANNER, 2], { noShow: 'loss' }],
  [[MANNER, 3], { strictness: 'laws', noShow: 'loss' }],
  [[MANNER, 4, 1, 40], { drawOffersFrom: 40 }],
  [[MANNER, 4, 1, 0xf4, 3], { drawOffersFrom: 500 }],
  [[MANNER, 4, 2, 0], { engines: 'allowed' }],
  [[MANNER, 4, 2, 1], { engines: 'not-allowed' }],
  [[MANNER, 4, 4, ...ID, 17, 0], { tournament: { id: 'AAAAAAAAAAAA', board: 17, without: [] } }],
  [
    [MANNER, 4, 4, ...ID, 0xac, 2, 9],
    { tournament: { id: 'AAAAAAAAAAAA', board: 300, without: ['pauses', 'rematches'] } },
  ],
  [[MANNER, 4, 8, 0], { tables: 'allowed' }],
  [[MANNER, 7, 3, 25, 0], { strictness: 'laws', noShow: 'loss', drawOffersFrom: 25, engines: 'allowed' }],
]

test.each(FORMS)('the bytes %j are the terms %j', (bytes, terms) => {
  expect(read(...bytes)).toStrictEqual({ ...USUAL, ...terms })
  const sink: ByteWriter = { bytes: [], time: 0 }
  termsCodec.write(sink, { ...USUAL, ...terms })
  expect(sink.bytes).toEqual(bytes)
})

test.each([
  [[MANNER, 8], 'an unknown manner'],
  [[MANNER, 4, 16, 0], 'an unknown flag'],
  [[MANNER, 4, 8, 1], 'an unknown word'],
  [[MANNER, 4, 4, ...ID, 17, 16], 'an unknown exclusion'],
  [[MANNER, 4, 0x80, 1, 0], 'an unknown flag'],
  [[MANNER, 4, 0x82, 0x80, 0x80, 0x80, 0x10, 0], 'an unknown flag'],
  [[MANNER, 4, 2, 2], 'an unknown word'],
])('what only a later release can have written is not guessed: %j', (bytes, why) => {
  expect(() => read(...bytes)).toThrow(why)
})
