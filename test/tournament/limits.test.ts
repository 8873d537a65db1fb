import { describe, expect, test } from 'vitest'
import { DAY, HOUR, type Instant, SECOND } from '../../shared/game/model/words.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import type { TournamentCommand } from '../../shared/tournament/model/tournament-commands.ts'
import type { TournamentTerms } from '../../shared/tournament/model/tournament-terms.ts'
import { mostPlayers } from '../../shared/tournament/pairing/tournament-size.ts'
import {
  DEPUTY,
  EVENT_TERMS,
  SECRETARY,
  SERVICE,
  STARTED,
  STRANGER,
  type Step,
  decided,
  history,
  opened,
  person,
  player,
  running,
} from './given.ts'

/** Returns how often a command is carried out, and how it is refused after that. Each is an hour after the one before. */
const carriedOut = (
  given: readonly TournamentFact[],
  commandOf: (n: number) => TournamentCommand,
): readonly [number, string | undefined] => {
  let facts = given
  for (let n = 0; ; n += 1) {
    const decision = decided(facts, [commandOf(n), STARTED + DAY + n * HOUR])
    if (decision.facts.length === 0) return [n, decision.refusal?.code]
    facts = [...facts, ...decision.facts]
  }
}

const begun = history(...running())
const USED = 'tournament-allowance-used'

describe('what may be added to an event', () => {
  test.each<readonly [string, number, (n: number) => TournamentCommand]>([
    ['deputies', 5, (n) => ({ type: 'appoint-deputy', by: SECRETARY, name: 'Dee', contact: `deputy${n}` })],
    ['warnings', 40, (n) => ({ type: 'warn', by: SECRETARY, player: 1 + (n % 4), reason: `${n}` })],
    ['messages', 20, (n) => ({ type: 'write', by: SECRETARY, text: `${n}` })],
    ['rulings', 120, (n) => ({ type: 'rule', by: SECRETARY, board: 1 + (n % 6), winner: null, reason: `${n}` })],
    ['names of one person', 20, (n) => ({ type: 'rename', by: player(1), name: `Amara ${n}` })],
  ])('%s: %i', (_what, most, commandOf) => {
    expect(carriedOut(begun, commandOf)).toEqual([most, USED])
  })

  test('pauses: 10', () => {
    let facts = begun
    for (let n = 0; n < 10; n += 1) {
      const at = STARTED + DAY * (n + 1)
      for (const step of [
        [{ type: 'pause', by: SECRETARY, until: at + 2 * DAY }, at],
        [{ type: 'resume', by: SECRETARY }, at + HOUR],
      ] satisfies readonly Step[])
        facts = [...facts, ...decided(facts, step).facts]
    }
    expect(facts.filter(({ type }) => type === 'resumed')).toHaveLength(10)
    const once: Step = [{ type: 'pause', by: SECRETARY, until: STARTED + 30 * DAY }, STARTED + 20 * DAY]
    expect(decided(facts, once).refusal).toEqual({ code: USED })
  })

  test('appeals: few bytes, which messages cannot use up', () => {
    const rule = (board: number): Step => [
      { type: 'rule', by: SECRETARY, board, winner: null, reason: 'Late.' },
      STARTED + DAY,
    ]
    const ruled = history(
      ...running(),
      [{ type: 'appoint-deputy', by: SECRETARY, name: 'Dee', contact: 'dee0000001' }, STARTED],
      [{ type: 'accept-deputy', by: DEPUTY }, STARTED],
      ...[1, 2, 3, 4, 5, 6].map(rule),
    )
    const boards = foldTournament(ruled)?.boards ?? []
    const appeal = (board: number, text: string): Step => [
      { type: 'appeal', by: player(boards[board - 1]?.black ?? 0), board, text },
      STARTED + DAY,
    ]
    const long = decided(ruled, appeal(1, 'x'.repeat(6000))).facts
    expect(long).toHaveLength(1)
    expect(decided([...ruled, ...long], appeal(2, 'x'.repeat(145))).refusal).toEqual({ code: USED })
    expect(decided([...ruled, ...long], appeal(2, 'x'.repeat(144))).refusal).toBeUndefined()
  })
})

