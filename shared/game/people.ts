import type { Instant, Role, Seat } from './words.ts'

/** An address book entry; says nothing about the person. New for each who takes a seat. */
export type ContactId = string

export type Player = { readonly name: string; readonly contact: ContactId }

/** `satAs`: the name with which they sat down, once they have changed it. */
export type Seated = Player & { readonly satAs?: string }

/** What an arbiter is emailed about: all that happens but moves, or what asks them and how it ends, or that alone. */
export const FOLLOWS = ['all', 'asked', 'results'] as const
export type Follow = (typeof FOLLOWS)[number]

export const isFollow = (text: string | undefined): text is Follow => FOLLOWS.some((each) => each === text)

/** `after`: when the game was over. */
export type Said = { readonly by: Seat; readonly ply: number; readonly text: string; readonly after?: true }

/** Unless the old link's holder objects. */
export type Reseat = { readonly seat: Seat; readonly by: Role; readonly at: Instant }

/** Which emails about turns a player gets: each, in one email a day, or none at all. */
export const MAILS = ['turns', 'digest', 'off'] as const
export type MailMode = (typeof MAILS)[number]
