import type { Issue } from '../../api/values/issues.ts'
import type { PersonBody } from '../../api/input/shapes.ts'
import type { Labels } from '../../game/labels.ts'
import type { OrderedGame, OrderedKind } from '../ports/orders.ts'

/** Of the plan's people, by their places from 0. */
export type Planned = Pick<OrderedGame, 'kind' | 'creator' | 'opponent' | 'director' | 'labels'>

export type Plan = {
  readonly kinds: readonly OrderedKind[]
  readonly people: readonly PersonBody[]
  readonly games: readonly Planned[]
  /** Of all games. */
  readonly labels?: Labels
  readonly isPaired?: true
}

/** Or all that is wrong, by its place in the request. */
export type Planning =
  | { readonly ok: true; readonly plan: Plan }
  | { readonly ok: false; readonly code: 'invalid-request' | 'too-complex'; readonly issues: readonly Issue[] }
