import { describe, expect, test } from 'vitest'
import type { Command } from '../../shared/game/commands.ts'
import { decide } from '../../shared/game/decide.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import { DAY, HOUR, type Instant } from '../../shared/game/model/words.ts'
import { dutiesOfBoard } from '../../shared/tournament/board-duties.ts'
import { offerOfBoard } from '../../shared/tournament/event-game.ts'
import type { TournamentBoard } from '../../shared/tournament/model/boards.ts'
import { type Tournament, tournamentBoard } from '../../shared/tournament/model/tournament.ts'
import {
  DEPUTY,
  SECRETARY,
  STARTED,
  type Step,
  people,
  person,
  player,
  running,
  tick,
  tournamentAfter,
} from './given.ts'

const EVENT = 'Autumn00Open'

const boardIn = (tournament: Tournament, number: number): TournamentBoard => {
  const board = tournamentBoard(tournament, number)
  if (!board) throw new Error(`no board ${number}`)
  return board
}

const gameOn = (tournament: Tournament, number: number): Game => {
  const game = fold(decide(undefined, offerOfBoard(EVENT, tournament, boardIn(tournament, number)), STARTED).events)
  if (!game) throw new Error('the game does not begin')
  return game
}

const after = (game: Game, command: Command, at: Instant): Game => fold(decide(game, command, at).events, game) ?? game

/** Does what a tournament asks of the game of a board, as often as wanted. */
const dutiful = (tournament: Tournament, number: number, game: Game, at: Instant): Game => {
  const { end, stops } = dutiesOfBoard(tournament, boardIn(tournament, number))
  const stopped = stops.reduce((before, stop) => after(before, { type: 'stop-clocks', ...stop }, at), game)
  return end === undefined ? stopped : after(stopped, { type: 'conclude', end }, at)
}

const deadline = (game: Game): Instant | undefined =>
  game.status === 'active' ? deadlineOf(game.terms, game.play) : undefined

describe('the game of a board', () => {
  test('begins with both seats taken, and knows its board', () => {
    const tournament = tournamentAfter(
      ...running({
        section: 'A',
        game: { rules: 'english', clock: 'unlimited', strictness: 'laws', leave: 0, engines: 'not-allowed' },
      }),
    )
    const game = gameOn(tournament, 2)
    expect(game).toMatchObject({
      status: 'active',
      creator: { name: 'Joost' },
      play: { opponent: { name: 'Rosa' }, creatorColour: 'black' },
      arbiter: { name: 'Sal' },
      labels: { event: 'Autumn Open', section: 'A', round: '1', board: '2' },
      terms: { tournament: { id: EVENT, board: 2 }, engines: 'not-allowed' },
    })
    expect(gameOn(tournament, 2)).toEqual(game)
  })

  test('has the ballot of its pair, or the position of its round', () => {
    const ballot = { kind: 'ballot', deck: 'three-move', scope: 'round' } as const
    const drawn = tournamentAfter(...running({ opening: ballot }))
    const numbers = drawn.boards.map((board) => [board.round, board.opening] as const)
    for (const [round, number] of numbers)
      expect(numbers.filter(([other]) => other === round).every(([, same]) => same === number)).toBe(true)
    expect(gameOn(drawn, 3).terms.opening).toMatchObject({ kind: 'ballot', number: drawn.boards[2]?.opening })
    const fens = ['B:W21,22,23:B1,2,3', 'W:W21,22,23:B1,2,3']
    const thematic = tournamentAfter(...running({ opening: { kind: 'positions', fens, scope: 'round' } }))
    expect(thematic.boards.map((_, at) => gameOn(thematic, at + 1).terms.opening)).toEqual(
      [0, 0, 1, 1, 0, 0].map((index) => ({ kind: 'fen', fen: fens[index] })),
    )
  })

  test('where the secretary plays has the deputy as arbiter, and nobody without a deputy', () => {
    const entrants = [person(1, { official: 'secretary' }), ...people(4).slice(1)]
    const alone = tournamentAfter(...running({}, entrants))
    expect(alone.boards.map(({ arbiter, black, white }) => [arbiter, black === 1 || white === 1])).toEqual(
      alone.boards.map(({ black, white }) => (black === 1 || white === 1 ? [undefined, true] : ['secretary', false])),
    )
    const [founded, ...rest] = running({}, entrants)
    const helped = tournamentAfter(
      ...(founded ? [founded] : []),
      [{ type: 'appoint-deputy', by: SECRETARY, name: 'Dee', contact: 'dee0000001' }, STARTED - 2 * DAY],
      [{ type: 'accept-deputy', by: DEPUTY }, STARTED - 2 * DAY],
      ...rest,
    )
    const own = helped.boards.find(({ black }) => black === 1)
    expect(own && gameOn(helped, own.number).arbiter).toMatchObject({ name: 'Dee' })
  })
})

