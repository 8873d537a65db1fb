import { describe, expect, test } from 'vitest'
import { PRESETS, type Terms } from '../../shared/game/model/terms.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { ballotNumbered } from '../../shared/draughts/openings/ballots.ts'
import { ENGLISH, type Offer, gameOf, openGame, written } from './games.ts'

const joined = (terms: Partial<Terms>, more: Offer = {}, locale = 'en'): string =>
  written('creator', { kind: 'joined' }, gameOf({ terms: { ...ENGLISH, ...terms }, ...more }), { locale }).text

const BALLOT = { kind: 'ballot', deck: 'three-move' } as const

test('a drawn lot is told with who drew what, and by which number', () => {
  expect(joined({}, { toss: true })).toContain('The toss gave Amara Black and Joost White. Drawn by the number 1,')
  expect(joined({}, { toss: true }, 'nl')).toContain('Door loting speelt Amara met zwart en Joost met wit.')
  expect(joined({})).not.toContain('toss')
})

test('a ballot is told by number, name and moves', () => {
  const text = joined({ opening: BALLOT }, { ballot: 5 })
  expect(text).toContain(`number 5 of the three-move ballots, Dreaded Edinburgh.`)
  expect(text).toContain(`${ballotNumbered('three-move', 5)?.moves.join(' ')} is already on the board`)
  expect(joined({ opening: BALLOT }, { ballot: 5 }, 'nl')).toContain('nummer 5 van de driezettenlotingen')
  expect(joined({ opening: { kind: 'ballot', deck: 'eleven-man' } }, { ballot: 1 })).toContain(
    'The men on 11 and 28 are',
  )
})

test('the invitation announces a ballot still to be drawn', () => {
  const { text } = written('creator', { kind: 'offered' }, openGame({ terms: { ...ENGLISH, opening: BALLOT } }))
  expect(text).toContain('drawn from the three-move ballots when the invitation is accepted')
})

test('the email has leave, weekends, the strictness of the laws, and the match', () => {
  const match = { part: 1, other: 'otherGame123', order: 'in-turn' } as const
  const text = joined({ weekends: 'America/New_York', strictness: 'laws', match })
  expect(text).toContain('Saturdays and Sundays do not count (Eastern Time). Each player may take 14 days of leave')
  expect(text).toContain('a first illegal move brings a caution')
  expect(text).toContain('The second begins when the first is over.')
  expect(joined({ match: { ...match, order: 'together' } })).toContain('Both are played at once')
  expect(joined({ clock: 'unlimited' })).not.toContain('leave')
  expect(joined({ match }, {}, 'nl')).toContain('een van de twee partijen van een match')
})

describe('the time control in words', () => {
  test.each([
    [PRESETS.relaxed, '3 days per move, and 7 days in reserve for the whole game.'],
    [PRESETS.fischer, '10 days for the whole game, 1 day extra with each move, up to 10 days.'],
    [PRESETS.club, '50 days for the whole game, 50 days extra with every 10 moves.'],
    [
      { perMove: 0, reserve: 5 * DAY, increment: 0, every: { moves: 1, period: DAY } },
      '5 days for the whole game, 1 day extra with each move.',
    ],
    [{ perMove: 2 * DAY, reserve: 0, increment: 0 }, '2 days per move.'],
    [PRESETS.none, 'No time limit.'],
  ])('%o', (clock, words) => {
    expect(joined({ clock })).toContain(`English draughts. ${words}`)
  })
  test('a control with only a reserve does not say that the reserve begins', () => {
    const { text } = written('opponent', { kind: 'joined' }, gameOf({ terms: { ...ENGLISH, clock: PRESETS.fischer } }))
    expect(text).not.toContain('Your reserve')
  })
})

test('a first move that came with the invitation is reported to its maker, and the other is asked to answer it', () => {
  const sent = { creatorColour: 'black', firstMove: '11-15' } as const
  const open = written('creator', { kind: 'offered' }, openGame(sent, 'black'))
  expect(open.text).toContain('Your first move 11-15 goes with the invitation.')
  const game = gameOf(sent, ['11-15'])
  expect(written('creator', { kind: 'joined' }, game).text).toContain(
    'Your first move 11-15 has been made. Amara has until',
  )
  expect(written('opponent', { kind: 'joined' }, game).text).toContain('Joost played 11-15.')
})
