import type { Issue } from '../../api/values/issues.ts'
import type { PlacedPerson } from '../../api/input/shapes.ts'
import type { Labels } from '../../game/model/labels.ts'
import type { GameToMake, GameKind } from '../ports/orders.ts'

/** One game of a plan. People are given by their index in the plan's list, from 0. */
export type PlannedGame = Pick<GameToMake, 'kind' | 'creator' | 'opponent' | 'arbiter' | 'labels'>

/** An order whose request has been read and checked, before anything is stored. */
export type OrderPlan = {
  readonly kinds: readonly GameKind[]
  readonly people: readonly PlacedPerson[]
  readonly games: readonly PlannedGame[]
  /** Labels that all games have. */
  readonly labels?: Labels
  readonly isPaired?: true
}

/** A plan, or everything that is wrong with the request, each issue with its path. */
export type OrderPlanResult =
  | { readonly ok: true; readonly plan: OrderPlan }
  | { readonly ok: false; readonly code: 'invalid-request' | 'too-complex'; readonly issues: readonly Issue[] }
