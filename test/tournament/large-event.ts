/** Events as large as any: their logs, as the service stores them. */
import { DAY, SECOND } from '../../shared/game/model/words.ts'
import { BASE62 } from '../../shared/service/credentials/alphabets.ts'
import type { BoardDraw } from '../../shared/tournament/model/boards.ts'
import type { NewEntrant } from '../../shared/tournament/model/people.ts'
import { TOURNAMENT_ALLOWANCE, TOURNAMENT_COUNTS } from '../../shared/tournament/model/tournament-limits.ts'
import type { GivenPair, TournamentTerms } from '../../shared/tournament/model/tournament-terms.ts'
import { type LoggedFact, withFacts } from '../../shared/tournament/tournament-log.ts'
import { chances } from '../draughts/random.ts'
import { DEPUTY, FOUNDED, SECRETARY, SERVICE, STARTED, type Step, accept, decided, found, player } from './given.ts'

const chance = chances(500)
const random = (length: number): string =>
  Array.from({ length }, () => BASE62.charAt(Math.floor(chance() * BASE62.length))).join('')

/** Returns a word of a random length. */
const word = (least: number, most: number): string =>
  Array.from({ length: least + Math.floor(chance() * (most - least)) }, () =>
    'abcdefghijklmnoprstuvwz'.charAt(Math.floor(chance() * 23)),
  ).join('')
const clubs = Array.from({ length: 20 }, () => `Damclub ${word(5, 12)}`)

const entrant = (): NewEntrant => ({
  name: `${word(3, 8)} ${word(4, 12)}`,
  contact: random(10),
  club: clubs[Math.floor(chance() * clubs.length)] ?? '',
  id: `${10_000 + Math.floor(chance() * 89_999)}`,
  rating: `${900 + Math.floor(chance() * 600)}`,
})

/** As the service draws them: the contacts of a board differ in their last character. */
const draws = (count: number): readonly BoardDraw[] =>
  Array.from({ length: count }, () => {
    const contact = random(9)
    return {
      game: random(12),
      salt: random(16),
      chance: Math.floor(chance() * 2 ** 32),
      contacts: [`${contact}b`, `${contact}w`, `${contact}a`],
    }
  })

/** Returns the log after steps, as the service keeps it. */
export const logged = (log: readonly LoggedFact[], steps: readonly Step[]): readonly LoggedFact[] =>
  steps.reduce((before, step) => {
    const { facts, refusal } = decided(before, step)
    if (refusal) throw new Error(`${JSON.stringify(step)}: ${refusal.code}`)
    const number = 1 + (before.at(-1)?.step ?? 0)
    return withFacts(
      before,
      facts.map((fact) => ({ ...fact, step: number })),
    )
  }, log)

/** Returns the log of an event that has just begun: so many players, all of whom have accepted, and so many games. */
const begunEvent = (players: number, games: number, terms: Partial<TournamentTerms>): readonly LoggedFact[] => {
  const entrants = Array.from({ length: players }, entrant)
  return logged(
    [],
    [
      [found(terms, entrants), FOUNDED],
      [{ type: 'confirm', by: SERVICE }, FOUNDED],
      [{ type: 'send', by: SECRETARY }, FOUNDED],
      [{ type: 'appoint-deputy', by: SECRETARY, name: 'Dee', contact: random(10) }, FOUNDED],
      [{ type: 'accept-deputy', by: DEPUTY }, FOUNDED],
      ...entrants.map((_, at): Step => [accept(at + 1), FOUNDED + at * SECOND]),
      [{ type: 'start', by: SECRETARY, draws: draws(games) }, STARTED],
    ],
  )
}

/** Returns the log of a single round robin that has just begun. */
export const begunRoundRobin = (players: number): readonly LoggedFact[] =>
  begunEvent(players, (players * (players - 1)) / 2, {})

/** Returns the log of an event of 200 players and 500 games on ballots that has just begun. */
export const begunLargeEvent = (): readonly LoggedFact[] => {
  const count = TOURNAMENT_COUNTS.players.most
  const games = TOURNAMENT_COUNTS.games.most
  const pairs = Array.from({ length: games }, (_, at): GivenPair => [
    1 + (at % count),
    1 + ((at + 1 + Math.floor(at / count)) % count),
  ])
  const opening = { kind: 'ballot', deck: 'three-move', scope: 'pair' } as const
  return begunEvent(count, games, { format: 'pairs', pairs, opening })
}

/** Returns the log of the same event, each game of which has been scored. */
export const largeEvent = (): readonly LoggedFact[] => {
  const games = TOURNAMENT_COUNTS.games.most
  const order = Array.from({ length: games }, (_, at) => ({ number: at + 1, key: chance() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ number }) => number)
  const scores = order.map((board, at): Step => {
    const winner = chance() < 0.4 ? null : chance() < 0.5 ? 'black' : 'white'
    const outcome = { winner, reason: winner ? 'resignation' : 'agreement' } as const
    const version = 20 + Math.floor(chance() * 200)
    const when = STARTED + Math.floor((at + chance()) * 9000) * SECOND
    return [{ type: 'score', by: SERVICE, results: [{ board, version, outcome }] }, when]
  })
  return logged(begunLargeEvent(), scores)
}

const text = (length: number): string => {
  let written = ''
  while (written.length < length) written += `${word(2, 9)} `
  return written.trim()
}

/** Returns the steps by which officials and players use up what may be added to a running event. */
const abuse = (): readonly Step[] => {
  const at = STARTED + DAY
  const { warnings, announcements, rulings, changes } = TOURNAMENT_ALLOWANCE
  const times = (count: number, make: (n: number) => Step): readonly Step[] =>
    Array.from({ length: count }, (_, n) => make(n))
  return [
    ...times(warnings, (n) => [{ type: 'warn', by: DEPUTY, player: n + 1, reason: text(85) }, at]),
    ...times(announcements, () => [{ type: 'write', by: SECRETARY, text: text(200) }, at]),
    ...times(rulings, (n) => [{ type: 'rule', by: SECRETARY, board: n + 1, winner: null, reason: text(35) }, at]),
    ...times(100, (n) => [{ type: 'appeal', by: player(n + 1), board: n + 1, text: text(55) }, at]),
    ...times(200, (n) => [{ type: 'away', by: player(n + 1), days: 7 }, at]),
    ...times(200, (n) => [{ type: 'rename', by: player(n + 1), name: `${word(3, 8)} ${word(4, 12)}` }, at]),
    ...times(changes, () => [{ type: 'rotate-link', by: SECRETARY }, at]),
  ]
}

/** Returns the log of such an event while it runs, after everything was added that may be. */
export const fullEvent = (log: readonly LoggedFact[]): readonly LoggedFact[] =>
  logged(
    log.filter(({ type }) => type !== 'finished'),
    abuse(),
  )
