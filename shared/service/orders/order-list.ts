import type { Issue } from '../../api/values/issues.ts'
import type { ListedBody } from '../../api/input/order-shapes.ts'
import type { CreateBody, PersonBody } from '../../api/input/shapes.ts'
import { ORDER } from '../../game/order-bounds.ts'
import { type Agreeing, agreeOn } from '../creation/resolve-terms.ts'
import type { Plan, Planned, Planning } from './order-plan.ts'
import type { OrderedKind } from '../ports/orders.ts'

/** Without repeats, in order of first appearance. `place`: of a value, from 0. */
const pool = <T>() => {
  const places = new Map<string, number>()
  const items: T[] = []
  const place = (item: T): number => {
    const text = JSON.stringify(item)
    const at = places.get(text) ?? items.push(item) - 1
    places.set(text, at)
    return at
  }
  return { items, place }
}

/** What a game is agreed on: nobody's name, and of addresses that there are some. */
const agreementOf = ({ labels: _labels, creator, opponent, director, ...rest }: CreateBody): CreateBody => {
  const anyone = ({ email }: PersonBody): PersonBody => ({ name: '-', ...(email !== undefined && { email: '-' }) })
  const { seat, timeZone } = creator
  return {
    ...rest,
    creator: { name: '-', seat, ...(rest.weekendsOff && timeZone !== undefined && { timeZone }) },
    ...(opponent && { opponent: anyone(opponent) }),
    ...(director && { director: anyone(director) }),
  }
}

const isSearched = ({ opening }: CreateBody): boolean =>
  typeof opening === 'object' && ('fen' in opening || 'pdn' in opening)

const kindOf = ({ creator, match, matchOrder, hold }: CreateBody, agreed: Extract<Agreeing, { ok: true }>) => {
  const { weekends, ...terms } = agreed.terms
  const kind: OrderedKind = {
    terms,
    wish: creator.seat,
    ...(agreed.firstMove !== undefined && { firstMove: agreed.firstMove }),
    ...(weekends !== undefined && { weekendsOff: true }),
    ...(match === 'two-game' && { match: matchOrder ?? 'together' }),
    ...(hold === true && { hold }),
  }
  return kind
}

/** Each agreement is looked at once. */
const agreeOnAll = (games: readonly CreateBody[]): readonly Agreeing[] => {
  const agreements = pool<CreateBody>()
  const places = games.map((game) => agreements.place(agreementOf(game)))
  const agreed = agreements.items.map(agreeOn)
  return places.flatMap((at) => agreed[at] ?? [])
}

const openingsIn = (games: readonly CreateBody[]): number =>
  new Set(games.filter(isSearched).map((game) => JSON.stringify(agreementOf(game)))).size

const issue = (path: string, message: string): Issue => ({ path, message })

const tooMany = (games: readonly CreateBody[]): readonly Issue[] => {
  const count = games.reduce((sum, { match }) => sum + (match === 'two-game' ? 2 : 1), 0)
  const openings = openingsIn(games)
  return [
    ...(count > ORDER.games ? [issue('games', `must be at most ${ORDER.games} games, and is ${count}`)] : []),
    ...(openings > ORDER.openings
      ? [issue('games', `must have at most ${ORDER.openings} openings by fen or pdn that differ, and has ${openings}`)]
      : []),
  ]
}

/** Of the creator only a key that may hold seats is shown the link. */
const unreached = (games: readonly CreateBody[]): readonly Issue[] =>
  games.flatMap(({ creator }, at) =>
    creator.email === undefined ? [issue(`games.${at}.creator.email`, 'is needed, as this key lacks seats:hold')] : [],
  )

const personOf = ({ name, email, locale, timeZone }: PersonBody): PersonBody => ({
  name,
  ...(email !== undefined && { email }),
  ...(locale !== undefined && { locale }),
  ...(timeZone !== undefined && { timeZone }),
})

const planned = (games: readonly CreateBody[], agreed: readonly Agreeing[]): Plan => {
  const kinds = pool<OrderedKind>()
  const people = pool<PersonBody>()
  const place = (person: PersonBody): number => people.place(personOf(person))
  const plan = games.flatMap((game, at): readonly Planned[] => {
    const { creator, opponent, director, labels } = game
    const agreeing = agreed[at]
    if (!agreeing?.ok) return []
    return [
      {
        kind: kinds.place(kindOf(game, agreeing)),
        creator: place(creator),
        ...(opponent && { opponent: place(opponent) }),
        ...(director && { director: place(director) }),
        ...(labels && { labels }),
      },
    ]
  })
  return { kinds: kinds.items, people: people.items, games: plan }
}

/** Of whole games. What is wrong is told by its place, as `games.3.opening.fen`. */
export const listedPlan = ({ games }: ListedBody, mayHold: boolean): Planning => {
  const wrong = [...tooMany(games), ...(mayHold ? [] : unreached(games))]
  if (wrong.length > 0) return { ok: false, code: 'invalid-request', issues: wrong }
  const agreed = agreeOnAll(games)
  const failed = agreed.flatMap((each, at) => (each.ok ? [] : [{ at, ...each }]))
  if (failed.length === 0) return { ok: true, plan: planned(games, agreed) }
  return {
    ok: false,
    code: failed.every(({ code }) => code === 'too-complex') ? 'too-complex' : 'invalid-request',
    issues: failed.flatMap(({ at, issues }) =>
      issues.map(({ path, message }) => issue(`games.${at}.${path}`, message)),
    ),
  }
}
