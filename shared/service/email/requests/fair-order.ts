import { parseNamedBy } from '../../limits/named-by.ts'
import type { Contact } from '../../ports/contacts.ts'
import { isWaiting, shownUntil } from './postponed.ts'

type Listed = { readonly known: Contact }

/** Returns whether no email has listed this seat yet. */
export const isNotListed = ({ known }: Listed): boolean => isWaiting(known.postponed)

/** Returns whether the page shows, to the person who named the address, that no email has listed this seat yet. */
export const isShownNotListed = ({ known }: Listed): boolean => shownUntil(known.postponed) !== undefined

const siteOf = ({ known: { namedBy } }: Listed): string => (namedBy === undefined ? '' : parseNamedBy(namedBy).site)

/**
 * Returns the seats in the order in which an email lists as many as it can. Those that no email has listed yet come
 * first, one in turn for each network or owner that named the address: whoever names it in many games must not crowd
 * the others out.
 */
export const inFairOrder = <S extends Listed>(seats: readonly S[], isUnlisted: (seat: S) => boolean): readonly S[] => {
  const unlistedFirst = (one: S, other: S): number => Number(isUnlisted(other)) - Number(isUnlisted(one))
  const turns = new Map<string, number>()
  return seats
    .toSorted(unlistedFirst)
    .map((seat) => {
      const turn = turns.get(siteOf(seat)) ?? 0
      turns.set(siteOf(seat), turn + 1)
      return { seat, turn }
    })
    .toSorted((one, other) => unlistedFirst(one.seat, other.seat) || one.turn - other.turn)
    .map(({ seat }) => seat)
}
