import { describe, expect, test } from 'vitest'
import { DAY, HOUR } from '../../shared/game/model/words.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import { tournamentKey } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { TournamentChange, TournamentRecord } from '../../shared/service/ports/tournaments/tournament-record.ts'
import type { Tournaments } from '../../shared/service/ports/tournaments/tournaments.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import type { LoggedFact } from '../../shared/tournament/tournament-log.ts'
import { GAME, START, offer, offered } from './samples.ts'

/** Empty stores on one table. `changes` reads the changes of tournaments, and resolves once `count` have come. */
export type TournamentsStore = {
  readonly tournaments: Tournaments
  readonly games: Games
  readonly changes: (count: number) => Promise<readonly TournamentChange[]>
}

/** The id of a tournament, which a game may have too: they never meet. */
export const EVENT = GAME

const { opening: _opening, invitationLife: _life, ...game } = offered.terms

const founded: LoggedFact = {
  type: 'founded',
  step: 1,
  at: START,
  terms: {
    title: 'Klub Żaneta, jesień 2026',
    format: 'two-game',
    game,
    without: ['pauses', 'rematches'],
    opening: { kind: 'free' },
    entry: { closesAt: START + 7 * DAY },
    least: 3,
    ties: ['direct', 'wins'],
    leavers: 'half',
  },
  salt: 'c2FsdHNhbHRzYWx0',
  secretary: { name: 'Żaneta', contact: 'contact000' },
  entrants: [{ name: '  Ада | "Lovelace"', contact: 'contact001', club: '俱樂部' }],
}

/** Returns a new tournament with its timer. */
export const newTournament = (due = START + 7 * DAY): TournamentRecord => ({
  version: 1,
  log: [founded],
  due,
})

/** Returns the tournament after one more step. */
export const nextStep = (before: TournamentRecord, ...facts: readonly TournamentFact[]): TournamentRecord => ({
  ...before,
  version: before.version + 1,
  log: [...before.log, ...facts.map((fact) => ({ ...fact, step: before.version + 1 }))],
})

const sent: TournamentFact = { type: 'sent', at: START + HOUR }
const confirmed: TournamentFact = { type: 'confirmed', at: START + HOUR }
const cancelled: TournamentFact = { type: 'cancelled', at: START + HOUR, by: 'secretary', reason: '' }

/** The same tournament without a timer. */
const untimed: TournamentRecord = { ...newTournament(), due: undefined }

const headOf = ({ version, due }: TournamentRecord) => ({ version, due })

const saving = (make: () => Promise<TournamentsStore>) => {
  test('a tournament is read as it was saved, and none that was not', async () => {
    const { tournaments } = await make()
    expect(await tournaments.load(EVENT)).toBeUndefined()
    expect(await tournaments.save(EVENT, undefined, newTournament())).toEqual({ saved: true })
    expect(await tournaments.load(EVENT)).toStrictEqual(newTournament())
  })

  test('a step of several facts is saved over the version before it', async () => {
    const { tournaments } = await make()
    const after = nextStep(newTournament(), confirmed, sent)
    await tournaments.save(EVENT, undefined, newTournament())
    expect(await tournaments.save(EVENT, newTournament(), after)).toEqual({ saved: true })
    expect(await tournaments.load(EVENT)).toStrictEqual(after)
  })

  test('a game with the same id is another item, and neither store reads the other’s', async () => {
    const { tournaments, games } = await make()
    await tournaments.save(EVENT, undefined, newTournament())
    expect(await games.load(GAME)).toBeUndefined()
    await games.save(GAME, undefined, offer())
    expect(await tournaments.load(EVENT)).toStrictEqual(newTournament())
    expect(await games.load(GAME)).toStrictEqual(offer())
  })

  test('the largest tournament fits into the store', async () => {
    const { tournaments } = await make()
    const letters = (n: number, length: number): string =>
      Array.from({ length }, (_, at) => ((n * 7919 + at * 104_729) % 36).toString(36)).join('')
    const boards = Array.from({ length: 500 }, (_, n) => ({
      game: letters(n, 12),
      salt: letters(n + 500, 16),
      chance: (n * 2_654_435_761) % 2 ** 32,
      contacts: [letters(n, 10), letters(n + 1, 10), letters(n + 2, 10)] as const,
      round: n + 1,
      place: 1,
      black: 1,
      white: 2,
    }))
    const large = nextStep(newTournament(), { type: 'started', at: START, by: 'secretary', boards })
    await tournaments.save(EVENT, undefined, newTournament())
    expect(await tournaments.save(EVENT, newTournament(), large)).toEqual({ saved: true })
    expect(await tournaments.load(EVENT)).toStrictEqual(large)
  })
}

