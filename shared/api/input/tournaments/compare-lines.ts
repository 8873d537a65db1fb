import { TOURNAMENT_ALLOWANCE } from '../../../tournament/model/tournament-limits.ts'
import { canonicalAddress } from '../../values/email-address.ts'
import { type ListLine, type ListedPlayer, type PlayerList, playerListOf } from './list-lines.ts'

const identityOf = ({ name, email = '' }: ListedPlayer): string =>
  `${name.toLowerCase()}\n${email === '' ? '' : canonicalAddress(email)}`

/** Returns the lines with the faults that only show beside the others: a person twice, a missing section, too many. */
export const comparedLines = (lines: readonly ListLine[]): readonly ListLine[] => {
  const firsts = new Map<string, number>()
  const hasSections = lines.some((each) => 'player' in each && each.player.section !== undefined)
  let count = 0
  return lines.map((each) => {
    if (!('player' in each)) return each
    const { line, text, player } = each
    const identity = identityOf(player)
    const first = firsts.get(identity)
    if (first !== undefined) return { line, text, fault: { code: 'twice', first } }
    firsts.set(identity, line)
    count += 1
    if (count > TOURNAMENT_ALLOWANCE.entrants) return { line, text, fault: { code: 'too-many' } }
    return hasSections && player.section === undefined ? { line, text, fault: { code: 'no-section' } } : each
  })
}

/** Somebody whom an event has already. */
export type KnownPerson = { readonly name: string; readonly email?: string | undefined }

/** Returns the list with a fault in each line whose name or address somebody of the event has. */
export const withoutListed = ({ lines }: PlayerList, known: readonly KnownPerson[]): PlayerList => {
  const byName = new Map(known.map(({ name }) => [name.toLowerCase(), name]))
  const byEmail = new Map(
    known.flatMap(({ name, email }) => (email === undefined ? [] : [[canonicalAddress(email), name] as const])),
  )
  return playerListOf(
    lines.map((each): ListLine => {
      if (!('player' in each)) return each
      const { line, text, player } = each
      const name =
        byName.get(player.name.toLowerCase()) ??
        (player.email === undefined ? undefined : byEmail.get(canonicalAddress(player.email)))
      return name === undefined ? each : { line, text, fault: { code: 'listed', name } }
    }),
  )
}
