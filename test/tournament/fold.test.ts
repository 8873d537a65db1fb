import { describe, expect, test } from 'vitest'
import { DAY, MINUTE } from '../../shared/game/model/words.ts'
import { FACT_RULES, foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import type { Tournament } from '../../shared/tournament/model/tournament.ts'
import { TOURNAMENT_STATUSES, type TournamentStatus } from '../../shared/tournament/model/words.ts'
import { standingsOf } from '../../shared/tournament/standings/standings.ts'
import { withFacts } from '../../shared/tournament/tournament-log.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import { FOUNDED, STARTED, decided, history, opened, people, running } from './given.ts'
import { randomEvent } from './random-event.ts'
import { randomLog } from './random-tournament.ts'

const shuffled = <T>(chance: () => number, values: readonly T[]): readonly T[] =>
  values
    .map((value) => ({ value, key: chance() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ value }) => value)

/** Each end of a game, and for some games an earlier end that an arbiter has changed. */
const withEarlierEnds = (chance: () => number, scored: readonly TournamentFact[]): readonly TournamentFact[] =>
  scored.flatMap((fact): readonly TournamentFact[] =>
    fact.type === 'scored' && chance() < 0.3 ? [{ ...fact, version: fact.version - 3, outcome: 'void' }, fact] : [fact],
  )

describe('ends of games', () => {
  test('give the same event in whatever order they are read, however often', () => {
    const chance = chances(31)
    for (let left = sized(60, 1000); left > 0; left -= 1) {
      const { begun, scored } = randomEvent(chance)
      const expected = foldTournament([...begun, ...scored])
      const ends = withEarlierEnds(chance, scored)
      const anyhow = foldTournament([...begun, ...shuffled(chance, [...ends, ...shuffled(chance, ends).slice(0, 5)])])
      expect(anyhow).toEqual(expected)
      expect(expected && anyhow && standingsOf(anyhow)).toEqual(expected && standingsOf(expected))
    }
  })

  test('decided one by one in any order, end the event once, with the last board', () => {
    const chance = chances(32)
    for (let left = sized(20, 200); left > 0; left -= 1) {
      const { begun, scored } = randomEvent(chance)
      let facts = begun
      for (const fact of shuffled(chance, scored)) {
        if (fact.type !== 'scored') continue
        const { board, version, outcome } = fact
        const command = { type: 'score', by: { role: 'service' }, results: [{ board, version, outcome }] } as const
        facts = [...facts, ...decided(facts, [command, STARTED + DAY]).facts]
        expect(decided(facts, [command, STARTED + DAY])).toEqual({ facts: [], duplicate: true })
      }
      const after = foldTournament(facts)
      const isOver = scored.length === after?.boards.length
      expect(after?.status).toBe(isOver ? 'finished' : 'running')
      expect(facts.filter(({ type }) => type === 'finished')).toHaveLength(isOver ? 1 : 0)
    }
  })

  test('of a lower version never replace those of a higher', () => {
    const begun = history(...running())
    const scored = (version: number, winner: 'black' | null): TournamentFact => ({
      type: 'scored',
      at: STARTED,
      board: 1,
      version,
      outcome: { winner, reason: 'adjudication' },
    })
    const late = foldTournament([...begun, scored(9, 'black'), scored(8, null)])
    expect(late?.boards[0]?.score).toMatchObject({ version: 9, outcome: { winner: 'black' } })
  })
})

describe('a log', () => {
  test('is damaged if a fact cannot follow in its state', () => {
    const at = FOUNDED
    const begun: Readonly<Record<TournamentStatus, readonly TournamentFact[]>> = {
      draft: history(...opened()).slice(0, 1),
      open: history(...opened()),
      running: history(...running()),
      finished: [...history(...running()), { type: 'finished', at }],
      cancelled: [...history(...opened()), { type: 'cancelled', at, by: 'secretary', reason: '' }],
    }
    const [first] = begun.draft
    expect(first && foldTournament([first, first])).toBeUndefined()
    expect(foldTournament([{ type: 'sent', at }])).toBeUndefined()
    const simple = [
      { type: 'confirmed', at },
      { type: 'sent', at },
      { type: 'entry-closed', at },
      { type: 'closed', at },
      { type: 'finished', at },
      { type: 'made', at, through: 1 },
      { type: 'paused', at, until: at + DAY },
      { type: 'cancelled', at, by: 'clock', reason: '' },
    ] as const satisfies readonly TournamentFact[]
    for (const fact of simple)
      for (const status of TOURNAMENT_STATUSES)
        expect([fact.type, status, foldTournament([...begun[status], fact]) !== undefined]).toEqual([
          fact.type,
          status,
          FACT_RULES[fact.type].in.includes(status),
        ])
  })

  test('about nobody, or no board, is damaged', () => {
    const begun = history(...running())
    for (const fact of [
      { type: 'withdrawn', at: STARTED, player: 9 },
      { type: 'voided', at: STARTED, board: 99, cause: 'closed' },
      { type: 'warned', at: STARTED, player: 0, by: 'secretary', reason: '' },
      { type: 'resumed', at: STARTED },
    ] as const)
      expect(foldTournament([...begun, fact])).toBeUndefined()
  })

  test('without the facts that others replaced, is the same event', () => {
    const chance = chances(33)
    for (let left = sized(60, 1000); left > 0; left -= 1) {
      const facts = randomLog(chance, 60)
      let log: ReturnType<typeof withFacts> = []
      for (const fact of facts) log = withFacts(log, [fact])
      expect(foldTournament(log)).toEqual(foldTournament(facts))
      expect(log.length).toBeLessThanOrEqual(facts.length)
    }
  })

  test('has no name of people who are forgotten', () => {
    const forgetting = { type: 'forget', by: { role: 'player', number: 2 }, contact: 'nobody0001' } as const
    const facts = history(
      ...running({}, people(4)),
      [{ type: 'rename', by: { role: 'player', number: 2 }, name: 'Joost van Wijk' }, STARTED],
      [{ type: 'appoint-deputy', by: { role: 'secretary' }, name: 'Dee', contact: 'dee0000001' }, STARTED],
      [{ type: 'dismiss-deputy', by: { role: 'secretary' } }, STARTED + MINUTE],
      [forgetting, STARTED + MINUTE],
    )
    const log = withFacts([], facts)
    expect(JSON.stringify(log)).not.toMatch(/Joost|Dee/)
    expect(JSON.stringify(log)).toMatch(/Amara/)
    expect(foldTournament(log)).toEqual(foldTournament(facts) satisfies Tournament | undefined)
  })
})
