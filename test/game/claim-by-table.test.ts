import { describe, expect, test } from 'vitest'
import { findInTable } from '../../shared/game/board/find-in-table.ts'
import { manifest, asset } from '../endgames/asset.ts'
import { decide } from '../../shared/game/decide.ts'
import { ENDGAME_TABLES } from '../../shared/draughts/endgames/table-list.ts'
import { possibleActs } from '../../shared/game/possible-acts.ts'
import { resultView } from '../../shared/api/views/result-view.ts'
import type { Terms } from '../../shared/game/model/terms.ts'
import { DAY, type Seat } from '../../shared/game/model/words.ts'
import { NOON, type Timed, active, arbiter, gameAfter, join, move, offer } from './given.ts'

const LATER = NOON + DAY

/** Black, the creator, has two kings against one, which cannot reach the double corner. */
const WON = 'B:WK10:BK1,K19'
const DRAWN = 'B:WK32:BK1'
const FIVE = 'B:WK32,K31:BK1,K2,K3'

const from = (fen: string, terms: Partial<Terms> = {}): readonly Timed[] => [
  [{ ...offer({ tables: 'allowed', opening: { kind: 'fen', fen }, ...terms }), arbiter: ROSA }, NOON],
  [join, NOON],
]
const ROSA = { name: 'Rosa', contact: 'rosa000001' }

/** Moves to and fro: Black from 1 to 5, White from 32 to 28. */
const played = (moves: string): readonly Timed[] =>
  moves.split(' ').map((text, ply) => [move(ply % 2 === 0 ? 'creator' : 'opponent', ply, text), NOON])

type Claimed = 'win' | 'draw'

const claim = (given: readonly Timed[], by: Seat, what: Claimed, more: object = {}, at = LATER) => {
  const game = gameAfter(...given)
  const play = 'play' in game ? game.play : undefined
  const found = play && findInTable(asset, play)
  const ply = play?.moves.length ?? 0
  return decide(game, { type: `claim-table-${what}`, by, ply, found, ...more }, at)
}

const may = (given: readonly Timed[], by: Seat): readonly string[] => {
  const game = active(...given)
  const acts = possibleActs(game, by, LATER, findInTable(asset, game.play))
  return [...acts].filter((type) => type.startsWith('claim-table'))
}

const REFUSED = { events: [], refusal: { code: 'claim-not-valid' } }