const races = (make: () => Promise<TournamentsStore>) => {
  test('a tournament is founded once, and the second writer gets the first one’s', async () => {
    const { tournaments } = await make()
    await tournaments.save(EVENT, undefined, newTournament())
    expect(await tournaments.save(EVENT, undefined, untimed)).toStrictEqual({ saved: false, now: newTournament() })
  })

  test('of two steps from one version one is saved, and the other writer gets it', async () => {
    const { tournaments } = await make()
    const before = newTournament()
    const [one, other] = [nextStep(before, sent), nextStep(before, cancelled)]
    await tournaments.save(EVENT, undefined, before)
    const saved = await Promise.all([tournaments.save(EVENT, before, one), tournaments.save(EVENT, before, other)])
    const there = saved[0].saved ? one : other
    expect(saved.filter((each) => each.saved)).toHaveLength(1)
    expect(saved).toContainEqual({ saved: false, now: there })
    expect(await tournaments.load(EVENT)).toStrictEqual(there)
  })

  test('a timer is changed without a step if it is still the one that was read', async () => {
    const { tournaments } = await make()
    const [early, late] = [newTournament(START + DAY), newTournament(START + 2 * DAY)]
    await tournaments.save(EVENT, undefined, newTournament())
    expect(await tournaments.save(EVENT, newTournament(), early)).toEqual({ saved: true })
    expect(await tournaments.save(EVENT, newTournament(), late)).toStrictEqual({ saved: false, now: early })
  })
}

const timers = (make: () => Promise<TournamentsStore>) => {
  test('an overdue tournament is found by its key, among the games', async () => {
    const { tournaments, games } = await make()
    await games.save('aaaaaaaaaaaa', undefined, offer(START + HOUR))
    await tournaments.save(EVENT, undefined, newTournament(START + 2 * HOUR))
    await games.save('bbbbbbbbbbbb', undefined, offer(START + 3 * HOUR))
    expect(await games.overdue(START + 9 * HOUR, 9)).toEqual(['aaaaaaaaaaaa', tournamentKey(EVENT), 'bbbbbbbbbbbb'])
    expect(await games.overdue(START + 2 * HOUR, 9)).toEqual(['aaaaaaaaaaaa', tournamentKey(EVENT)])
  })

  test('a tournament without a timer is never overdue', async () => {
    const { tournaments, games } = await make()
    await tournaments.save(EVENT, undefined, newTournament())
    const over = { ...nextStep(newTournament(), cancelled), due: undefined }
    await tournaments.save(EVENT, newTournament(), over)
    expect(await games.overdue(START + 99 * DAY, 9)).toEqual([])
  })
}

const changes = (make: () => Promise<TournamentsStore>) => {
  test('come in order, with the states before and after, and none for a lost write', async () => {
    const store = await make()
    const first = nextStep(newTournament(), confirmed)
    await store.tournaments.save(EVENT, undefined, newTournament())
    await store.tournaments.save(EVENT, undefined, untimed)
    await store.tournaments.save(EVENT, newTournament(), first)
    await store.tournaments.save(EVENT, first, nextStep(first, sent))
    expect(await store.changes(3)).toMatchObject([
      { id: EVENT, before: undefined, after: newTournament() },
      { id: EVENT, before: headOf(newTournament()), after: first },
      { id: EVENT, before: headOf(first), after: nextStep(first, sent) },
    ])
  })
}

export const tournamentsContract = (make: () => Promise<TournamentsStore>): void => {
  describe('saving', () => saving(make))
  describe('races', () => races(make))
  describe('timers', () => timers(make))
  describe('the changes of the stream', () => changes(make))
}
