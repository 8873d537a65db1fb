import { mailableAddress } from '../../../api/values/email-address.ts'
import { deadlineOf } from '../../../game/clock.ts'
import { sheetOf } from '../../../draughts/index.ts'
import { type ActiveGame, type Game, seatToMove } from '../../../game/game.ts'
import type { Instant, Seat } from '../../../game/words.ts'
import { compose } from '../../../mail/compose.ts'
import type { Links } from '../../../mail/draft.ts'
import type { Deflate } from '../../../picture/raster.ts'
import type { BundleKind, WaitingGame } from '../../../mail/bundle-letter.ts'
import { gameCodes } from '../../../mail/game-codes.ts'
import { type Letter, type Sitting, happenedIn } from '../../../mail/letters.ts'
import { REPLY } from '../../../mail/reply/bounds.ts'
import type { MayAnswer } from '../../../mail/several.ts'
import { turnOf } from '../../../mail/turn-facts.ts'
import type { Addressee } from './turn-at.ts'
import { isMailed } from '../delivery/is-mailed.ts'
import { later } from '../../background/lazy.ts'
import { wordsFor } from '../../../texts/languages.ts'
import {
  type Site,
  invitationLink,
  mailedSeatLink,
  stopAllLink,
  stopLink,
  undoLink,
  watchLink,
} from '../../credentials/links.ts'
import type { Contacts } from '../../ports/contact.ts'
import type { Mail } from '../../ports/email.ts'
import type { Loaded } from '../../games/game-store.ts'
import { replyName } from '../../credentials/reply-address.ts'
import { severalName } from '../../credentials/several-address.ts'

/** `replies`: the domain of the addresses at which replies arrive, if the service accepts any. */
export type WritingSite = Site & { readonly deflate: Deflate; readonly replies?: string }

/** The links in an email to a seat. */
export const linksOf = (site: Site, gameEmail: Sitting, game: Game, email: string): Links => ({
  seat: mailedSeatLink(site, gameEmail.seat, gameEmail.game, game, email),
  watch: watchLink(site, gameEmail.game).url,
  stop: stopLink(site, gameEmail.seat, gameEmail.game, game),
  stopAll: stopAllLink(site, email),
  undo: undoLink(site, gameEmail.seat, gameEmail.game, game, email),
})

/**
 * An invitation to pass on. Whoever accepts first gets the seat, so the email has none if the named opponent gets their
 * own email.
 */
const openLink = async (
  site: Site & { readonly contacts: Contacts },
  { seat, game: id }: Sitting,
  game: Game,
): Promise<Pick<Links, 'invitation'>> =>
  game.status !== 'open' || seat !== 'creator' || (await isMailed(site, id, game, 'opponent'))
    ? {}
    : { invitation: invitationLink(site, id, game).url }

/** The emails that a reply can answer. */
const ANSWERED: ReadonlySet<Letter['kind']> = new Set(['joined', 'your-turn', 'reminder', 'answer'])

/** Whether the seat is to move, and has enough time for a reply that arrives late. */
const isAnswerable = (game: Game, seat: Seat, now: Instant): game is ActiveGame => {
  if (game.status !== 'active' || seatToMove(game.play) !== seat) return false
  const deadline = deadlineOf(game.terms, game.play)
  return deadline === undefined || deadline - now > REPLY.ends
}

const replyToOf = (
  { replies, signer }: WritingSite,
  gameEmail: Letter,
  game: Game,
  now: Instant,
): string | undefined => {
  const { seat } = gameEmail
  if (replies === undefined || !ANSWERED.has(gameEmail.kind) || seat === 'director') return undefined
  if (!isAnswerable(game, seat, now)) return undefined
  return `${replyName(signer, { game: gameEmail.game, seat, ply: game.play.moves.length }, game)}@${replies}`
}

type Answering = { readonly replyTo: string; readonly answer: MayAnswer }

/** The Reply-To address of an email about several games, if one of them can be answered. */
export const answeringOf = (
  { replies, signer }: WritingSite,
  games: readonly WaitingGame[],
  email: string,
  now: Instant,
): Answering | undefined => {
  const open = games.filter(({ game, seat }) => isAnswerable(game, seat, now))
  const [first] = open
  if (replies === undefined || !first || first.game.status !== 'active') return undefined
  const { id, seat, game } = first
  const [move = ''] = turnOf(sheetOf(game.terms.rules), game, seat).moves
  const codes = gameCodes(open.map((each) => each.id))
  return {
    replyTo: `${severalName(signer, { game: id, seat, at: now }, game, email)}@${replies}`,
    answer: { codes, example: { game: id, move } },
  }
}

const composeBundle = later(() => import('../../../mail/bundle-letter.ts'), 'composeBundle')

/** Characters of the pseudonym of a list of games. */
const MARK = 12

/** Says that the email is an automatic reply, so that no machine replies to it (RFC 3834). */
export const REPLIED = { 'Auto-Submitted': 'auto-replied' } as const

/** Writes an email about one game. */
export const writeLetter = async (
  site: WritingSite & { readonly contacts: Contacts },
  gameEmail: Letter,
  { game, stored }: Loaded,
  to: Addressee,
  now: Instant,
): Promise<Mail> => {
  const { email, locale, timeZone } = to
  const words = await wordsFor(locale)
  const replyTo = replyToOf(site, gameEmail, game, now)
  const links = { ...linksOf(site, gameEmail, game, email), ...(await openLink(site, gameEmail, game)) }
  const reader = { words, links, ...(timeZone && { timeZone }), mayAnswer: replyTo !== undefined }
  const writing = { now, deflate: site.deflate, happened: happenedIn(gameEmail, stored.log) }
  const { headers, ...written } = compose(gameEmail, game, reader, writing)
  const isAnswer = gameEmail.kind === 'answer'
  return {
    id: `${gameEmail.game}-${gameEmail.version}-${gameEmail.seat}${isAnswer ? `-answer-${gameEmail.request}` : ''}`,
    to: mailableAddress(email),
    ...written,
    headers: isAnswer ? { ...headers, ...REPLIED } : headers,
    ...(replyTo !== undefined && { replyTo }),
  }
}

type Waiting = { readonly gameEmail: Letter; readonly loaded: Loaded; readonly to: Addressee }

/** Writes an email about several games. `turns`: in the order in which it lists them. Its id depends on the games. */
export const writeBundle = async (
  site: WritingSite,
  turns: readonly Waiting[],
  { gameEmail, to, kind }: Waiting & { readonly kind: BundleKind },
  now: Instant,
): Promise<Mail> => {
  const games = turns.flatMap(({ gameEmail: { game: id, seat }, loaded: { game } }) =>
    seat === 'director' ? [] : [{ id, seat, game, links: linksOf(site, { game: id, seat }, game, to.email) }],
  )
  const names = turns.map((turn) => `${turn.gameEmail.game}-${turn.gameEmail.version}`)
  const mark = site.signer.mark(['crownhead', 'bundle', ...names].join('|')).slice(0, MARK)
  const stopAllUrl = stopAllLink(site, to.email)
  const answering = answeringOf(site, games, to.email, now)
  const bundle = { kind, games, answer: answering?.answer, stopAllUrl, timeZone: to.timeZone, now }
  return {
    id: `${gameEmail.game}-${gameEmail.version}-${gameEmail.seat}-${kind}-${mark}`,
    to: mailableAddress(to.email),
    ...(await composeBundle(bundle, await wordsFor(to.locale))),
    ...(answering && { replyTo: answering.replyTo }),
  }
}
