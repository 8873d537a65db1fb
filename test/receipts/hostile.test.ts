import { describe, expect, test } from 'vitest'
import { parseReceiptClaims } from '../../shared/receipts/receipt-claims.ts'
import { type ReceiptSigning, parseReceipt, signReceipt } from '../../shared/receipts/receipt-jws.ts'
import { verdictLines } from '../../shared/receipts/verdict-lines.ts'
import { verifyReceipts } from '../../shared/receipts/verify-receipts.ts'
import { verifying } from '../../shared/texts/en/verifying.ts'
import { chances } from '../draughts/random.ts'
import { memoryService } from '../harness/memory-service.ts'
import { sized } from '../harness/size.ts'
import { exported, randomGame } from '../record/random-records.ts'
import { NODE_CRYPTO } from './node-crypto.ts'

const at = memoryService()
const { receipts } = at.service.signer
const verifier = { crypto: NODE_CRYPTO, keysOf: () => receipts.keys }

const kindsIn = async (text: string): Promise<readonly string[]> => {
  const { found } = await verifyReceipts(verifier, text)
  // What is said of it must not fail either.
  for (const { verdict } of found) expect(verdictLines(verifying.says, verdict).join('')).not.toBe('')
  return found.map(({ verdict }) => verdict.kind)
}

const base64url = (text: string): string => Buffer.from(text).toString('base64url')

const CLAIMS = {
  iss: 'https://draughts.test',
  game: 'AAAAAAAAAAAA',
  plies: 1,
  move: '11-15',
  receivedAt: '2026-11-29T12:00:00Z',
  chain: 'c'.repeat(43),
}
const RECORD = {
  tags: [['White', 'Amara']],
  moves: '11-15',
  times: '1790000000',
  remarks: 'abcdef',
  remarksDigest: 'd'.repeat(43),
}

describe('a receipt is read strictly', () => {
  test('as it is written', () => {
    expect(parseReceiptClaims({ ...CLAIMS, record: RECORD })).toEqual({ ...CLAIMS, record: RECORD })
    expect(parseReceipt(signReceipt(receipts, CLAIMS))).toMatchObject({ kid: receipts.kid, claims: CLAIMS })
  })

  test.each([
    [null],
    [[]],
    [{ ...CLAIMS, more: 1 }],
    [{ ...CLAIMS, iss: 'draughts.test' }],
    [{ ...CLAIMS, iss: 'https://draughts.test/' }],
    [{ ...CLAIMS, iss: 'javascript://x' }],
    [{ ...CLAIMS, game: '' }],
    [{ ...CLAIMS, plies: -1 }],
    [{ ...CLAIMS, plies: 1.5 }],
    [{ ...CLAIMS, plies: 1001 }],
    [{ ...CLAIMS, plies: 0 }],
    [{ ...CLAIMS, move: '<b>' }],
    [{ ...CLAIMS, move: undefined }],
    [{ ...CLAIMS, receivedAt: '2026-13-29T12:00:00Z' }],
    [{ ...CLAIMS, receivedAt: 'yesterday' }],
    [{ ...CLAIMS, chain: 'c' }],
    [{ ...CLAIMS, record: { ...RECORD, tags: [['White']] } }],
    [{ ...CLAIMS, record: { ...RECORD, tags: [['White', 1]] } }],
    [{ ...CLAIMS, record: { ...RECORD, moves: '11-15 22-18' } }],
    [{ ...CLAIMS, record: { ...RECORD, times: '999999999999' } }],
    [{ ...CLAIMS, record: { ...RECORD, times: '-1' } }],
    [{ ...CLAIMS, record: { ...RECORD, times: '1e9' } }],
    [{ ...CLAIMS, record: { ...RECORD, remarks: 'abc' } }],
    [{ ...CLAIMS, record: { ...RECORD, remarksDigest: undefined } }],
    [{ ...CLAIMS, record: { ...RECORD, more: 1 } }],
  ])('no other claims: %j', (json) => {
    expect(parseReceiptClaims(json)).toBeUndefined()
  })

  test.each([
    ['no algorithm', '{"kid":"a"}'],
    ['none', '{"alg":"none","kid":"a"}'],
    ['another algorithm', '{"alg":"HS256","kid":"a"}'],
    ['a key in the header', '{"alg":"EdDSA","kid":"a","jwk":{}}'],
    ['critical extensions', '{"alg":"EdDSA","kid":"a","crit":["b64"]}'],
    ['no JSON', 'EdDSA'],
    ['a list', '[]'],
    ['null', 'null'],
  ])('no other header: %s', (_, header) => {
    const [, payload, mark] = signReceipt(receipts, CLAIMS).split('.')
    expect(parseReceipt(`${base64url(header)}.${payload}.${mark}`)).toBeUndefined()
  })

  test('no other writing of the same bytes', () => {
    const receipt = signReceipt(receipts, CLAIMS)
    const [header, payload, mark = ''] = receipt.split('.')
    const last = mark.at(-1) ?? ''
    const twin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const others = [...twin]
      .filter((sign) => sign !== last)
      .map((sign) => `${header}.${payload}.${mark.slice(0, -1)}${sign}`)
    const readable = others.filter((each) => parseReceipt(each) !== undefined)
    // Four of the 64 signs have no bits that are cut off; with the others the last byte would have two texts.
    expect(readable.length).toBeLessThanOrEqual(3)
    for (const each of [`${receipt}=`, ` ${receipt}`, `${receipt}.`, `${receipt}.a`, `${header}.${payload}`])
      expect(parseReceipt(each)).toBeUndefined()
  })

  test('none that is too long, or nested without end', () => {
    const signing: ReceiptSigning = { kid: 'x'.repeat(100_000), sign: receipts.sign }
    expect(parseReceipt(signReceipt(signing, CLAIMS))).toBeUndefined()
    const [header, , mark] = signReceipt(receipts, CLAIMS).split('.')
    expect(parseReceipt(`${header}.${base64url('['.repeat(70_000))}.${mark}`)).toBeUndefined()
  })
})

