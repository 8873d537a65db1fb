import type { Issue } from '../../api/values/issues.ts'
import type { PairedBody } from '../../api/input/order-shapes.ts'
import { parse } from '../../api/input/parse-body.ts'
import { labelsInput as labelsShape } from '../../api/values/values.ts'
import { ruleSetOf, startPosition } from '../../draughts/index.ts'
import { COUNT_BOUNDS } from '../../game/limits/bounds.ts'
import { ORDER_LIMITS } from '../../game/limits/order-limits.ts'
import type { Labels } from '../../game/model/labels.ts'
import type { Terms } from '../../game/model/terms.ts'
import { roundRobin } from '../../tournament/pairing/round-robin.ts'
import { BOT_UNHELD, type TermsResolution, resolveTerms } from '../creation/resolve-terms.ts'
import type { OrderPlan, OrderPlanResult } from './order-plan.ts'
import type { GameKind } from '../ports/orders.ts'

/** The two players of a game by their index in the list, from 0. */
type Pair = { readonly black: number; readonly white: number; readonly labels?: Labels }

const issue = (path: string, message: string): Issue => ({ path, message })

const roundRobinPairs = ({ players, rules }: PairedBody, cycles: 1 | 2): readonly Pair[] => {
  const begins = startPosition(ruleSetOf(rules)).turn
  return roundRobin(players.length, cycles).map(({ first, second, round, board }) => {
    const [black, white] = begins === 'black' ? [first, second] : [second, first]
    return { black: black - 1, white: white - 1, labels: { round: `${round}`, board: `${board}` } }
  })
}

const listedPairs = ({ pairs = [] }: PairedBody): readonly Pair[] =>
  pairs.map(({ black, white, labels }) => ({ black: black - 1, white: white - 1, ...(labels && { labels }) }))

const pairingIssues = ({ pairs, roundRobin: cycles, players }: PairedBody): readonly Issue[] => {
  if (pairs && cycles) return [issue('pairs', 'must be left out with roundRobin')]
  if (!pairs && !cycles) return [issue('pairs', 'is needed, or roundRobin')]
  return cycles && players.length > COUNT_BOUNDS.players.most
    ? [issue('players', `must be at most ${COUNT_BOUNDS.players.most} for a round robin`)]
    : []
}

const gamesIn = ({ match }: PairedBody, pairs: readonly Pair[]): number => pairs.length * (match === 'two-game' ? 2 : 1)

const tooMany = (body: PairedBody, pairs: readonly Pair[]): readonly Issue[] =>
  gamesIn(body, pairs) > ORDER_LIMITS.games
    ? [
        issue(
          body.pairs ? 'pairs' : 'players',
          `must be at most ${ORDER_LIMITS.games} games, and is ${gamesIn(body, pairs)}`,
        ),
      ]
    : []

const badPlayers = ({ players, pairs = [] }: PairedBody): readonly Issue[] =>
  pairs.flatMap(({ black, white }, at) => {
    const unknown = Object.entries({ black, white }).filter(([, number]) => number > players.length)
    if (black === white) return [issue(`pairs.${at}.white`, 'must be another player than black')]
    return unknown.map(([colour]) =>
      issue(`pairs.${at}.${colour}`, `must be a place in players, 1 to ${players.length}`),
    )
  })

const badLabels = (body: PairedBody, pairs: readonly Pair[]): readonly Issue[] => {
  const issues = pairs.flatMap(({ labels }, at) => {
    const read = parse(labelsShape, { ...body.labels, ...labels })
    return read.ok ? [] : read.issues.map(({ message }) => issue(`pairs.${at}.labels`, message))
  })
  // In a round robin each pair gets the labels `round` and `board`, so the issue of one pair stands for all.
  return body.pairs
    ? issues
    : issues.slice(0, 1).map(({ message }) => issue('labels', `${message}, with round and board`))
}

const unpaired = ({ players }: PairedBody, pairs: readonly Pair[]): readonly Issue[] => {
  const paired = new Set(pairs.flatMap(({ black, white }) => [black, white]))
  return players.flatMap((_, at) => (paired.has(at) ? [] : [issue(`players.${at}`, 'must be in a pair')]))
}