describe('what a tournament decides ends its games', () => {
  const begun = running()
  const lostBy = (tournament: Tournament, number: number): string | undefined => {
    const game = dutiful(tournament, number, gameOn(tournament, number), STARTED + 2 * DAY)
    // Once more, and later: it does no harm.
    expect(dutiful(tournament, number, game, STARTED + 3 * DAY)).toEqual(game)
    if (game.status !== 'finished') return game.status
    const board = boardIn(tournament, number)
    return `${game.result.winner === null ? 'draw' : board[game.result.winner]} ${game.result.reason}`
  }
  const withdraw = (number: number, at = STARTED + DAY): Step => [{ type: 'withdraw', by: player(number) }, at]

  test('who leaves loses what is open, and the first to leave loses to the next', () => {
    const tournament = tournamentAfter(...begun, withdraw(1), withdraw(2, STARTED + DAY + HOUR))
    for (const { number, black, white } of tournament.boards) {
      const [lower, higher] = [Math.min(black, white), Math.max(black, white)]
      const expected = lower <= 2 ? `${higher} withdrawal` : 'active'
      expect([lower, higher, lostBy(tournament, number)]).toEqual([lower, higher, expected])
    }
  })

  test('a ruling gives the result, and void calls the game off', () => {
    const rule = (board: number, winner: 'white' | null | 'void'): Step => [
      { type: 'rule', by: SECRETARY, board, winner, reason: 'So it is.' },
      STARTED + DAY,
    ]
    const tournament = tournamentAfter(...begun, rule(1, 'white'), rule(2, null), rule(3, 'void'))
    expect([1, 2, 3, 4].map((number) => lostBy(tournament, number))).toEqual([
      `${tournament.boards[0]?.white} adjudication`,
      'draw adjudication',
      'aborted',
      'active',
    ])
  })

  test('a cancelled event calls all games off', () => {
    const tournament = tournamentAfter(...begun, [{ type: 'cancel', by: SECRETARY, reason: '' }, STARTED + DAY])
    expect(new Set(tournament.boards.map(({ number }) => lostBy(tournament, number)))).toEqual(new Set(['aborted']))
  })
})

describe('a pause of the event', () => {
  const until = STARTED + 10 * DAY
  const paused: readonly Step[] = [...running(), [{ type: 'pause', by: SECRETARY, until }, STARTED + HOUR]]

  test('stops the clocks of each game once, whenever the game learns of it', () => {
    const tournament = tournamentAfter(...paused)
    const game = gameOn(tournament, 1)
    const usual = deadline(game) ?? 0
    for (const at of [STARTED + HOUR, STARTED + 3 * DAY]) {
      const stopped = dutiful(tournament, 1, game, at)
      expect(deadline(stopped)).toBe(usual + 10 * DAY - HOUR)
      expect(dutiful(tournament, 1, stopped, at + HOUR)).toEqual(stopped)
    }
  })

  test('that ends early lets the clocks run a day later, or at once if the game learns of it later', () => {
    const before = tournamentAfter(...paused)
    const resumed = tournamentAfter(...paused, [{ type: 'resume', by: SECRETARY }, STARTED + 2 * DAY])
    const game = dutiful(before, 1, gameOn(before, 1), STARTED + HOUR)
    const usual = deadline(gameOn(before, 1)) ?? 0
    const soon = dutiful(resumed, 1, game, STARTED + 2 * DAY)
    expect(deadline(soon)).toBe(usual + 3 * DAY - HOUR)
    const late = dutiful(resumed, 1, game, STARTED + 5 * DAY)
    expect(deadline(late)).toBe(usual + 5 * DAY - HOUR)
    expect(dutiful(resumed, 1, late, STARTED + 6 * DAY)).toEqual(late)
    // A game that never learned of the pause learns of it as it was.
    expect(deadline(dutiful(resumed, 1, gameOn(resumed, 1), STARTED + 6 * DAY))).toBe(usual + 3 * DAY - HOUR)
  })

  test('is not needed after the closing date: clocks stand until all is decided', () => {
    const endsAt = STARTED + 3 * DAY
    const closed = tournamentAfter(...running({ endsAt }), [tick, endsAt])
    const game = dutiful(closed, 1, gameOn(closed, 1), endsAt)
    expect(deadline(game)).toBe((deadline(gameOn(closed, 1)) ?? 0) + 15 * DAY)
  })
})

test('leave of a player is asked of all their boards, by the seat that they have', () => {
  const tournament = tournamentAfter(...running(), [{ type: 'away', by: player(2), days: 3 }, STARTED + DAY])
  for (const board of tournament.boards) {
    const seat = board.black === 2 ? 'creator' : board.white === 2 ? 'opponent' : undefined
    expect(Object.keys(dutiesOfBoard(tournament, board).absences)).toEqual(seat ? [seat] : [])
  }
})
