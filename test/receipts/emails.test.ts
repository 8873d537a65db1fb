import { expect, test } from 'vitest'
import { MINUTE } from '../../shared/game/model/words.ts'
import { verifyReceipts } from '../../shared/receipts/verify-receipts.ts'
import { mailWorld } from '../attacks/mail-world.ts'
import { NODE_CRYPTO } from './node-crypto.ts'

/** A game of four half-moves that Vic has lost on purpose. Returns the emails that Vic got after moves. */
const lostGame = async () => {
  const world = mailWorld()
  const creator = { name: 'Vic', seat: 'white', email: 'vic@players.test', locale: 'en' }
  const { body } = await world.create({ creator, clock: { perMove: 'P3D' } })
  const { id } = body.game
  const own = body.links['creator']?.token ?? ''
  const claimed = await world.ask('POST', `/v1/games/${id}/claim`, body.links['invitation']?.token, { name: 'Eve' })
  const other = claimed.body.links['seat']?.token ?? ''
  await world.press('vic@players.test', { all: '1' })
  world.mails.length = 0
  for (const [ply, text] of ['11-15', '22-18', '15x22', '25x18'].entries()) {
    const { status } = await world.ask('POST', `/v1/games/${id}/moves`, ply % 2 === 0 ? other : own, {
      ply,
      move: text,
    })
    expect(status).toBe(200)
    world.clock.now += 40 * MINUTE
    await world.flush()
  }
  expect((await world.ask('POST', `/v1/games/${id}/actions`, own, { ply: 4, type: 'resign' })).status).toBe(200)
  world.clock.now += 40 * MINUTE
  await world.flush()
  const keys = world.service.signer.receipts.keys
  return { id, texts: world.mails.map(({ text }) => text), verifier: { crypto: NODE_CRYPTO, keysOf: () => keys } }
}

const linkIn = (text = ''): string => /\S+\/verify#\S+/.exec(text)?.[0] ?? ''

test('an email after a move has a link whose receipt covers all moves so far, and so has that of the end', async () => {
  const { id, texts, verifier } = await lostGame()
  const found = await verifyReceipts(verifier, texts.map(linkIn).join('\n'))
  expect(found.found.map(({ verdict }) => verdict)).toMatchObject(
    [1, 3, 4].map((plies) => ({ kind: 'genuine', covers: 'alone', claims: { game: id, plies } })),
  )
})

test('a whole email about a turn, pasted, has a genuine receipt and no game', async () => {
  const { texts, verifier } = await lostGame()
  const { found } = await verifyReceipts(verifier, texts[0] ?? '')
  expect(found.map(({ verdict }) => verdict)).toMatchObject([{ kind: 'genuine', covers: 'alone' }])
})

test.each([
  ['', ''],
  [', also if a move is named below it', 'I should have played 11-16.\n'],
  [', also if a link below it has what looks like a move', `https://draughts.test/n/${'bBSP/11-15'.repeat(9)}\n`],
])(
  'the whole last email, pasted, has a game without a receipt and a genuine receipt of its moves%s',
  async (_, below) => {
    const { texts, verifier } = await lostGame()
    const last = texts.at(-1) ?? ''
    expect(last).toContain('1. 11-15 22-18 2. 15x22 25x18')
    const { found } = await verifyReceipts(verifier, `${last}${below}`)
    expect(found.map(({ verdict }) => verdict)).toMatchObject([
      { kind: 'no-receipt' },
      { kind: 'genuine', covers: 'alone', claims: { plies: 4, move: '25x18' } },
    ])
  },
)
