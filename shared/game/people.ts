import type { Instant, Role, Seat } from './words.ts'

/** A person's entry in the address book, named without naming the person. Fresh for everyone who takes a seat. */
export type ContactId = string

/** A person who sits down at a game. */
export type Player = { readonly name: string; readonly contact: ContactId }

/** A message that came with a move. */
export type Said = { readonly by: Seat; readonly ply: number; readonly text: string }

/** A seat that is to be given to another person, unless its old link objects. */
export type Reseat = { readonly seat: Seat; readonly by: Role; readonly at: Instant }
