import { expect, test } from 'vitest'
import { readersOf } from '../../shared/email/tournament/tournament-recipients.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { TournamentFact } from '../../shared/tournament/model/facts.ts'
import {
  DEPUTY,
  FOUNDED,
  SECRETARY,
  SERVICE,
  STARTED,
  type Step,
  decided,
  people,
  running,
} from '../tournament/given.ts'

/** The most emails of an event of eight players with two games of each pair, besides those about turns. */
const MOST = 40

/** Returns how many emails these steps cause, and how the event then stands: what one step tells a person is one email. */
const emailsOf = (steps: readonly Step[]): { readonly emails: number; readonly status: string | undefined } => {
  let facts: readonly TournamentFact[] = []
  let emails = 0
  let status: string | undefined
  for (const step of steps) {
    const { facts: more, refusal } = decided(facts, step)
    expect(refusal).toBeUndefined()
    facts = [...facts, ...more]
    const after = foldTournament(facts)
    if (!after) throw new Error('the test’s own tournament does not follow from its facts')
    status = after.status
    emails += new Set(more.flatMap((fact) => readersOf(fact, after).map(({ to }) => to))).size
  }
  return { emails, status }
}

/** An event of eight from the first list to the report, in which every game is won, and its 56 boards end one by one. */
const steps: readonly Step[] = [
  ...running({ format: 'two-game' }, people(8)),
  ...Array.from({ length: 56 }, (_, at): Step => [
    {
      type: 'score',
      by: SERVICE,
      results: [{ board: at + 1, version: 9, outcome: { winner: 'black', reason: 'resignation' } }],
    },
    STARTED + at * DAY,
  ]),
]

test('an event of eight, two games each, causes at most 40 emails besides turns and reminders', () => {
  const { emails, status } = emailsOf(steps)
  expect(status).toBe('finished')
  expect(emails).toBeLessThanOrEqual(MOST)
})

test('a deputy adds two: the question, and the report', () => {
  const [founded, confirmed, ...later] = steps
  const withDeputy: readonly Step[] = [
    ...(founded && confirmed ? [founded, confirmed] : []),
    [{ type: 'appoint-deputy', by: SECRETARY, name: 'Nia', contact: 'deputy0000' }, FOUNDED],
    [{ type: 'accept-deputy', by: DEPUTY }, FOUNDED],
    ...later,
  ]
  const { emails } = emailsOf(withDeputy)
  expect(emails).toBe(emailsOf(steps).emails + 2)
  expect(emails).toBeLessThanOrEqual(MOST)
})