/** Texts of this many characters that would be slow to read for a reader that goes back. */
const LENGTH = 400_000

const MONSTERS: Readonly<Record<string, string>> = {
  'open brackets': '(',
  'closed brackets': ')',
  'open remarks': '{',
  'closed remarks': '}',
  'open tags': '[',
  'tags without end': '[White "',
  'names of tags': '[a',
  quotes: '"',
  backslashes: '[A "\\',
  blanks: '[A    ',
  digits: '1',
  moves: '11-15 ',
  'moves without blanks': '11-15x',
  letters: 'a1',
  dots: '1.',
  'dots of receipts': 'aaaaaaaaaaaaaaaaaaaaaaaa.',
  'fragments of links': '#aaaaaaaaaaaaaaaaaaaaaaaa.',
  results: '1-0 ',
  games: '[A "b"] * ',
  'games with receipts': '[Receipt "a.b.c"] * ',
  'set-up boards': '/FEN "',
  percent: '\n%',
  lines: '\n',
  semicolons: ';',
  marks: '$1 ',
}

describe('hostile texts are read in linear time, and answered', () => {
  test.each(Object.entries(MONSTERS))('%s', async (_, part) => {
    const start = performance.now()
    await kindsIn(part.repeat(Math.ceil(LENGTH / part.length)))
    // It takes a second at most on an idle machine. A reader that goes back would take minutes.
    expect(performance.now() - start).toBeLessThan(15_000)
  })

  test('more games than are verified are counted', async () => {
    const { found, left } = await verifyReceipts(verifier, '[White "a"]\n*\n'.repeat(2500))
    expect([found.length, left]).toEqual([2000, 500])
  })
})

/**
 * Returns what any reader of PDN takes from a text: tags in any case, up to their closing quotation mark, remarks, and words. Nobody
 * reads move numbers, dots, blanks, zeros before a square, the sign of no result at the end, and what follows in the
 * brackets of a tag.
 */
const whatIsRead = (text: string): string => {
  const tags = [...text.matchAll(/\[\s*(\w+)\s*"((?:\\.|[^"\\\n])*)/g)].map(([, name = '', value = '']) => [
    name.toLowerCase(),
    value.replaceAll(/\\(.)/g, '$1').trim(),
  ])
  const rest = text.replaceAll(/\[\s*\w+\s*"(?:\\.|[^"\\\n])*"?[^\]\n]*\]?/g, '')
  const moves = rest.replaceAll(/(?<=\d)\s*([-x:])\s*(?=\d)/g, '$1')
  const body = moves.replaceAll(
    /\{[^}]*\}|(?<![\w:x-])\d*\.+|\.+|(?<!\d)0+(?=\d)|(?<![\w:x-])\d{1,4}(?=\s)|\s+/g,
    (part) => (part.startsWith('{') ? part.replaceAll(/\s+/g, ' ').replaceAll(/\{ | \}/g, '') : ''),
  )
  return JSON.stringify([tags, body.replace(/\*$/, '')])
}

test('no change of a record by chance fails, or leaves it genuine with other words', async () => {
  const chance = chances(11)
  const texts = await Promise.all([1, 2, 3, 4].map((seed) => exported(randomGame(seed, 'english'), at)))
  for (let round = 0; round < sized(400, 20_000); round += 1) {
    const text = texts[round % texts.length] ?? ''
    const place = Math.floor(chance() * text.length)
    const length = Math.floor(chance() * 3)
    const put = chance() < 0.5 ? '' : String.fromCharCode(32 + Math.floor(chance() * 95))
    const changed = `${text.slice(0, place)}${put}${text.slice(place + length)}`
    const kinds = await kindsIn(changed)
    const isSame = kinds.join() !== 'genuine' || whatIsRead(changed) === whatIsRead(text)
    expect(isSame ? '' : changed.slice(Math.max(0, place - 40), place + 40)).toBe('')
  }
})
