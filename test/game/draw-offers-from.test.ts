import { describe, expect, test } from 'vitest'
import { possibleActs } from '../../shared/game/possible-acts.ts'
import type { Terms } from '../../shared/game/model/terms.ts'
import { MINUTE, type Seat } from '../../shared/game/model/words.ts'
import { LANGUAGES } from '../../shared/texts/languages/languages.ts'
import { refusalText } from '../../shared/texts/index.ts'
import { textsFor } from '../harness/words.ts'
import { KINGS, NOON, type Timed, act, active, begun, kings, shuttle, shuttled, when } from './given.ts'

const AT = NOON + 10 * MINUTE
const THIRD: Partial<Terms> = { drawOffersFrom: 3 }
const REFUSED = { code: 'not-yet', drawsFrom: 3 }

const offering = (by: Seat, ply: number): Timed => [act('offer-draw', by, ply), AT]
const moving = (by: Seat, ply: number): Timed => [{ type: 'move', by, ply, move: shuttle(ply), offerDraw: true }, AT]
const after = (plies: number, terms = THIRD): readonly Timed[] => [...kings(0, terms), ...shuttled(plies)]

describe('where a draw may be offered from the third own move on', () => {
  test.each<[Seat, number]>([
    ['creator', 0],
    ['opponent', 0],
    ['creator', 2],
    ['creator', 3],
    ['opponent', 3],
    ['opponent', 4],
  ])('%s may not offer one after %i half-moves, and the page does not show the button', (by, ply) => {
    const given = after(ply)
    expect(when(given, offering(by, ply))).toEqual({ events: [], refusal: REFUSED })
    expect(possibleActs(active(...given), by, AT).has('offer-draw')).toBe(false)
  })

  test.each<[Seat, number]>([
    ['creator', 4],
    ['creator', 5],
    ['opponent', 5],
    ['opponent', 6],
  ])('%s may offer one after %i half-moves: before or after their third move', (by, ply) => {
    const given = after(ply)
    expect(when(given, offering(by, ply)).events).toMatchObject([{ type: 'draw-offered', by }])
    expect(possibleActs(active(...given), by, AT).has('offer-draw')).toBe(true)
  })

  test('an offer with a move counts with the number of that move, and a refused one leaves the move unmade', () => {
    expect(when(after(2), moving('creator', 2))).toEqual({ events: [], refusal: REFUSED })
    expect(when(after(4), moving('creator', 4)).events).toMatchObject([{ type: 'moved' }, { type: 'draw-offered' }])
  })

  test('the moves of a ballot count, as on the score sheet', () => {
    const ballot: Partial<Terms> = { ...THIRD, opening: { kind: 'ballot', deck: 'three-move', number: 1 } }
    const mover = active(...begun(0, ballot)).play.position.turn === 'black' ? 'creator' : 'opponent'
    expect(when(begun(0, ballot), offering(mover, 0)).refusal).toEqual(REFUSED)
    const fewer: Partial<Terms> = { ...ballot, drawOffersFrom: 2 }
    expect(when(begun(0, fewer), offering(mover, 0)).events).toMatchObject([{ type: 'draw-offered' }])
  })

  test('a position with the second side to move begins in the middle of move 1', () => {
    const second: Partial<Terms> = { drawOffersFrom: 2, opening: { kind: 'fen', fen: 'W:WK29,K30:BK3,K4' } }
    const moved: Timed = [{ type: 'move', by: 'opponent', ply: 0, move: '29-25' }, NOON]
    for (const by of ['creator', 'opponent'] as const)
      expect(when(begun(0, second), offering(by, 0)).refusal).toEqual({ code: 'not-yet', drawsFrom: 2 })
    expect(when([...begun(0, second), moved], offering('creator', 1)).events).toMatchObject([{ type: 'draw-offered' }])
  })

  test('a claim stays possible', () => {
    const given = after(8, { drawOffersFrom: 400 })
    const claim = { type: 'claim-draw', by: 'creator', ply: 8, claim: 'threefold' } as const
    expect(when(given, [claim, AT]).events).toMatchObject([{ type: 'finished', result: { reason: 'threefold' } }])
  })

  test('the refusal says from which move on, in every language', () => {
    for (const language of LANGUAGES)
      expect(refusalText(textsFor(language), { code: 'not-yet', drawsFrom: 40 })).toMatch(/40.*\.$/)
    expect(refusalText(textsFor('en'), { code: 'not-yet', drawsFrom: 40 })).toBe(
      'No draw may be offered before move 40.',
    )
    expect(refusalText(textsFor('en'), { code: 'not-yet' })).toBe('That is not possible yet.')
  })
})

test('without the term a draw may be offered at once', () => {
  expect(KINGS.drawOffersFrom).toBeUndefined()
  expect(when(kings(), offering('opponent', 0)).refusal).toBeUndefined()
})
