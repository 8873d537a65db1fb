export type Window = 'hour' | 'day' | 'week' | 'month' | 'ever'

/** At most `most` takes of `of` per window, by UTC; a month is 30 days. Also `unproven` until the account is proven. Both at least 1. `times`: as so many it counts, if not as one. */
export type Limit = {
  readonly of: string
  readonly per: Window
  readonly most?: number
  readonly unproven?: number
  readonly times?: number
}