describe('a claim by the endgame table', () => {
  test('ends a won game: the result names the entry, and the file of the table', () => {
    const found = findInTable(asset, active(...from(WON)).play)
    const result = {
      winner: 'black',
      reason: 'table',
      table: { name: 'english-4', slice: 'KK-K', index: found?.index ?? -1 },
    } as const
    expect(found?.outcome).toBe('win')
    expect(claim(from(WON), 'creator', 'win').events).toEqual([{ type: 'finished', at: LATER, result }])
    expect(resultView(result).table?.sha256).toBe(manifest.sha256)
    expect(may(from(WON), 'creator')).toEqual(['claim-table-win'])
    expect(claim(from(WON), 'creator', 'draw')).toEqual(REFUSED)
  })

  test('ends a drawn game, for either side on its turn', () => {
    expect(claim(from(DRAWN), 'creator', 'draw').events).toMatchObject([{ result: { winner: null, reason: 'table' } }])
    const later = [...from(DRAWN), ...played('1-5')]
    expect(claim(later, 'opponent', 'draw').events).toMatchObject([{ result: { winner: null, reason: 'table' } }])
    expect(may(later, 'opponent')).toEqual(['claim-table-draw'])
    expect(claim(later, 'opponent', 'win')).toEqual(REFUSED)
  })

  test('is not for the side that is not to move, nor for one that has lost', () => {
    expect(claim(from(WON), 'opponent', 'draw').refusal).toEqual({ code: 'not-your-turn' })
    expect(may(from(WON), 'opponent')).toEqual([])
    const lost = from('W:WK10:BK1,K19')
    expect(findInTable(asset, active(...lost).play)?.outcome).toBe('loss')
    for (const what of ['win', 'draw'] as const) expect(claim(lost, 'opponent', what)).toEqual(REFUSED)
    expect(may(lost, 'opponent')).toEqual([])
  })

  test('is possible only where both have agreed to it', () => {
    const without: readonly Timed[] = [
      [offer({ opening: { kind: 'fen', fen: WON } }), NOON],
      [join, NOON],
    ]
    expect(claim(without, 'creator', 'win').refusal).toEqual({ code: 'not-in-this-game' })
    expect(claim(without, 'opponent', 'win').refusal).toEqual({ code: 'not-in-this-game' })
    expect(may(without, 'creator')).toEqual([])
  })

  test('is refused alike for too many pieces, a capture that must be made, and a position that is otherwise', () => {
    // White can be taken at once, which wins.
    for (const fen of [FIVE, 'B:WK32,K10:BK6', DRAWN]) expect(claim(from(fen), 'creator', 'win')).toEqual(REFUSED)
    for (const fen of [FIVE, 'B:WK32,K10:BK6', WON]) expect(claim(from(fen), 'creator', 'draw')).toEqual(REFUSED)
    expect(may(from('B:WK32,K10:BK6'), 'creator')).toEqual([])
  })

  test('without what the table says, nothing can be claimed', () => {
    expect(claim(from(WON), 'creator', 'win', { found: undefined })).toEqual(REFUSED)
  })

  test('may come with a message, and a repeated claim changes nothing', () => {
    const message = { message: 'Thank you' }
    const { events } = claim(from(WON), 'creator', 'win', message)
    expect(events.map(({ type }) => type)).toEqual(['finished', 'said'])
    const found = findInTable(asset, active(...from(WON)).play)
    const over: readonly Timed[] = [
      ...from(WON),
      [{ type: 'claim-table-win', by: 'creator', ply: 0, found, ...message }, LATER],
    ]
    expect(claim(over, 'creator', 'win', message)).toEqual({ events: [], duplicate: true })
    expect(claim(over, 'opponent', 'win').refusal).toEqual({ code: 'game-over' })
    expect(claim(over, 'creator', 'draw').refusal).toEqual({ code: 'game-over' })
  })

  test('after the deadline it comes too late', () => {
    expect(claim(from(WON), 'creator', 'win', {}, NOON + 11 * DAY).refusal).toEqual({ code: 'too-late' })
  })

  test('no win is certain while the arbiter counts moves, or after a position on the way to it has occurred twice', () => {
    const asked: readonly Timed[] = [
      ...from(WON),
      [{ type: 'ask-count', by: 'opponent', ply: 0 }, NOON],
      [{ type: 'grant-count', by: 'arbiter', ply: 0, stronger: 'black' }, NOON],
    ]
    expect(claim(asked, 'creator', 'win')).toEqual(REFUSED)
    expect(claim([...asked, [arbiter('end-count', 0), NOON]], 'creator', 'win').refusal).toBeUndefined()
    const { position, tally } = active(...from(WON)).play
    const nearer = active(...from('B:WK10:BK6,K19')).play
    const twice = { ...tally, past: { ...tally.past, one: { ...nearer.tally.past, times: 2 } } }
    expect(findInTable(asset, { position, tally })?.isRepeating).toBe(false)
    const distances = [position, nearer.position].map(
      (each) => findInTable(asset, { position: each, tally })?.distance ?? 0,
    )
    expect(findInTable(asset, { position, tally: twice })?.isRepeating).toBe((distances[1] ?? 0) < (distances[0] ?? 0))
  })
})

test('the list of tables is that of the files', () => {
  expect(ENDGAME_TABLES['english-4']).toMatchObject({
    rules: manifest.rules,
    bytes: manifest.bytes,
    sha256: manifest.sha256,
  })
  expect(manifest.file).toBe('english-4.bin')
  expect(asset.bytes[4]).toBe(ENDGAME_TABLES['english-4'].format)
  expect(asset.pieces).toBe(ENDGAME_TABLES['english-4'].pieces)
})
