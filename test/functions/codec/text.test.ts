import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ByteWriter, textCodec } from '../../../functions/codec/codec.ts'

const bytesOf = (value: string): readonly number[] => {
  const sink: ByteWriter = { bytes: [], time: 0 }
  textCodec.write(sink, value)
  return sink.bytes
}

const read = (...bytes: readonly number[]): string => textCodec.read({ bytes: Uint8Array.from(bytes), at: 0, time: 0 })

const isBackAsItWas = (value: string): void => {
  const bytes = bytesOf(value)
  const source = { bytes: Uint8Array.from([...bytes, 65]), at: 0, time: 0 }
  expect(textCodec.read(source)).toBe(value)
  expect(source.at).toBe(bytes.length)
}

/** A text of ASCII and one block of 128 characters. */
const ofOneBlock = fc
  .integer({ min: 1, max: 0x10ffff >> 7 })
  .filter((block) => block < 0xd800 >> 7 || block > 0xdfff >> 7)
  .chain((block) =>
    fc.array(fc.oneof(fc.nat({ max: 127 }), fc.integer({ min: block << 7, max: (block << 7) + 127 })), {
      maxLength: 300,
    }),
  )
  .map((points) => String.fromCodePoint(...points))

describe('a text is read back as it was', () => {
  test.each([
    ['of one block and ASCII', ofOneBlock],
    ['of any characters', fc.string({ unit: 'binary', maxLength: 300 })],
    ['of any that people write', fc.string({ unit: 'grapheme', maxLength: 100 })],
    ['of two blocks', fc.tuple(ofOneBlock, ofOneBlock).map((two) => two.join(''))],
  ])('%s', (_name, texts) => {
    fc.assert(fc.property(texts, isBackAsItWas), { numRuns: 1000 })
  })

  test.each([
    '',
    'Ada',
    'Żaneta',
    'Ørsted',
    'Мария',
    'Ґанна Іванівна',
    'Ἀθηνᾶ',
    '王小明',
    'ﷺ',
    '𝒜𝒹𝒶',
    '👩‍🚀',
    '\u0000\u007f\u0080',
  ])('%j', isBackAsItWas)
})

describe('a text takes', () => {
  test.each([
    ['ASCII', 'Wolfgang Amadeus Maximilian von Hohenfel', 1 + 40],
    ['Cyrillic', 'Александра Константиновна Преображенская', 1 + 2 + 40],
    ['Greek', 'Αλεξανδρα Κωνσταντινα Παπαδημητροπουλου', 1 + 2 + 39],
    ['Hebrew', 'אברהם בן יצחק', 1 + 2 + 13],
    ['Georgian', 'ნინო ჭავჭავაძე', 1 + 2 + 14],
    ['Katakana', 'アレクサンドラ', 1 + 2 + 7],
    ['characters beyond the first plane', '𝒜𝒹𝒶', 1 + 2 + 3],
    ['Latin with a single accent, as UTF-8', 'Żaneta', 1 + 7],
    ['Chinese, as UTF-8', '王小明', 1 + 9],
    ['two blocks, as UTF-8', 'Ада Αδα', 1 + 13],
    ['nothing', '', 1],
  ])('in %s, %j takes %d bytes', (_name, value, bytes) => {
    expect(bytesOf(value)).toHaveLength(bytes)
  })

  test('never more bytes than UTF-8, and one for each ASCII character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (value) => {
        expect(bytesOf(value).length).toBeLessThanOrEqual(2 + Buffer.byteLength(value))
      }),
    )
    expect(bytesOf('Ada')).toEqual([3, 65, 100, 97])
  })
})

describe('a text in an older log', () => {
  test('is read as UTF-8 with its length, the first format of every text', () => {
    const once = (value: string) => [Buffer.byteLength(value), ...Buffer.from(value)]
    for (const value of ['', 'Ada', 'Żaneta', 'Мария', '王小明', '👩‍🚀']) expect(read(...once(value))).toBe(value)
  })
})

describe('invalid text is refused', () => {
  test.each(['\ud83d', 'A\ude00', 'Мар\ud83dия'])('half a surrogate pair: %j', (value) => {
    expect(() => bytesOf(value)).toThrow('surrogate')
  })

  test.each([
    ['a block that holds halves of pairs', [3, 0x80 + (432 % 64), 6, 0x80]],
    ['a block beyond the last character', [3, 0x80 + (8704 % 64), 136, 0x80]],
    ['the block of ASCII itself', [3, 0x80, 0, 0x80]],
    ['half a header', [1, 0x88]],
  ])('%s', (_name, bytes) => {
    expect(() => read(...bytes)).toThrow('packed log: no such block')
  })

  test('UTF-8 that is broken', () => expect(() => read(2, 0xc3, 0x28)).toThrow(TypeError))
})
