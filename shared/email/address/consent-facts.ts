import { EMAIL_LIMITS } from '../../game/limits/bounds.ts'
import { type Game, personOf, playOf } from '../../game/model/game.ts'
import { type Role, otherSeat } from '../../game/model/words.ts'
import { cleanMessage, cleanName } from '../text/clean-text.ts'
import { isPlainEvent, plainNameOf } from '../text/plain-names.ts'

/** What tells a game of an order apart from the reader's other games: its labels and names, cleaned for emails. */
export type ConsentFacts = {
  readonly event?: string
  readonly round?: string
  readonly board?: string
  /** The opponent's name; for an arbiter, the names of the creator and the opponent. */
  readonly names: readonly string[]
}

const OTHERS: Readonly<Record<Role, readonly Role[]>> = {
  creator: ['opponent'],
  opponent: ['creator'],
  arbiter: ['creator', 'opponent'],
}

/** Returns the facts without those that are undefined. */
const definedFacts = (facts: { readonly [F in keyof ConsentFacts]: ConsentFacts[F] | undefined }): ConsentFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== undefined)) as ConsentFacts

export const consentFactsOf = (game: Game, role: Role): ConsentFacts => {
  const { event, round, board } = game.labels ?? {}
  const cleaned = (label: string | undefined): string | undefined => label && cleanMessage(label)
  const names = OTHERS[role].map((other) => personOf(game, other)?.name).filter((name) => name !== undefined)
  return definedFacts({
    event: cleaned(event),
    round: cleaned(round),
    board: cleaned(board),
    names: names.map(cleanName),
  })
}

/** What tells one invitation apart from another: the creator's name and the event, cleaned for emails. */
export const invitationFacts = (
  game: Game,
): { readonly inviter?: string; readonly facts?: Pick<ConsentFacts, 'event' | 'names'> } => {
  const { name } = game.creator
  const event = game.labels?.['event']
  return {
    ...(name !== '' && { inviter: cleanName(name) }),
    ...(event !== undefined && { facts: { event: cleanMessage(event), names: [] } }),
  }
}

/** What a seat's reader should know of the game before they consent, whatever the names are. */
export type CompanyFacts = { readonly hasProgram?: true; readonly hasArbiter?: true }

/** Returns whether another player has said to be a program, and whether somebody else is the arbiter. */
export const companyFacts = (game: Game, role: Role): CompanyFacts => {
  const { opponent } = playOf(game) ?? {}
  const hasProgram = (role !== 'creator' && game.creator.bot) || (role !== 'opponent' && opponent?.bot)
  return {
    ...(hasProgram && { hasProgram: true }),
    ...(role !== 'arbiter' && game.arbiter && { hasArbiter: true }),
  }
}

/** Compares digits in a text as numbers: round 2 comes before round 10, and both come before the final. */
const { compare } = new Intl.Collator('und', { numeric: true })

const SORTED_BY = ['event', 'round', 'board'] as const satisfies readonly (keyof ConsentFacts)[]

const byLabel = (one: string | undefined, other: string | undefined): number =>
  one === undefined || other === undefined
    ? Number(one === undefined) - Number(other === undefined)
    : compare(one, other)

/**
 * Compares games as a schedule lists them: by event, round and board. Games without a label come after those with one.
 */
export const compareBySchedule = (one: Partial<ConsentFacts> = {}, other: Partial<ConsentFacts> = {}): number =>
  SORTED_BY.map((label) => byLabel(one[label], other[label])).find((order) => order !== 0) ?? 0

const ROUND = /^[1-9]\d?$/
const BOARD = /^[1-9]\d{0,2}$/

/** Returns the text if it is plain, or else undefined. */
const onlyIf = (text: string | undefined, isPlain: (text: string) => boolean): string | undefined =>
  text !== undefined && isPlain(text) ? text : undefined

/**
 * Returns a function that gives a name as an email to a stranger may contain it: it must be plain, and at most
 * `EMAIL_LIMITS.strangerNames` of one email differ. Empty for any other name.
 */
const plainNamesOfOneEmail = (): ((name: string) => string) => {
  const shown = new Set<string>()
  return (name) => {
    const plain = plainNameOf(name)
    if (plain === '' || (shown.size >= EMAIL_LIMITS.strangerNames && !shown.has(plain))) return ''
    shown.add(plain)
    return plain
  }
}

/** Returns the name of a player's opponent, cleaned for emails. There is none for an arbiter, or before anybody accepts. */
export const opponentFacts = (game: Game, role: Role): { readonly opponent?: string } => {
  const name = role === 'arbiter' ? undefined : personOf(game, otherSeat(role))?.name
  return name === undefined || name === '' ? {} : { opponent: cleanName(name) }
}

/** Returns the seats without the inviters and opponents whom a mailbox that has not consented may not read of. */
export const withPlainPeople = <Seat extends { readonly inviter?: string; readonly opponent?: string }>(
  seats: readonly Seat[],
): readonly Seat[] => {
  const plainFor = plainNamesOfOneEmail()
  return seats.map((seat) => {
    const { inviter: typed = '', opponent: seated = '', ...rest } = seat
    const [inviter, opponent] = [plainFor(typed), plainFor(seated)]
    return { ...(rest as Seat), ...(inviter !== '' && { inviter }), ...(opponent !== '' && { opponent }) }
  })
}

/**
 * Returns what a mailbox that has not consented may read about the games of one email, in their order: plain names, of
 * which at most `EMAIL_LIMITS.strangerNames` differ; one event; rounds up to 99; and boards up to 999. So whatever a
 * program writes into the labels of an order, it cannot send a message.
 */
export const filterPlainFacts = (games: readonly ConsentFacts[]): readonly ConsentFacts[] => {
  const event = games.map((facts) => onlyIf(facts.event, isPlainEvent)).find((each) => each !== undefined)
  const plainFor = plainNamesOfOneEmail()
  return games.map((facts) =>
    definedFacts({
      event: onlyIf(facts.event, (each) => each === event),
      round: onlyIf(facts.round, (each) => ROUND.test(each)),
      board: onlyIf(facts.board, (each) => BOARD.test(each)),
      names: facts.names.map(plainFor).filter((name) => name !== ''),
    }),
  )
}
