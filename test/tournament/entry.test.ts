import { describe, expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import { acceptedIn, playersOf } from '../../shared/tournament/model/tournament.ts'
import { tournamentDueAt, tournamentRetainedUntil } from '../../shared/tournament/tournament-timer.ts'
import {
  CLOSING,
  FOUNDED,
  SECRETARY,
  SERVICE,
  STARTED,
  STRANGER,
  type Step,
  accept,
  decided,
  found,
  history,
  opened,
  people,
  person,
  player,
  replace,
  running,
  start,
  tick,
  tournamentAfter,
} from './given.ts'

const enter = (number: number, at = FOUNDED + DAY): Step => [
  { type: 'enter', by: STRANGER, entrant: person(number) },
  at,
]
const open = { closesAt: CLOSING, open: true } as const

describe('entry', () => {
  test('in time counts, and a second later does not', () => {
    const given = history(...opened({ entry: open }))
    expect(decided(given, enter(9, CLOSING - 1)).refusal).toBeUndefined()
    expect(decided(given, enter(9, CLOSING)).refusal).toEqual({ code: 'entry-closed' })
    expect(decided(given, [accept(1), CLOSING]).refusal).toEqual({ code: 'entry-closed' })
  })

  test('never passes the limit, and the next of the waiting list gets a place that becomes free', () => {
    const given = history(
      ...opened({ entry: { ...open, limit: 2, waitingList: true } }, people(2)),
      [accept(1), FOUNDED],
      enter(3),
      enter(4),
      [accept(2), FOUNDED + DAY],
      enter(5),
    )
    const before = foldTournament(given)
    expect(before?.entrants.map(({ status }) => status)).toEqual([
      'accepted',
      'waiting',
      'accepted',
      'waiting',
      'waiting',
    ])
    const { facts } = decided(given, [{ type: 'withdraw', by: player(3) }, FOUNDED + DAY])
    expect(facts.map(({ type }) => type)).toEqual(['withdrawn', 'approved'])
    const after = foldTournament(facts, before)
    expect(after && acceptedIn(after).map(({ number }) => number)).toEqual([1, 2])
  })

  test('of an applicant who is approved too late for a place waits for one, in the order of entry', () => {
    const entry = { ...open, limit: 2, approval: true, waitingList: true } as const
    const approve = (number: number): Step => [{ type: 'approve', by: SECRETARY, player: number }, FOUNDED + DAY]
    const given = history(
      ...opened({ entry }, people(2)),
      [accept(1), FOUNDED],
      [accept(2), FOUNDED],
      enter(3),
      enter(4),
      enter(5),
      approve(5),
      approve(3),
    )
    const statuses = (facts: readonly TournamentFact[]) => foldTournament(facts)?.entrants.map(({ status }) => status)
    expect(statuses(given)).toEqual(['accepted', 'accepted', 'waiting', 'applied', 'waiting'])
    expect(decided(given, approve(3))).toEqual({ facts: [], duplicate: true })
    const { facts } = decided(given, [{ type: 'withdraw', by: player(1) }, FOUNDED + DAY])
    expect(statuses([...given, ...facts])).toEqual(['withdrawn', 'accepted', 'accepted', 'applied', 'waiting'])
    // Once the event runs, whoever waits can take over the place of a player.
    const begun = history(
      ...opened({ entry: { ...entry, limit: 3 } }, people(3)),
      ...[1, 2, 3].map((number): Step => [accept(number), FOUNDED]),
      enter(4),
      [start, FOUNDED + DAY],
      approve(4),
    )
    expect(statuses(begun)?.at(-1)).toBe('waiting')
    expect(decided(begun, [replace(1, 4), FOUNDED + DAY]).refusal).toBeUndefined()
  })

  test('sent twice is one entry', () => {
    const given = history(...opened({ entry: open }), enter(9))
    expect(decided(given, enter(9))).toEqual({ facts: [], duplicate: true })
  })

  test('names nobody in public who has not accepted, or left before the start', () => {
    const tournament = tournamentAfter(
      ...opened(),
      [accept(1), FOUNDED],
      [accept(2), FOUNDED],
      [{ type: 'withdraw', by: player(2) }, FOUNDED],
    )
    expect(playersOf(tournament).map(({ name }) => name)).toEqual(['Amara'])
  })

  test('of more names than an event may have is refused', () => {
    const most = 300
    expect(decided([], [found({}, people(most + 1)), FOUNDED]).refusal).toEqual({ code: 'too-many-players', most })
    const given = history([found({}, people(most)), FOUNDED])
    const one = { type: 'invite', by: SECRETARY, entrants: [person(999)] } as const
    expect(decided(given, [one, FOUNDED]).refusal).toEqual({ code: 'too-many-players', most })
  })
})

test('strangers leave the secretary room for names', () => {
  const given = history(...opened({ entry: { ...open, approval: true } }, people(250)))
  expect(decided(given, enter(251)).refusal).toEqual({ code: 'tournament-full' })
  const invite = {
    type: 'invite',
    by: SECRETARY,
    entrants: people(50).map((each) => ({ ...each, contact: `new${each.contact}` })),
  } as const
  expect(decided(given, [invite, FOUNDED]).refusal).toBeUndefined()
})

describe('an event by itself', () => {
  test('begins when entry closes with enough players', () => {
    const given = history(...opened(), ...[1, 2, 3].map((number): Step => [accept(number), FOUNDED]))
    const tournament = foldTournament(given)
    expect(tournament && tournamentDueAt(tournament)).toBe(CLOSING)
    expect(decided(given, [tick, CLOSING - 1000]).facts).toEqual([])
    const { facts } = decided(given, [tick, CLOSING])
    expect(facts).toMatchObject([{ type: 'started', by: 'clock' }])
    expect(facts[0]?.type === 'started' && facts[0].boards).toHaveLength(3)
  })

  test('closes entry with too few, and the secretary may still begin it', () => {
    const given = history(
      ...opened({ entry: { ...open, approval: true } }),
      [accept(1), FOUNDED],
      [accept(2), FOUNDED],
      enter(9),
      [tick, CLOSING],
    )
    const closed = foldTournament(given)
    expect(closed?.entryClosedAt).toBe(CLOSING)
    expect(closed && tournamentDueAt(closed)).toBe(CLOSING + 180 * DAY)
    const begun = history(
      ...opened({ entry: { ...open, approval: true } }),
      [accept(1), FOUNDED],
      [accept(2), FOUNDED],
      enter(9),
      [tick, CLOSING],
      [{ type: 'approve', by: SECRETARY, player: 5 }, CLOSING + DAY],
      [start, CLOSING + DAY],
    )
    expect(foldTournament(begun)?.boards).toHaveLength(3)
  })

  test('goes to adjudication at the closing date, and is over 14 days later', () => {
    const endsAt = STARTED + 100 * DAY
    const given = running({ endsAt }, people(3))
    const scored: Step = [
      {
        type: 'score',
        by: SERVICE,
        results: [{ board: 1, version: 9, outcome: { winner: null, reason: 'agreement' } }],
      },
      STARTED + DAY,
    ]
    const closed = tournamentAfter(...given, scored, [tick, endsAt])
    expect(closed.closedAt).toBe(endsAt)
    expect(tournamentDueAt(closed)).toBe(endsAt + 14 * DAY)
    expect(decided(history(...given, scored, [tick, endsAt]), [tick, endsAt + DAY]).facts).toEqual([])
    const over = tournamentAfter(...given, scored, [tick, endsAt], [tick, endsAt + 14 * DAY])
    expect([over.status, over.endedAt]).toEqual(['finished', endsAt + 14 * DAY])
    expect(over.boards.map(({ voided }) => voided)).toEqual([undefined, 'closed', 'closed'])
    expect(tournamentDueAt(over)).toBeUndefined()
    expect(tournamentRetainedUntil(over)).toBe(endsAt + 194 * DAY)
  })
})

describe('a substitute', () => {
  const entry = { ...open, limit: 4, waitingList: true } as const
  const given: readonly Step[] = [
    ...opened({ entry }, people(4)),
    ...[1, 2, 3, 4].map((number): Step => [accept(number), FOUNDED + DAY]),
    enter(9, FOUNDED + DAY),
    [start, STARTED],
  ]

  test('begins from the openings of the player whose place they take', () => {
    const opening = { kind: 'ballot', deck: 'three-move', scope: 'pair' } as const
    const event = tournamentAfter(
      ...opened({ entry, opening }, people(4)),
      ...[1, 2, 3, 4].map((number): Step => [accept(number), FOUNDED + DAY]),
      enter(9, FOUNDED + DAY),
      [start, STARTED],
      [replace(2, 5), STARTED + DAY],
    )
    const openings = (number: number) =>
      event.boards.filter(({ black, white }) => black === number || white === number).map((board) => board.opening)
    expect(openings(5)).toEqual(openings(2))
    expect(openings(5).every((number) => number !== undefined)).toBe(true)
  })

  test('plays all games of the player whose place they take, with the same colours and opponents', () => {
    const before = tournamentAfter(...given)
    const after = tournamentAfter(...given, [replace(2, 5), STARTED + DAY])
    expect(after.entrants[1]).toMatchObject({ status: 'replaced' })
    expect(after.entrants[4]).toMatchObject({ status: 'accepted', replaces: 2 })
    const lost = after.boards.filter(({ voided }) => voided === 'replaced')
    expect(lost.map(({ number }) => number)).toEqual(
      before.boards.filter(({ black, white }) => black === 2 || white === 2).map(({ number }) => number),
    )
    const anew = after.boards.slice(before.boards.length)
    expect(anew.map(({ black, white, round, place }) => [black, white, round, place])).toEqual(
      lost.map(({ black, white, round, place }) => [black === 2 ? 5 : black, white === 2 ? 5 : white, round, place]),
    )
    expect(new Set(after.boards.map(({ game }) => game)).size).toBe(after.boards.length)
  })

  test('takes the place of somebody who has left, but no place twice', () => {
    const left = history(...given, [{ type: 'withdraw', by: player(2) }, STARTED + DAY], [replace(2, 5), STARTED + DAY])
    expect(decided(left, [replace(2, 5), STARTED + DAY]).duplicate).toBe(true)
    const again: Step = [{ type: 'invite', by: SECRETARY, entrants: [person(10)], replaces: 2 }, STARTED + DAY]
    expect(decided(left, again).refusal).toEqual({ code: 'not-playing' })
  })

  test('is named by a captain only for the own team', () => {
    const entrants = [
      person(1, { team: 'North', board: 1, captain: true }),
      person(2, { team: 'North', board: 2 }),
      person(3, { team: 'South', board: 1 }),
      person(4, { team: 'South', board: 2 }),
    ]
    const match = history(
      ...opened({ format: 'team-match', entry }, entrants),
      ...[1, 2, 3, 4].map((number): Step => [accept(number), FOUNDED + DAY]),
      enter(9, FOUNDED + DAY),
      [start, STARTED],
    )
    const { facts } = decided(match, [replace(2, 5, player(1)), STARTED + DAY])
    expect(foldTournament([...match, ...facts])?.entrants[4]).toMatchObject({ team: 'North', board: 2, replaces: 2 })
    expect(decided(match, [replace(3, 5, player(1)), STARTED + DAY]).refusal).toEqual({ code: 'not-yours-to-do' })
    expect(decided(match, [replace(1, 5, player(2)), STARTED + DAY]).refusal).toEqual({ code: 'not-yours-to-do' })
  })
})