test.each<readonly [Partial<TournamentTerms>, number]>([
  [{}, 32],
  [{ format: 'two-game' }, 22],
  [{ format: 'pairs' }, 200],
  [{ format: 'team-match' }, 200],
  [{ format: 'team-match', bothColours: true }, 200],
  [{ entry: { limit: 8 } }, 8],
  [{ format: 'two-game', entry: { limit: 30 } }, 22],
])('of the terms %j at most %i play', (terms, most) => {
  expect(mostPlayers({ ...EVENT_TERMS, entry: {}, ...terms })).toBe(most)
})

describe('the last second', () => {
  const score: Step = [
    {
      type: 'score',
      by: SERVICE,
      results: [1, 2, 3, 4, 5, 6].map((board) => ({
        board,
        version: 9,
        outcome: { winner: null, reason: 'agreement' } as const,
      })),
    },
    STARTED + DAY,
  ]
  const code = (given: readonly TournamentFact[], command: TournamentCommand, at: Instant): string | undefined =>
    decided(given, [command, at]).refusal?.code

  test('in which an official may rule is 14 days after the end', () => {
    const over = history(...running(), score)
    const rule = { type: 'rule', by: SECRETARY, board: 1, winner: 'black', reason: 'So it is.' } as const
    expect(code(over, rule, STARTED + 15 * DAY)).toBeUndefined()
    expect(code(over, rule, STARTED + 15 * DAY + SECOND)).toBe('too-late-to-rule')
  })

  test('in which a player may appeal is 14 days after the ruling', () => {
    const ruled = history(
      ...running(),
      [{ type: 'appoint-deputy', by: SECRETARY, name: 'Dee', contact: 'dee0000001' }, STARTED],
      [{ type: 'accept-deputy', by: DEPUTY }, STARTED],
      [{ type: 'rule', by: SECRETARY, board: 1, winner: 'black', reason: 'So it is.' }, STARTED + DAY],
    )
    const appeal = { type: 'appeal', by: player(1), board: 1, text: 'No.' } as const
    expect(code(ruled, appeal, STARTED + 15 * DAY)).toBeUndefined()
    expect(code(ruled, appeal, STARTED + 15 * DAY + SECOND)).toBe('nothing-to-appeal')
  })

  test('in which a place may be taken over is 30 days after the start', () => {
    const invite = { type: 'invite', by: SECRETARY, entrants: [person(9)], replaces: 1 } as const
    expect(code(begun, invite, STARTED + 30 * DAY)).toBeUndefined()
    expect(code(begun, invite, STARTED + 30 * DAY + SECOND)).toBe('too-late-to-replace')
  })

  test('and the shortest and the longest pause', () => {
    const pause = (until: Instant) => code(begun, { type: 'pause', by: SECRETARY, until }, STARTED)
    expect([DAY, 30 * DAY].map((length) => pause(STARTED + length))).toEqual([undefined, undefined])
    expect([DAY - SECOND, 30 * DAY + SECOND].map((length) => pause(STARTED + length))).toEqual(['too-long', 'too-long'])
  })

  test('of leave: a player may be away again once the days are over', () => {
    const away = (days: number) => ({ type: 'away', by: player(1), days }) as const
    const gone = history(...running(), [away(3), STARTED])
    expect(code(gone, away(4), STARTED + 3 * DAY - SECOND)).toBe('away-already')
    expect(code(gone, away(4), STARTED + 3 * DAY)).toBeUndefined()
    expect(decided(gone, [away(0), STARTED + DAY]).facts).toHaveLength(1)
    expect(decided(gone, [away(0), STARTED + 3 * DAY])).toEqual({ facts: [], duplicate: true })
  })
})

test('nobody enters an event that is not open to strangers, whatever else its terms say', () => {
  const closed = history(...opened({ entry: { waitingList: true, approval: true } }))
  const enter: Step = [{ type: 'enter', by: STRANGER, entrant: person(9) }, STARTED - DAY]
  expect(decided(closed, enter).refusal).toEqual({ code: 'invitation-needed' })
})
