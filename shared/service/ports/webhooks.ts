import { roleFromStored, storedRole } from '../../game/model/stored-role.ts'
import type { Labels } from '../../game/model/labels.ts'
import type { WebhookEventType, WebhookFormat, EventPayload } from '../../webhooks/event-types.ts'
import type { WebhookSecret } from '../../webhooks/signed-headers.ts'
import type { Duration, Instant } from '../../game/model/words.ts'
import type { DeliveryFailure } from '../../webhooks/delivery-failures.ts'
import type { OwnedPushJob } from './push.ts'

/**
 * Why a webhook was disabled. `gone`: the receiver answered 410. `exhausted`: eight attempts failed. `asked`: its
 * program asked for it.
 */
export type WebhookDisabled = { readonly at: Instant; readonly why: 'gone' | 'exhausted' | 'asked' }

export type Webhook = {
  readonly id: string
  readonly url: string
  readonly events: readonly WebhookEventType[]
  readonly labels?: Labels
  readonly format: WebhookFormat
  /** The language of its sentences, a BCP 47 tag. */
  readonly locale?: string
  /** The signing secrets, newest first. */
  readonly secrets: readonly WebhookSecret[]
  readonly created: Instant
  readonly disabled?: WebhookDisabled
}

/** All webhooks of an owner, in one item, so that one conditional write can bound their number. */
export type WebhookList = { readonly version: number; readonly webhooks: readonly Webhook[] }

export const NO_WEBHOOKS: WebhookList = { version: 0, webhooks: [] }

/**
 * `waiting`: for the first or next attempt. `dropped`: the event was a turn that was over before it could be delivered.
 * `given-up`: there is no further attempt. All but `waiting` are final.
 */
export type DeliveryState = 'waiting' | 'delivered' | 'dropped' | 'given-up'

/** The record of the delivery of one event to one webhook. */
export type WebhookDelivery = {
  readonly hook: string
  readonly told: EventPayload
  readonly state: DeliveryState
  /** How many attempts have been made. */
  readonly tries: number
  /** The instant when the last attempt was made. */
  readonly tried?: Instant
  /** The HTTP status of the last attempt. */
  readonly status?: number
  readonly failure?: DeliveryFailure
  /** The instant when the next attempt is due. */
  readonly next?: Instant
}

/**
 * `taken`: the claim succeeded. `told`: this turn was delivered before. `past`: a later turn of the game was delivered.
 * `busy`: another delivery of the game has the claim.
 */
export type TurnClaim = 'taken' | 'told' | 'past' | 'busy'

/** A turn of a game that is delivered to a webhook. */
export type WebhookTurn = {
  readonly owner: string
  readonly hook: string
  readonly game: string
  readonly version: number
}

/** Stores webhooks and their deliveries by owner. */
export type WebhookStore = {
  /** Returns the owner's webhooks; the read is strongly consistent. */
  readonly load: (owner: string) => Promise<WebhookList>
  /** Saves if the webhooks still have the version of `before`; they get the next version. Returns whether it saved. */
  readonly save: (owner: string, before: WebhookList, webhooks: readonly Webhook[]) => Promise<boolean>
  /** Writes the record of a delivery, which expires at `until`. A record in the state `delivered` is not changed. */
  readonly record: (owner: string, delivery: WebhookDelivery, until: Instant) => Promise<void>
  /** Returns the record of a delivery; the read is strongly consistent. */
  readonly find: (
    owner: string,
    webhookId: string,
    told: Pick<EventPayload, 'id' | 'at'>,
  ) => Promise<WebhookDelivery | undefined>
  /** Returns the latest deliveries, newest first; expired ones are left out. */
  readonly recent: (
    owner: string,
    webhookId: string,
    limit: number,
    now: Instant,
  ) => Promise<readonly WebhookDelivery[]>
  /**
   * Claims a turn until `until`, in one conditional write, so that the turns of a game are delivered to a webhook one
   * after the other, by version.
   */
  readonly claim: (turn: WebhookTurn, now: Instant, until: Instant) => Promise<TurnClaim>
  /** Ends the claim. `isDelivered`: the turn was delivered, so earlier turns are not delivered any more. */
  readonly release: (turn: WebhookTurn, isDelivered: boolean, now: Instant) => Promise<void>
  /**
   * Counts an attempt to post to a webhook of the owner, and returns how many there are in the hour of `now`. It is one
   * write, so that each caller gets a different number.
   */
  readonly count: (owner: string, now: Instant) => Promise<number>
}

/** Returns the key of a delivery. The keys of a webhook's deliveries sort by time. */
export const deliveryKey = (webhookId: string, { id, at }: Pick<EventPayload, 'id' | 'at'>): string =>
  `${webhookId}#${String(at).padStart(14, '0')}#${id}`

/** Returns why a turn could not be claimed. `delivered`: the version of the last turn that was delivered. */
export const claimRefusal = (delivered: number, { version }: WebhookTurn): TurnClaim => {
  if (delivered === version) return 'told'
  return delivered > version ? 'past' : 'busy'
}

export const turnClaimKey = ({ hook, game }: WebhookTurn): string => `${hook}#${game}`

/**
 * An attempt to deliver an event to one webhook, as a queue message. It is repeated until the delivery is final. A
 * queue cannot delay a message for hours, so a message that is received before `due` is put into the queue again.
 */
export type WebhookAttempt = {
  readonly owner: string
  readonly hook: string
  readonly told: EventPayload
  /** The number of the attempt, from 1. */
  readonly attempt: number
  readonly due: Instant
  /** How often the message has come back before it was due. */
  readonly hop?: number
}

/** An event, before it is fanned out to the owner's webhooks. */
export type WebhookEvent = { readonly owner: string; readonly told: EventPayload }

export type QueueMessage = WebhookAttempt | (WebhookEvent & { readonly hook?: undefined }) | OwnedPushJob

export type DelayedMessage = { readonly delay: Duration } & QueueMessage

/** The queue of webhook events and push messages. Each is delivered at least once, after its delay. */
export type WebhookQueue = { readonly put: (postings: readonly DelayedMessage[]) => Promise<void> }

export const isEventPayload = (value: unknown): value is EventPayload =>
  typeof value === 'object' && value !== null && 'id' in value && 'event' in value && 'at' in value

const callerRenamed = <T extends object>(value: T, rename: (caller: string) => string): T => {
  const told = 'told' in value ? value.told : undefined
  return isEventPayload(told) && 'abortedBy' in told && told.abortedBy !== undefined
    ? { ...value, told: { ...told, abortedBy: rename(told.abortedBy) } }
    : value
}

/** Returns a delivery or a queue message as JSON, in which the role that called a game off has its stored name. */
export const webhookText = (value: object): string => JSON.stringify(callerRenamed(value, storedRole))

/** Returns a delivery or a queue message with the current name of the role that called a game off. */
export const webhookFromStored = <T extends object>(value: T): T => callerRenamed(value, roleFromStored)
