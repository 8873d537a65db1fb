import { describe, expect, test } from 'vitest'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import { type StandingsRow, standingsOf } from '../../shared/tournament/standings/standings.ts'
import { teamStandingsOf } from '../../shared/tournament/standings/team-standings.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { STARTED, people, person, running, tournamentAfter } from './given.ts'
import { randomEvent } from './random-event.ts'
import { type PlayedGame, referencePlaces } from './reference-standings.ts'

const fold = (facts: readonly TournamentFact[]): Tournament => {
  const tournament = foldTournament(facts)
  if (!tournament) throw new Error('the log is damaged')
  return tournament
}

const placesOf = (rows: readonly StandingsRow[], count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => rows.find(({ player }) => player === at + 1)?.place ?? 0)

/** The games that count: neither void nor open, and of nobody who is struck. */
const countingGames = (games: readonly PlayedGame[], places: readonly number[]): number =>
  games.filter(
    ({ black, white, end }) => end !== 'void' && end !== 'open' && places[black] !== 0 && places[white] !== 0,
  ).length

test('the places are those of a second implementation, whoever leaves, forfeits or is struck', () => {
  const chance = chances(26)
  const seen = { shared: 0, struck: 0, direct: 0, wins: 0, 'sonneborn-berger': 0 }
  for (let left = sized(400, 10_000); left > 0; left -= 1) {
    const { begun, scored, games, count, strikes } = randomEvent(chance)
    const rows = standingsOf(fold([...begun, ...scored]))
    const places = referencePlaces(count, games, strikes)
    expect(placesOf(rows, count), `the games ${JSON.stringify(games)}`).toEqual(places)
    expect(rows.reduce((sum, { points }) => sum + points, 0)).toBe(2 * countingGames(games, places))
    for (const { decidedBy, isStruck } of rows) {
      if (decidedBy !== undefined) seen[decidedBy] += 1
      if (isStruck) seen.struck += 1
    }
  }
  for (const [what, times] of Object.entries(seen)) expect([what, times > 5]).toEqual([what, true])
})

/** Returns the tournament with its players in another order: the player N gets the number `numbers[N - 1]`. */
const renumbered = (tournament: Tournament, numbers: readonly number[]): Tournament => {
  const newNumber = (old: number): number => numbers[old - 1] ?? old
  const entrants = tournament.entrants
    .map((entrant) => ({ ...entrant, number: newNumber(entrant.number) }))
    .toSorted((one, other) => one.number - other.number)
  const boards = tournament.boards.map((board) => ({
    ...board,
    black: newNumber(board.black),
    white: newNumber(board.white),
  }))
  return { ...tournament, entrants, boards }
}

test('renumbering the players changes nobody’s row', () => {
  const chance = chances(27)
  for (let left = sized(100, 2000); left > 0; left -= 1) {
    const { begun, scored, count } = randomEvent(chance)
    const tournament = fold([...begun, ...scored])
    const numbers = Array.from({ length: count }, (_, at) => ({ number: at + 1, key: chance() }))
      .toSorted((one, other) => one.key - other.key)
      .map(({ number }) => number)
    const rows = new Map(standingsOf(renumbered(tournament, numbers)).map((row) => [row.player, row]))
    for (const row of standingsOf(tournament)) {
      const other = rows.get(numbers[row.player - 1] ?? 0)
      expect(other && { ...other, player: row.player }).toEqual(row)
    }
  }
})

/** Returns an event of players whose games ended so: `12+` means that player 1 beat player 2, `12=` a draw. */
const eventWith = (count: number, ...ends: readonly string[]): Tournament => {
  const tournament = tournamentAfter(...running({}, people(count)))
  const facts = ends.map((end, at): TournamentFact => {
    const [one, other, sign] = [Number(end[0]), Number(end[1]), end[2]]
    const board = tournament.boards.find(
      ({ black, white }) => (black === one && white === other) || (black === other && white === one),
    )
    if (!board) throw new Error(end)
    const winner = sign === '=' ? null : board.black === one ? 'black' : 'white'
    const reason = sign === '=' ? 'agreement' : sign === 't' ? 'time' : 'resignation'
    return { type: 'scored', at: STARTED, board: board.number, version: at + 1, outcome: { winner, reason } }
  })
  return foldTournament(facts, tournament) as Tournament
}

