import type { Terms } from '../../game/model/terms.ts'
import type { Role } from '../../game/model/words.ts'
import type { LanguageTexts } from '../../texts/languages/languages.ts'
import type { Block } from '../blocks/block.ts'
import type { ComposedEmail } from '../layout/composed-email.ts'
import type { CompanyFacts, ConsentFacts } from './consent-facts.ts'
import { shortId } from '../layout/email-headers.ts'
import { composeSimpleEmail } from '../layout/simple-email.ts'

/**
 * A seat whose emails wait for the consent of their reader. Of other people it names the inviter and, in an order, the
 * players, because the reader may not know whom they play.
 */
export type SeatAwaitingConsent = CompanyFacts & {
  readonly game: string
  readonly role: Role
  readonly rules: Terms['rules']
  readonly isInvited: boolean
  /** The name of the creator who invites the reader, if it may be shown. Undefined in an order. */
  readonly inviter?: string
  /** The name of the other player, if it may be shown. Undefined in an order, for an arbiter, and if there is none yet. */
  readonly opponent?: string
  /** The labels and names of the game, if an order created it; of an invitation, the event. */
  readonly facts?: ConsentFacts | undefined
  /** The page of the seat or of the invitation. Its token proves that the reader has the mailbox. */
  readonly url: string
}

/** The seats that a consent email asks about, and the club whose site asks. */
export type ConsentRequest = {
  readonly first: SeatAwaitingConsent
  readonly others: readonly SeatAwaitingConsent[]
  /** The number of further seats, which are not listed. */
  readonly more: number
  /**
   * True if an order created the games. All people of an order read the same text, whether they are invited or have a
   * seat.
   */
  readonly isOrdered: boolean
  /** The club whose site this is, if the operator has configured its name. */
  readonly club?: string | undefined
  readonly stopAllUrl: string
}

/**
 * Returns a sentence each for the round, the board and the names, if they are known, so that no language has to join
 * them.
 */
const factSentences = (
  { round, board, names }: ConsentFacts,
  { consent }: LanguageTexts['mail'],
): readonly string[] => {
  const [name, other] = names
  return [
    ...(round === undefined ? [] : [consent.round(round)]),
    ...(board === undefined ? [] : [consent.board(board)]),
    ...(name === undefined ? [] : [other === undefined ? consent.opponent(name) : consent.players(name, other)]),
  ]
}

/** Returns the event of the games if all of them have the same one, which is then named only once. */
const commonEvent = ({ first, others }: ConsentRequest): string | undefined => {
  const event = first.facts?.event
  return others.length > 0 && others.every(({ facts }) => facts?.event === event) ? event : undefined
}

const ROLE_TEXTS = { creator: 'player', opponent: 'player', arbiter: 'arbiter' } as const satisfies Record<Role, string>

/** Returns a seat in one line: its rules, its role and its game. */
export const seatText = (
  { role, rules, game, isInvited }: Omit<SeatAwaitingConsent, 'url' | 'facts'>,
  { texts, mail: { consent } }: LanguageTexts,
): string =>
  consent.seat(texts.rules[rules], (isInvited ? consent.invitations : consent.roles)[ROLE_TEXTS[role]], shortId(game))

const textOf = ({ others, isOrdered }: ConsentRequest, { consent }: LanguageTexts['mail']) => {
  if (others.length > 0) return consent.several
  if (isOrdered) return consent.ordered
  return consent.asked
}

const moreBlocks = (more: number, { consent }: LanguageTexts['mail']): readonly Block[] =>
  more > 0 ? [{ kind: 'words', text: consent.more(more) }] : []

/** Returns whom the seat has to do with, for an email that lists several: who invites its reader, or their opponent. */
const personText = ({ inviter, opponent }: SeatAwaitingConsent, { mail: { consent } }: LanguageTexts): string[] => [
  ...(inviter === undefined ? [] : [consent.inviter(inviter)]),
  ...(opponent === undefined ? [] : [consent.opponent(opponent)]),
]

/** Returns that the game has an arbiter, and that a program plays in it. */
const companyTexts = ({ hasArbiter, hasProgram }: CompanyFacts, { mail: { consent } }: LanguageTexts): string[] => [
  ...(hasArbiter ? [consent.arbitrated] : []),
  ...(hasProgram ? [consent.program] : []),
]

/** Returns the other seats of the mailbox that wait for consent, each with its link. */
export const otherSeatBlocks = (
  { others, more }: Pick<ConsentRequest, 'others' | 'more'>,
  words: LanguageTexts,
): readonly Block[] => [
  ...others.map((seat): Block => ({
    kind: 'address',
    lead: [seatText(seat, words), ...personText(seat, words), ...companyTexts(seat, words)].join(' '),
    url: seat.url,
  })),
  ...moreBlocks(more, words.mail),
]

/**
 * Composes the email that asks for consent to further emails, or that lists several seats and invitations. A single
 * invitation has an email of its own (invitation-email.ts). Anybody may have caused it, so all its words are ours except
 * the names of the club and the inviter, and those in `facts`.
 */
export const composeConsentEmail = (waiting: ConsentRequest, words: LanguageTexts): ComposedEmail => {
  const { first, others, more, isOrdered, club, stopAllUrl } = waiting
  const { mail } = words
  const { subject, title, text, open, otherwise } = textOf(waiting, mail)
  const common = commonEvent(waiting)
  const describe = (seat: SeatAwaitingConsent): string => {
    const { event } = seat.facts ?? {}
    return [
      seatText(seat, words),
      ...(event === undefined || event === common ? [] : [`${event}.`]),
      ...(others.length === 0 ? [] : personText(seat, words)),
      ...(seat.facts ? factSentences(seat.facts, mail) : []),
      ...companyTexts(seat, words),
    ].join(' ')
  }
  const blocks: readonly Block[] = [
    { kind: 'title', text: title },
    ...(club === undefined ? [] : [{ kind: 'words', text: mail.consent.club(club) } as const]),
    { kind: 'words', text },
    ...(common === undefined ? [] : [{ kind: 'words', text: `${common}.`, weight: 'strong' } as const]),
    { kind: 'words', text: describe(first) },
    { kind: 'button', link: { text: open, url: first.url } },
    ...others.map((seat): Block => ({ kind: 'address', lead: describe(seat), url: seat.url })),
    ...moreBlocks(more, mail),
    { kind: 'words', text: otherwise },
  ]
  // If `boards` is 1, the foot warns not to forward the link. Only the text `asked` needs that, as the other texts
  // contain the warning.
  const boards = others.length === 0 && !isOrdered ? 1 : 0
  const fullSubject = club === undefined ? subject : `${subject} · ${club}`
  return composeSimpleEmail({ list: 'door', subject: fullSubject, news: text, blocks, boards, stopAllUrl }, words)
}
