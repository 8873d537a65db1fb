import type { Instant, Role, Seat } from './words.ts'

/** The id of an address book entry; it says nothing about the person. New for each person who takes a seat. */
export type ContactId = string

/** The holder of a seat, or the arbiter. */
export type Player = { readonly name: string; readonly contact: ContactId }

/** A message sent with a move. */
export type Said = { readonly by: Seat; readonly ply: number; readonly text: string }

/** A seat to be given to another person, unless the holder of its old link objects. */
export type Reseat = { readonly seat: Seat; readonly by: Role; readonly at: Instant }
