import { mailableAddress } from '../../../api/values/email-address.ts'
import { deadlineOf } from '../../../game/time/clock.ts'
import { moveText, ruleSetOf } from '../../../draughts/index.ts'
import { storedRole } from '../../../game/model/stored-role.ts'
import { type ActiveGame, type Game, seatToMove } from '../../../game/model/game.ts'
import type { Instant, Seat } from '../../../game/model/words.ts'
import { composeGameEmail } from '../../../email/game-emails/compose-game-email.ts'
import type { EmailLinks } from '../../../email/blocks/draft.ts'
import type { Deflate } from '../../../picture/encoding/raster.ts'
import type { SeveralGamesKind, GameToMove } from '../../../email/several-games/several-games-email.ts'
import { gameCodes } from '../../../email/several-games/game-codes.ts'
import { type GameEmail, type SeatInGame, findReportedEvent } from '../../../email/game-emails/emails-for.ts'
import { REPLY_LIMITS } from '../../../email/inbound/reply-limits.ts'
import type { AnswerCodes } from '../../../email/several-games/answer-codes.ts'
import { hasOneProposal, pendingFactsOf } from '../../../email/facts/pending-facts.ts'
import { turnFactsOf } from '../../../email/facts/turn-facts.ts'
import type { AddressedContact } from '../mailbox/turn-email.ts'
import { getsConsentEmail } from '../requests/gets-consent-email.ts'
import { withoutMuted } from '../../seats/muted-messages.ts'
import { lazy } from '../../runtime/lazy.ts'
import { loadTextsFor } from '../../../texts/languages/languages.ts'
import type { Operator } from '../../../texts/languages/operator.ts'
import { type Site, invitationLink, unsubscribeAllLink } from '../../credentials/links.ts'
import { emailLinks, receiptLink } from '../delivery/email-links.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { OutgoingEmail } from '../../ports/email.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import { makeReplyName } from '../../credentials/addresses/reply-address.ts'
import { makeMultiGameName } from '../../credentials/addresses/multi-game-address.ts'
import { signedText } from '../../credentials/signed-text.ts'

/**
 * `replies`: the domain of the addresses at which replies arrive, if the service accepts any. `operator`: who runs the
 * service.
 */
export type WritingSite = Site & {
  readonly deflate: Deflate
  readonly replies?: string
  readonly operator?: Operator
}

/**
 * Returns the invitation to an open game, for the creator to pass on. Empty if the named opponent gets an email of
 * their own: whoever accepts first gets the seat.
 */
const openLink = async (
  site: Site & { readonly contacts: Contacts },
  { seat, game: id }: SeatInGame,
  game: Game,
): Promise<Pick<EmailLinks, 'invitation'>> =>
  game.status !== 'open' || seat !== 'creator' || (await getsConsentEmail(site, id, game, 'opponent'))
    ? {}
    : { invitation: invitationLink(site, id, game).url }

/** The emails that a reply can answer, besides news while something is asked. */
const ANSWERED: ReadonlySet<GameEmail['kind']> = new Set(['joined', 'your-turn', 'reminder', 'answer'])

/** Returns whether the seat is to move, and has enough time for a reply that arrives late. */
const isAnswerable = (game: Game, seat: Seat, now: Instant): game is ActiveGame => {
  if (game.status !== 'active' || seatToMove(game.play) !== seat) return false
  const deadline = deadlineOf(game.terms, game.play)
  return deadline === undefined || deadline - now > REPLY_LIMITS.ends
}

/** Returns whether the other side asks for one thing, which a word answers. */
const isAsked = (game: ActiveGame, seat: Seat, now: Instant): boolean =>
  hasOneProposal({ pending: pendingFactsOf(ruleSetOf(game.terms.rules), game, seat, now) })

const replyToOf = (
  { replies, signer }: WritingSite,
  { kind, game: id, seat }: GameEmail,
  game: Game,
  now: Instant,
): string | undefined => {
  if (replies === undefined || seat === 'arbiter' || !isAnswerable(game, seat, now)) return undefined
  if (!ANSWERED.has(kind) && !(kind === 'news' && isAsked(game, seat, now))) return undefined
  return `${makeReplyName(signer, { game: id, seat, ply: game.play.moves.length }, game)}@${replies}`
}

type Answering = { readonly replyTo: string; readonly answer: AnswerCodes }

