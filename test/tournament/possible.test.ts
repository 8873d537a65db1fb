import { expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { TOURNAMENT_ACT_TYPES, decideTournament } from '../../shared/tournament/decide-tournament.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import { possibleTournamentActs } from '../../shared/tournament/possible-tournament-acts.ts'
import { chances } from '../draughts/random.ts'
import { sized } from '../harness/size.ts'
import type { Actor } from '../../shared/tournament/model/words.ts'
import { FOUNDED, SECRETARY, type Step, opened, player, running, tournamentAfter } from './given.ts'
import { randomLog, randomTournamentCommand } from './random-tournament.ts'

test('every act that is accepted was possible, and it changes what the log tells', () => {
  const chance = chances(51)
  const seen = new Set<string>()
  for (let left = sized(40, 600); left > 0; left -= 1) {
    let facts: readonly TournamentFact[] = randomLog(chance, 5)
    let at = FOUNDED + 5 * DAY
    for (let commands = 50; commands > 0; commands -= 1) {
      at += Math.floor(chance() * DAY)
      const tournament = foldTournament(facts)
      if (!tournament) throw new Error('the log is damaged')
      const command = randomTournamentCommand({ chance, tournament, at })
      const decision = decideTournament(tournament, command, at)
      expect(decision.refusal === undefined || decision.facts.length === 0).toBe(true)
      if (decision.facts.length === 0) continue
      seen.add(command.type)
      const isAct = TOURNAMENT_ACT_TYPES.some((type) => type === command.type)
      if (isAct) expect([...possibleTournamentActs(tournament, command.by, at)]).toContain(command.type)
      facts = [...facts, ...decision.facts]
      expect(foldTournament(facts), `after ${JSON.stringify(command)}`).toBeDefined()
    }
  }
  // `change` needs an event that nobody has accepted yet, and a captain’s acts need teams: other tests try them.
  expect(seen.size).toBeGreaterThan(TOURNAMENT_ACT_TYPES.length * 0.85)
})

test('a secretary sees what comes next', () => {
  const at = FOUNDED + 3 * DAY
  const possible = (steps: readonly Step[], by: Actor) => [...possibleTournamentActs(tournamentAfter(...steps), by, at)]
  const draft = possible(opened().slice(0, 2), SECRETARY)
  expect(draft).toContain('send')
  expect(draft).not.toContain('start')
  const event = possible(running(), SECRETARY)
  expect(event).toContain('pause')
  expect(event).not.toContain('resume')
  expect(new Set(possible(running(), player(1)))).toEqual(
    new Set(['withdraw', 'away', 'rotate-link', 'rename', 'forget']),
  )
})
