import type { EmailKindName } from '../../email/game-emails/email-kinds.ts'
import { MOST_NOTED_EMAILS } from '../../game/limits/bounds.ts'
import { type Instant, SECOND } from '../../game/model/words.ts'

/** What a noted email was about. */
export const DELIVERY_KINDS = ['turn', 'reminder', 'begun', 'ended', 'news'] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** How it told it: in an email of its own, beside other games, or in the daily email. */
export const DELIVERY_WAYS = ['alone', 'together', 'digest'] as const
export type DeliveryWay = (typeof DELIVERY_WAYS)[number]

/** An email that the mail server took: it told its reader of the game up to this stored version. */
export type Delivery = {
  readonly kind: DeliveryKind
  readonly way: DeliveryWay
  readonly version: number
  readonly taken: Instant
}

/**
 * A seat's entry keeps its last deliveries, each as a note of 13 letters: kind, way, version in base 36 (4) and taken in
 * seconds since 1970 in base 36 (7). 200 are 2.6 KB.
 */
export const NOTE_LENGTH = 13
const [VERSION, TAKEN] = [4, 7]

const KIND_OF: { readonly [K in EmailKindName]: DeliveryKind } = {
  'your-turn': 'turn',
  reminder: 'reminder',
  offered: 'begun',
  joined: 'begun',
  ended: 'ended',
  news: 'news',
  watched: 'news',
  door: 'news',
  moved: 'news',
  restored: 'news',
  answer: 'news',
  answers: 'news',
}

/** Returns the note of an email that was taken. */
export const deliveryNote = (
  { kind, version }: { readonly kind: EmailKindName; readonly version: number },
  way: DeliveryWay,
  taken: Instant,
): string =>
  [
    DELIVERY_KINDS.indexOf(KIND_OF[kind]).toString(36),
    DELIVERY_WAYS.indexOf(way).toString(36),
    version.toString(36).padStart(VERSION, '0'),
    Math.floor(taken / SECOND)
      .toString(36)
      .padStart(TAKEN, '0'),
  ].join('')

/** Returns the notes of an entry after another one, without those that are too old. */
export const withNote = (notes: string | undefined, note: string): string =>
  `${notes ?? ''}${note}`.slice(-NOTE_LENGTH * MOST_NOTED_EMAILS)

const deliveryIn = (note: string): Delivery => ({
  kind: DELIVERY_KINDS[Number.parseInt(note.slice(0, 1), 36)] ?? 'news',
  way: DELIVERY_WAYS[Number.parseInt(note.slice(1, 2), 36)] ?? 'alone',
  version: Number.parseInt(note.slice(2, 2 + VERSION), 36),
  taken: Number.parseInt(note.slice(2 + VERSION), 36) * SECOND,
})

/** Returns the single notes of an entry, oldest first. */
export const notesIn = (notes: string): readonly string[] =>
  Array.from({ length: Math.floor(notes.length / NOTE_LENGTH) }, (_, n) =>
    notes.slice(n * NOTE_LENGTH, (n + 1) * NOTE_LENGTH),
  )

/** Returns the deliveries in the notes of an entry, oldest first. */
export const deliveriesIn = (notes = ''): readonly Delivery[] => notesIn(notes).map(deliveryIn)