/**
 * Returns an issue for each player of Black without an address. It applies to an API key that may not hold seats: such
 * a key is not shown Black's links, so nobody could pass them on.
 */
const withoutAddress = ({ players }: PairedBody, pairs: readonly Pair[]): readonly Issue[] => {
  const blacks = new Set(pairs.map(({ black }) => black))
  return players.flatMap(({ email }, at) =>
    blacks.has(at) && email === undefined
      ? [issue(`players.${at}.email`, 'is needed for who plays Black, as this key lacks seats:hold')]
      : [],
  )
}

const badZones = ({ weekendsOff, players }: PairedBody, pairs: readonly Pair[]): readonly Issue[] => {
  if (!weekendsOff) return []
  const zoned = new Set(pairs.map(({ black }) => black))
  return players.flatMap(({ timeZone }, at) =>
    zoned.has(at) && timeZone === undefined ? [issue(`players.${at}.timeZone`, 'is needed for weekendsOff')] : [],
  )
}

/** Returns an issue for each player who is said to be a program, without `hold`: they may be invited somewhere. */
const unheldBots = ({ players, hold }: PairedBody): readonly Issue[] =>
  hold === true ? [] : players.flatMap(({ bot }, at) => (bot ? [issue(`players.${at}.bot`, BOT_UNHELD)] : []))

const issuesIn = (body: PairedBody, pairs: readonly Pair[], mayHold: boolean): readonly Issue[] => [
  ...tooMany(body, pairs),
  ...badLabels(body, pairs),
  ...unpaired(body, pairs),
  ...(mayHold ? [] : withoutAddress(body, pairs)),
  ...badZones(body, pairs),
  ...unheldBots(body),
]

/**
 * Returns the terms, which are the same for all games. Days off at weekends are left out here, as they depend on the
 * time zone of each game's Black.
 */
const resolve = (body: PairedBody): TermsResolution => {
  const {
    players: _players,
    pairs: _pairs,
    roundRobin: _way,
    arbiter: _arbiter,
    hold: _hold,
    dryRun: _dry,
    ...rest
  } = body
  return resolveTerms({ ...rest, weekendsOff: false, creator: { name: '-', seat: 'black' } })
}

const kindOf = (body: PairedBody, terms: Terms): GameKind => ({
  terms,
  wish: 'black',
  ...(body.weekendsOff && { weekendsOff: true as const }),
  ...(body.match === 'two-game' && { match: body.matchOrder ?? ('together' as const) }),
  ...(body.hold === true && { hold: true as const }),
})

/**
 * Returns the plan of an order of players with pairs or a round robin. In the list of people the arbiter comes after
 * the players. `mayHold`: whether the API key may hold seats.
 */
export const planPairedOrder = (body: PairedBody, mayHold: boolean): OrderPlanResult => {
  const fail = (issues: readonly Issue[]) => ({ ok: false, code: 'invalid-request', issues }) as const
  const early = [...pairingIssues(body), ...badPlayers(body)]
  if (early.length > 0) return fail(early)
  const { roundRobin: cycles, players, arbiter } = body
  const pairs = cycles ? roundRobinPairs(body, cycles === 'double' ? 2 : 1) : listedPairs(body)
  const issues = issuesIn(body, pairs, mayHold)
  if (issues.length > 0) return fail(issues)
  const resolution = resolve(body)
  if (!resolution.ok) return resolution
  const games = pairs.map(({ black, white, labels }) => ({
    kind: 0,
    creator: black,
    opponent: white,
    ...(arbiter && { arbiter: players.length }),
    ...(labels && { labels }),
  }))
  const plan: OrderPlan = {
    kinds: [kindOf(body, resolution.terms)],
    people: [...players, ...(arbiter ? [arbiter] : [])],
    games,
    ...(body.labels && { labels: body.labels }),
    isPaired: true,
  }
  return { ok: true, plan }
}
