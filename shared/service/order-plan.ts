import type { Issue } from '../api/issues.ts'
import type { OrderBody } from '../api/order-shapes.ts'
import { parse } from '../api/shapes.ts'
import { labels as labelsShape } from '../api/values.ts'
import { sheetOf, startPosition } from '../draughts/index.ts'
import { COUNTS, ORDER } from '../game/bounds.ts'
import type { Labels } from '../game/labels.ts'
import type { MatchPart, Terms } from '../game/terms.ts'
import { roundRobin } from '../pairing/berger.ts'
import { type Agreeing, agreeOn } from './agree.ts'

/** Players by their place in the list, from 0. */
export type Pair = {
  readonly black: number
  readonly white: number
  /** Its own, beside those of all games. */
  readonly labels?: Labels
}

export type Plan = {
  readonly terms: Terms
  readonly pairs: readonly Pair[]
  readonly weekendsOff?: true
  readonly match?: MatchPart['order']
}

export type Planned =
  | ({ readonly ok: true } & Plan)
  | { readonly ok: false; readonly code: Code; readonly issues: readonly Issue[] }

type Code = Extract<Agreeing, { readonly ok: false }>['code']

const issue = (path: string, message: string): Issue => ({ path, message })

const drawn = ({ players, rules }: OrderBody, cycles: 1 | 2): readonly Pair[] => {
  const begins = startPosition(sheetOf(rules)).turn
  return roundRobin(players.length, cycles).map(({ first, second, round, board }) => {
    const [black, white] = begins === 'black' ? [first, second] : [second, first]
    return { black: black - 1, white: white - 1, labels: { round: `${round}`, board: `${board}` } }
  })
}

const given = ({ pairs = [] }: OrderBody): readonly Pair[] =>
  pairs.map(({ black, white, labels }) => ({ black: black - 1, white: white - 1, ...(labels && { labels }) }))

const wayOf = ({ pairs, roundRobin: cycles, players }: OrderBody): readonly Issue[] => {
  if (pairs && cycles) return [issue('pairs', 'must be left out with roundRobin')]
  if (!pairs && !cycles) return [issue('pairs', 'is needed, or roundRobin')]
  return cycles && players.length > COUNTS.players.most
    ? [issue('players', `must be at most ${COUNTS.players.most} for a round robin`)]
    : []
}

const gamesIn = ({ match }: OrderBody, pairs: readonly Pair[]): number => pairs.length * (match === 'two-game' ? 2 : 1)

const tooMany = (body: OrderBody, pairs: readonly Pair[]): readonly Issue[] =>
  gamesIn(body, pairs) > ORDER.games
    ? [issue(body.pairs ? 'pairs' : 'players', `must be at most ${ORDER.games} games, and is ${gamesIn(body, pairs)}`)]
    : []

const badPlayers = ({ players, pairs = [] }: OrderBody): readonly Issue[] =>
  pairs.flatMap(({ black, white }, at) => {
    const unknown = Object.entries({ black, white }).filter(([, place]) => place > players.length)
    if (black === white) return [issue(`pairs.${at}.white`, 'must be another player than black')]
    return unknown.map(([colour]) =>
      issue(`pairs.${at}.${colour}`, `must be a place in players, 1 to ${players.length}`),
    )
  })

const badLabels = (body: OrderBody, pairs: readonly Pair[]): readonly Issue[] => {
  const wrong = pairs.flatMap(({ labels }, at) => {
    const read = parse(labelsShape, { ...body.labels, ...labels })
    return read.ok ? [] : read.issues.map(({ message }) => issue(`pairs.${at}.labels`, message))
  })
  // A round robin's are all alike.
  return body.pairs
    ? wrong
    : wrong.slice(0, 1).map(({ message }) => issue('labels', `${message}, with round and board`))
}

const unpaired = ({ players }: OrderBody, pairs: readonly Pair[]): readonly Issue[] => {
  const paired = new Set(pairs.flatMap(({ black, white }) => [black, white]))
  return players.flatMap((_, at) => (paired.has(at) ? [] : [issue(`players.${at}`, 'must be in a pair')]))
}

/** With `hold` one person hands on all links. */
const badAddresses = ({ hold, players, director }: OrderBody): readonly Issue[] => {
  if (hold !== true) return []
  const named = players.map(({ email }, at) => ({ path: `players.${at}.email`, email }))
  return [...named, { path: 'director.email', email: director?.email }].flatMap(({ path, email }) =>
    email === undefined ? [] : [issue(path, 'must be left out with hold')],
  )
}

/** Of Black only a key that may hold seats is shown the link: others' players hear of theirs by email. */
const unreached = ({ players }: OrderBody, pairs: readonly Pair[]): readonly Issue[] => {
  const blacks = new Set(pairs.map(({ black }) => black))
  return players.flatMap(({ email }, at) =>
    blacks.has(at) && email === undefined
      ? [issue(`players.${at}.email`, 'is needed for who plays Black, as this key lacks seats:hold')]
      : [],
  )
}

const badZones = ({ weekendsOff, players }: OrderBody, pairs: readonly Pair[]): readonly Issue[] => {
  if (!weekendsOff) return []
  const zoned = new Set(pairs.map(({ black }) => black))
  return players.flatMap(({ timeZone }, at) =>
    zoned.has(at) && timeZone === undefined ? [issue(`players.${at}.timeZone`, 'is needed for weekendsOff')] : [],
  )
}

const wrongIn = (body: OrderBody, pairs: readonly Pair[], mayHold: boolean): readonly Issue[] => [
  ...tooMany(body, pairs),
  ...badLabels(body, pairs),
  ...unpaired(body, pairs),
  ...badAddresses(body),
  ...(mayHold ? [] : unreached(body, pairs)),
  ...badZones(body, pairs),
]

/** The terms of each game alike; those of weekends come with its players. */
const agreed = (body: OrderBody): Agreeing => {
  const {
    players: _players,
    pairs: _pairs,
    roundRobin: _way,
    director: _arbiter,
    hold: _hold,
    dryRun: _dry,
    ...rest
  } = body
  return agreeOn({ ...rest, weekendsOff: false, creator: { name: '-', seat: 'black' } })
}

/** Which games are asked for, or all that is wrong, by its place in the request. `mayHold`: of the key that asks. */
export const planOf = (body: OrderBody, mayHold: boolean): Planned => {
  const fail = (issues: readonly Issue[]) => ({ ok: false, code: 'invalid-request', issues }) as const
  const misled = [...wayOf(body), ...badPlayers(body)]
  if (misled.length > 0) return fail(misled)
  const { roundRobin: cycles } = body
  const pairs = cycles ? drawn(body, cycles === 'double' ? 2 : 1) : given(body)
  const wrong = wrongIn(body, pairs, mayHold)
  if (wrong.length > 0) return fail(wrong)
  const terms = agreed(body)
  if (!terms.ok) return terms
  return {
    ok: true,
    terms: terms.terms,
    pairs,
    ...(body.weekendsOff && { weekendsOff: true as const }),
    ...(body.match === 'two-game' && { match: body.matchOrder ?? ('together' as const) }),
  }
}