/** Returns the Reply-To address of an email about several games, if one of them can be answered. */
export const multiGameReplyTo = (
  { replies, signer }: WritingSite,
  games: readonly GameToMove[],
  email: string,
  now: Instant,
): Answering | undefined => {
  const open = games.filter(({ game, seat }) => isAnswerable(game, seat, now))
  const [first] = open
  if (replies === undefined || !first || first.game.status !== 'active') return undefined
  const { id, seat, game } = first
  const rules = ruleSetOf(game.terms.rules)
  const [move = ''] = turnFactsOf(rules, game, seat).moves
  const codes = gameCodes(open.map((each) => each.id))
  return {
    replyTo: `${makeMultiGameName(signer, { game: id, seat, at: now }, game, email)}@${replies}`,
    answer: { codes, example: { game: id, move: moveText(rules, move) } },
  }
}

const composeBundle = lazy(() => import('../../../email/several-games/several-games-email.ts'), 'composeSeveralGames')

/** Characters of the pseudonym of a list of games. */
const MARK = 12

/** Says that the email is an automatic reply, so that no machine replies to it (RFC 3834). */
export const AUTO_REPLIED = { 'Auto-Submitted': 'auto-replied' } as const

/** Writes an email about one game. */
export const writeEmail = async (
  site: WritingSite & { readonly contacts: Contacts },
  gameEmail: GameEmail,
  { game: whole, stored }: LoadedGame,
  to: AddressedContact,
  now: Instant,
): Promise<OutgoingEmail> => {
  const game = withoutMuted(whole, gameEmail.seat, to)
  const { email, locale, timeZone } = to
  const words = await loadTextsFor(locale, site.operator)
  const replyTo = replyToOf(site, gameEmail, game, now)
  const links = {
    ...emailLinks(site, gameEmail, game, email),
    ...(await openLink(site, gameEmail, game)),
    ...(await receiptLink(site, gameEmail, game)),
  }
  const reader = { words, links, ...(timeZone && { timeZone }), mayAnswer: replyTo !== undefined }
  const writing = { now, deflate: site.deflate, happened: findReportedEvent(gameEmail, stored.log) }
  const { headers, ...written } = composeGameEmail(gameEmail, game, reader, writing)
  const isAnswer = gameEmail.kind === 'answer'
  return {
    id: `${gameEmail.game}-${gameEmail.version}-${storedRole(gameEmail.seat)}${isAnswer ? `-answer-${gameEmail.request}` : ''}`,
    to: mailableAddress(email),
    ...written,
    headers: isAnswer ? { ...headers, ...AUTO_REPLIED } : headers,
    ...(replyTo !== undefined && { replyTo }),
  }
}

type Waiting = { readonly gameEmail: GameEmail; readonly loaded: LoadedGame; readonly to: AddressedContact }

/**
 * Writes an email about several games, on which the email's id depends. `turns`: in the order in which the email lists
 * them. `ends`: games that are over.
 */
export const writeBundle = async (
  site: WritingSite,
  turns: readonly Waiting[],
  { gameEmail, to, kind, ends = [] }: Waiting & { readonly kind: SeveralGamesKind; readonly ends?: readonly Waiting[] },
  now: Instant,
): Promise<OutgoingEmail> => {
  const listed = (waiting: readonly Waiting[]) =>
    waiting.flatMap(({ gameEmail: { game: id, seat }, loaded, to: own }) => {
      const game = withoutMuted(loaded.game, seat, own)
      return seat === 'arbiter' ? [] : [{ id, seat, game, links: emailLinks(site, { game: id, seat }, game, to.email) }]
    })
  const games = listed(turns)
  const names = [...turns, ...ends].map((turn) => `${turn.gameEmail.game}-${turn.gameEmail.version}`)
  const mark = site.signer.pseudonym(signedText('bundle', ...names)).slice(0, MARK)
  const stopAllUrl = unsubscribeAllLink(site, to.email)
  const answering = multiGameReplyTo(site, games, to.email, now)
  const bundle = { kind, games, ended: listed(ends), answer: answering?.answer, stopAllUrl, timeZone: to.timeZone, now }
  return {
    id: `${gameEmail.game}-${gameEmail.version}-${storedRole(gameEmail.seat)}-${kind}-${mark}`,
    to: mailableAddress(to.email),
    ...(await composeBundle(bundle, await loadTextsFor(to.locale, site.operator))),
    ...(answering && { replyTo: answering.replyTo }),
  }
}
