import { expect, test } from 'vitest'
import { packFacts } from '../../functions/codec/tournament-item.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { decideTournament } from '../../shared/tournament/decide-tournament.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentCommand } from '../../shared/tournament/model/tournament-commands.ts'
import { TOURNAMENT_ALLOWANCE } from '../../shared/tournament/model/tournament-limits.ts'
import { SECRETARY, STARTED, type Step, decided, player, tick } from './given.ts'
import { fullEvent, largeEvent, logged } from './large-event.ts'

const LARGEST_EVENT = 60_000

const EVENT = largeEvent()

const ruled = (board: number): TournamentCommand => ({
  type: 'rule',
  by: SECRETARY,
  board,
  winner: null,
  reason: 'Late.',
})

test('an event of 500 games takes at most 60 KB, whatever is added to it', () => {
  const log = EVENT
  expect(packFacts(log).length).toBeLessThan(45_000)
  expect(foldTournament(log)?.status).toBe('finished')
  expect(packFacts(fullEvent(log)).length).toBeLessThan(LARGEST_EVENT)
})

test('what one person may change ends, and nobody else’s does', () => {
  const change = { type: 'rotate-link', by: player(1) } as const
  let log = EVENT
  for (let n = 0; n < TOURNAMENT_ALLOWANCE.changes; n++) log = logged(log, [[change, STARTED + DAY]])
  const tournament = foldTournament(log)
  expect(decideTournament(tournament, change, STARTED + DAY).refusal).toEqual({ code: 'tournament-allowance-used' })
  expect(decideTournament(tournament, { ...change, by: player(2) }, STARTED + DAY).refusal).toBeUndefined()
})

test('what officials may write ends, and players may still appeal', () => {
  const running = EVENT.filter(({ type }) => type !== 'finished')
  const at = STARTED + DAY
  const long = 'я'.repeat(950)
  const messages = Array.from({ length: 7 }, (_, n): Step => [
    { type: 'write', by: SECRETARY, text: `${n}${long}` },
    at,
  ])
  const full = logged(running, [...messages.slice(0, 6), [ruled(1), at]])
  expect(decided(full, messages[6] ?? [tick, at]).refusal).toEqual({ code: 'tournament-allowance-used' })
  expect(decided(full, [{ type: 'appeal', by: player(1), board: 1, text: 'No.' }, at]).refusal).toBeUndefined()
})