const shown = (rows: readonly StandingsRow[]): readonly string[] =>
  rows.map(({ place, player, points, decidedBy }) => `${place ?? '-'} ${player} ${points} ${decidedBy ?? ''}`.trim())

describe('players with equal points', () => {
  test('are ranked by their game against each other', () => {
    expect(shown(standingsOf(eventWith(3, '12+', '23+', '31=')))).toEqual(['1 1 3', '2 2 2', '3 3 1'])
    expect(shown(standingsOf(eventWith(4, '12+', '13=', '14=', '23+', '24+', '34+')))).toEqual([
      '1 1 4 direct',
      '2 2 4 direct',
      '3 3 3',
      '4 4 1',
    ])
  })

  test('are ranked by wins if the games against each other do not decide', () => {
    expect(shown(standingsOf(eventWith(4, '12=', '13+', '41+', '23=', '24=', '34+')))).toEqual([
      '1 1 3 shared',
      '1 3 3 shared',
      '1 4 3 shared',
      '4 2 3 wins',
    ])
  })

  test('share a place if nothing decides', () => {
    expect(shown(standingsOf(eventWith(3, '12+', '23+', '31+')))).toEqual([
      '1 1 2 shared',
      '1 2 2 shared',
      '1 3 2 shared',
    ])
  })

  test('are not ranked by direct encounter before all of them have met', () => {
    const rows = standingsOf(eventWith(4, '12+', '34+'))
    expect(rows.filter(({ points }) => points === 2).map(({ place }) => place)).toEqual([1, 1])
  })
})

test('who lost more than half of the games by time is struck, and their games count for nobody', () => {
  const tournament = eventWith(4, '14t', '24t', '34+', '12+', '13+', '23+')
  expect(shown(standingsOf(tournament))).toEqual(['1 1 4', '2 2 2', '3 3 0', '- 4 0'])
  expect(standingsOf({ ...tournament, terms: { ...tournament.terms, leavers: 'count' } })[0]).toMatchObject({
    points: 6,
  })
})

test('a team match has board points, and team points once it is over', () => {
  const entrants = [
    person(1, { team: 'North', board: 1 }),
    person(2, { team: 'North', board: 2 }),
    person(3, { team: 'South', board: 1 }),
    person(4, { team: 'South', board: 2 }),
  ]
  const begun = tournamentAfter(...running({ format: 'team-match' }, entrants))
  expect(begun.boards.map(({ black, white, place }) => [place, black, white])).toEqual([
    [1, 1, 3],
    [2, 4, 2],
  ])
  const scoredOn = (board: number, winner: 'black' | null): TournamentFact => ({
    type: 'scored',
    at: STARTED,
    board,
    version: 9,
    outcome: { winner, reason: winner ? 'resignation' : 'agreement' },
  })
  const half = foldTournament([scoredOn(1, 'black')], begun) as Tournament
  expect(teamStandingsOf(half)).toEqual([
    { team: 'North', boardPoints: 2, teamPoints: 0 },
    { team: 'South', boardPoints: 0, teamPoints: 0 },
  ])
  const lost = foldTournament([scoredOn(2, 'black')], begun) as Tournament
  expect(teamStandingsOf(lost).map(({ team, boardPoints }) => [team, boardPoints])).toEqual([
    ['South', 2],
    ['North', 0],
  ])
  const over = foldTournament([scoredOn(2, null)], half) as Tournament
  expect(teamStandingsOf(over)).toEqual([
    { team: 'North', boardPoints: 3, teamPoints: 2 },
    { team: 'South', boardPoints: 1, teamPoints: 0 },
  ])
})
