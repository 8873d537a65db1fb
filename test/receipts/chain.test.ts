import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeFen, ruleSetOf, startPosition } from '../../shared/draughts/index.ts'
import { type ChainedGame, chainDigests } from '../../shared/receipts/receipt-chain.ts'
import { NODE_CRYPTO } from './node-crypto.ts'

const english = ruleSetOf('english')

const GAME: ChainedGame = {
  origin: 'https://crownhead.example',
  game: 'AAAAAAAAAAAA',
  rules: 'english',
  start: makeFen(english, startPosition(english)),
  moves: [
    { text: '11-15', at: 1_790_000_000_000 },
    { text: '22-18', at: 1_790_000_060_000 },
    { text: '15x22', at: 1_790_086_400_000 },
  ],
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url')

test('the texts of a chain, written out', async () => {
  const start = sha256(
    'crownhead-receipt-1\nhttps://crownhead.example\nAAAAAAAAAAAA\nenglish\nB:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12\n',
  )
  const first = sha256(`${start}\n0\n11-15\n1790000000000\n`)
  const second = sha256(`${first}\n1\n22-18\n1790000060000\n`)
  const third = sha256(`${second}\n2\n15-22\n1790086400000\n`)
  expect(await chainDigests(NODE_CRYPTO.digest, GAME)).toEqual([start, first, second, third])
  expect([start, third]).toEqual([
    'ik7TH5C1yCM4vmeOcxgzVaw0iMhn3bTz6XznyQT9rEA',
    'mGvUlkIf12vg8AUxC4_RiambV6O50Jj3mQAD6zGtrgQ',
  ])
})

test.each<readonly [string, Partial<ChainedGame>]>([
  ['the service', { origin: 'https://other.example' }],
  ['the game', { game: 'BBBBBBBBBBBB' }],
  ['the rules', { rules: 'italian' }],
  ['the start', { start: 'W:W1:B2' }],
  ['a move', { moves: GAME.moves.with(1, { text: '23-18', at: 1_790_000_060_000 }) }],
  ['a time', { moves: GAME.moves.with(0, { text: '11-15', at: 1_790_000_001_000 }) }],
  ['the order', { moves: GAME.moves.toReversed() }],
  ['the number of moves', { moves: GAME.moves.slice(0, 2) }],
])('%s changes the last digest', async (_, change) => {
  const last = async (game: ChainedGame) => (await chainDigests(NODE_CRYPTO.digest, game)).at(-1)
  expect(await last({ ...GAME, ...change })).not.toBe(await last(GAME))
})

test('a chain of fewer moves is the beginning of the chain', async () => {
  const all = await chainDigests(NODE_CRYPTO.digest, GAME)
  expect(await chainDigests(NODE_CRYPTO.digest, { ...GAME, moves: GAME.moves.slice(0, 2) })).toEqual(all.slice(0, 3))
})

test('a browser, whose digest is a promise, computes the same', async () => {
  const later = (text: string): Promise<string> => Promise.resolve(sha256(text))
  expect(await chainDigests(later, GAME)).toEqual(await chainDigests(sha256, GAME))
})
