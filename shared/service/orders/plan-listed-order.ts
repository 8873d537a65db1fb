import type { Issue } from '../../api/values/issues.ts'
import type { ListedBody } from '../../api/input/order-shapes.ts'
import type { CreateBody, PlacedPerson } from '../../api/input/shapes.ts'
import { ORDER_LIMITS } from '../../game/limits/order-limits.ts'
import { type TermsResolution, resolveTerms } from '../creation/resolve-terms.ts'
import type { OrderPlan, PlannedGame, OrderPlanResult } from './order-plan.ts'
import type { GameKind } from '../ports/orders.ts'

/** Collects distinct values in order of first appearance. `indexOf` adds a value and returns its index. */
const distinctValues = <T>() => {
  const indexes = new Map<string, number>()
  const items: T[] = []
  const indexOf = (item: T): number => {
    const text = JSON.stringify(item)
    const at = indexes.get(text) ?? items.push(item) - 1
    indexes.set(text, at)
    return at
  }
  return { items, indexOf }
}

/**
 * Returns what the terms of a game depend on: no names, and of addresses only whether they are given. Games for which
 * this is the same share one check.
 */
const termsKeyOf = ({ labels: _labels, creator, opponent, arbiter, ...rest }: CreateBody): CreateBody => {
  const anyone = ({ email, bot }: PlacedPerson): PlacedPerson => ({
    name: '-',
    ...(email !== undefined && { email: '-' }),
    ...(bot && { bot }),
  })
  const { seat, timeZone } = creator
  return {
    ...rest,
    creator: { name: '-', seat, ...(rest.weekendsOff && timeZone !== undefined && { timeZone }) },
    ...(opponent && { opponent: anyone(opponent) }),
    ...(arbiter && { arbiter: anyone(arbiter) }),
  }
}

/** Returns whether the opening's position has to be computed, which is the expensive part of a check. */
const isComputed = ({ opening }: CreateBody): boolean =>
  typeof opening === 'object' && ('fen' in opening || 'pdn' in opening)

const kindOf = ({ creator, match, matchOrder, hold }: CreateBody, resolved: Extract<TermsResolution, { ok: true }>) => {
  const { weekends, ...terms } = resolved.terms
  const kind: GameKind = {
    terms,
    wish: creator.seat,
    ...(resolved.firstMove !== undefined && { firstMove: resolved.firstMove }),
    ...(weekends !== undefined && { weekendsOff: true }),
    ...(match === 'two-game' && { match: matchOrder ?? 'together' }),
    ...(hold === true && { hold }),
  }
  return kind
}

/** Resolves the terms of all games; games with the same terms are checked once. */
const resolveAll = (games: readonly CreateBody[]): readonly TermsResolution[] => {
  const distinct = distinctValues<CreateBody>()
  const indexes = games.map((game) => distinct.indexOf(termsKeyOf(game)))
  const resolved = distinct.items.map(resolveTerms)
  return indexes.flatMap((at) => resolved[at] ?? [])
}

const openingsIn = (games: readonly CreateBody[]): number =>
  new Set(games.filter(isComputed).map((game) => JSON.stringify(termsKeyOf(game)))).size

const issue = (path: string, message: string): Issue => ({ path, message })

const tooMany = (games: readonly CreateBody[]): readonly Issue[] => {
  const count = games.reduce((sum, { match }) => sum + (match === 'two-game' ? 2 : 1), 0)
  const openings = openingsIn(games)
  return [
    ...(count > ORDER_LIMITS.games
      ? [issue('games', `must be at most ${ORDER_LIMITS.games} games, and is ${count}`)]
      : []),
    ...(openings > ORDER_LIMITS.openings
      ? [
          issue(
            'games',
            `must have at most ${ORDER_LIMITS.openings} openings by fen or pdn that differ, and has ${openings}`,
          ),
        ]
      : []),
  ]
}

/**
 * Returns an issue for each creator without an address. It applies to an API key that may not hold seats: such a key is
 * not shown the creators' links, so nobody could pass them on.
 */
const withoutAddress = (games: readonly CreateBody[]): readonly Issue[] =>
  games.flatMap(({ creator }, at) =>
    creator.email === undefined ? [issue(`games.${at}.creator.email`, 'is needed, as this key lacks seats:hold')] : [],
  )

const personOf = ({ name, email, locale, timeZone, bot }: PlacedPerson): PlacedPerson => ({
  name,
  ...(email !== undefined && { email }),
  ...(locale !== undefined && { locale }),
  ...(timeZone !== undefined && { timeZone }),
  ...(bot && { bot }),
})

const planOf = (games: readonly CreateBody[], resolved: readonly TermsResolution[]): OrderPlan => {
  const kinds = distinctValues<GameKind>()
  const people = distinctValues<PlacedPerson>()
  const indexOf = (person: PlacedPerson): number => people.indexOf(personOf(person))
  const plan = games.flatMap((game, at): readonly PlannedGame[] => {
    const { creator, opponent, arbiter, labels } = game
    const resolution = resolved[at]
    if (!resolution?.ok) return []
    return [
      {
        kind: kinds.indexOf(kindOf(game, resolution)),
        creator: indexOf(creator),
        ...(opponent && { opponent: indexOf(opponent) }),
        ...(arbiter && { arbiter: indexOf(arbiter) }),
        ...(labels && { labels }),
      },
    ]
  })
  return { kinds: kinds.items, people: people.items, games: plan }
}

/** Returns the plan of an order that lists whole games. Issues are given by path, as `games.3.opening.fen`. */
export const planListedOrder = ({ games }: ListedBody, mayHold: boolean): OrderPlanResult => {
  const wrong = [...tooMany(games), ...(mayHold ? [] : withoutAddress(games))]
  if (wrong.length > 0) return { ok: false, code: 'invalid-request', issues: wrong }
  const resolved = resolveAll(games)
  const failed = resolved.flatMap((each, at) => (each.ok ? [] : [{ at, ...each }]))
  if (failed.length === 0) return { ok: true, plan: planOf(games, resolved) }
  return {
    ok: false,
    code: failed.every(({ code }) => code === 'too-complex') ? 'too-complex' : 'invalid-request',
    issues: failed.flatMap(({ at, issues }) =>
      issues.map(({ path, message }) => issue(`games.${at}.${path}`, message)),
    ),
  }
}
