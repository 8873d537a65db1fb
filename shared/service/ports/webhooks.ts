import type { Labels } from '../../game/labels.ts'
import type { HookEvent, HookFormat, Told } from '../../hooks/kinds.ts'
import type { HookSecret } from '../../hooks/signing.ts'
import type { Duration, Instant } from '../../game/words.ts'
import type { DeliveryFailure } from '../../hooks/failures.ts'
import type { Pushing } from './push-key.ts'

export type { Parcel, Push, Pushing } from './push-key.ts'

/** `gone`: answered 410. `exhausted`: eight tries failed. `asked`: by its program. */
export type Disabled = { readonly at: Instant; readonly why: 'gone' | 'exhausted' | 'asked' }

export type Hook = {
  readonly id: string
  readonly url: string
  readonly events: readonly HookEvent[]
  readonly labels?: Labels
  readonly format: HookFormat
  /** Of sentences: a BCP 47 tag. */
  readonly locale?: string
  /** The newest first. */
  readonly secrets: readonly HookSecret[]
  readonly created: Instant
  readonly disabled?: Disabled
}

/** All of an owner, in one item: their number is bounded by one conditional write. */
export type Shelf = { readonly version: number; readonly hooks: readonly Hook[] }

export const NO_HOOKS: Shelf = { version: 0, hooks: [] }

/**
 * `waiting`: for its first or next try. `dropped`: a turn that was past before it could be told. `given-up`: never again.
 * The last three are the end.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'dropped' | 'given-up'

/** Of one notice to one hook. */
export type Delivery = {
  readonly hook: string
  readonly told: Told
  readonly state: DeliveryState
  /** Those that were made. */
  readonly tries: number
  readonly tried?: Instant
  /** Of the last try. */
  readonly status?: number
  readonly failure?: DeliveryFailure
  readonly next?: Instant
}

/** `told`: this one was. `past`: a later turn of the game was. `busy`: another delivery of the game holds the claim. */
export type TurnClaim = 'taken' | 'told' | 'past' | 'busy'

export type Turn = { readonly owner: string; readonly hook: string; readonly game: string; readonly version: number }

/** Everything is filed under its owner. */
export type Hooks = {
  /** Strong read. */
  readonly load: (owner: string) => Promise<Shelf>
  /** If the shelf still has `before`'s version; it gets the next. */
  readonly save: (owner: string, before: Shelf, hooks: readonly Hook[]) => Promise<boolean>
  /** Kept until `until`. What was delivered stays so. */
  readonly record: (owner: string, delivery: Delivery, until: Instant) => Promise<void>
  /** Strong read. */
  readonly find: (owner: string, hook: string, told: Pick<Told, 'id' | 'at'>) => Promise<Delivery | undefined>
  /** The newest first, those whose time is over left out. */
  readonly recent: (owner: string, hook: string, limit: number, now: Instant) => Promise<readonly Delivery[]>
  /** One conditional write: turns of a game go to a hook one after the other, by version. */
  readonly claim: (turn: Turn, now: Instant, until: Instant) => Promise<TurnClaim>
  /** Ends the claim; `told`: no earlier turn from now on. */
  readonly release: (turn: Turn, told: boolean, now: Instant) => Promise<void>
  /** One write: how many posts the owner has asked for in the hour of `now`, this one too. Each gets another number. */
  readonly count: (owner: string, now: Instant) => Promise<number>
}

/** By time, then by name: of one hook in order. */
export const deliveryName = (hook: string, { id, at }: Pick<Told, 'id' | 'at'>): string =>
  `${hook}#${String(at).padStart(14, '0')}#${id}`

/** Of a claim that was not taken. */
export const refusedClaim = (told: number, { version }: Turn): TurnClaim => {
  if (told === version) return 'told'
  return told > version ? 'past' : 'busy'
}

export const turnName = ({ hook, game }: Turn): string => `${hook}#${game}`

/** To one hook: again until it is done. `not before`: no queue waits for hours, so it comes back and waits on. */
export type Errand = {
  readonly owner: string
  readonly hook: string
  readonly told: Told
  /** From 1. */
  readonly attempt: number
  readonly due: Instant
  /** How often it has come back before it was due. */
  readonly hop?: number
}

/** To all hooks of an owner. */
export type Tidings = { readonly owner: string; readonly told: Told }

export type Noted = Errand | (Tidings & { readonly hook?: undefined }) | Pushing

export type Posting = { readonly delay: Duration } & Noted

/** At least once, after their delay. */
export type Notices = { readonly put: (postings: readonly Posting[]) => Promise<void> }

export const isTold = (told: unknown): told is Told =>
  typeof told === 'object' && told !== null && 'id' in told && 'event' in told && 'at' in told
