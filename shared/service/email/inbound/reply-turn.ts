import { canonicalAddress } from '../../../api/values/email-address.ts'
import { readMove, ruleSetOf, writeMove } from '../../../draughts/index.ts'
import type { Command } from '../../../game/commands.ts'
import { type ActiveGame, type Game, playOf, seatToMove } from '../../../game/model/game.ts'
import type { Refusal } from '../../../game/model/refusals.ts'
import { type Instant, otherSeat } from '../../../game/model/words.ts'
import type { AnswerOutcome } from '../../../email/contents/write-answer-result.ts'
import type { EmailAnswer } from '../../../email/inbound/email-answer.ts'
import { type TrustedServer, isAuthentic, isPlainSender } from '../../../email/inbound/authentic-sender.ts'
import type { ReceivedEmail } from '../../../email/inbound/received-email.ts'
import { turnFactsOf } from '../../../email/facts/turn-facts.ts'
import { type HandleResult, handleFrom } from '../../games/handle.ts'
import { NOT_FOUND } from '../../access/authorize.ts'
import type { Contacts } from '../../ports/contacts.ts'
import type { Games } from '../../ports/games.ts'
import type { Logger } from '../../runtime/logger.ts'
import type { Outbox } from '../../ports/email.ts'
import type { NotebookStore } from '../../ports/notebook.ts'
import type { Signer } from '../../ports/signer.ts'
import type { LoadedGame } from '../../games/game-store.ts'
import type { ReplyTarget } from '../../credentials/addresses/reply-address.ts'

/** What handling replies needs. `host`: the domain of the reply addresses. */
export type ReplyPorts = TrustedServer & {
  readonly games: Games
  readonly notebook: NotebookStore
  readonly contacts: Contacts
  readonly outbox: Outbox
  readonly signer: Signer
  readonly log: Logger
  readonly host: string
}

/** A reply as it arrived. */
export type ReceivedReply = {
  /** Identifies the email, if it is delivered twice. */
  readonly id: string
  readonly sender: string
  /** The instant at which our mail server accepted it. */
  readonly at: Instant
  /** True if the mail server vouches for the sender, apart from what the email itself says. */
  readonly isVouched: boolean
  readonly message: ReceivedEmail
}

/**
 * A turn that a reply address answers. `linkStatus`: whether the address was made with the seat's present link.
 * `isStillAnswerable`: returns whether that link is still the present one in a later state of the game.
 */
export type AnswerableTurn = {
  readonly claim: ReplyTarget
  readonly loaded: LoadedGame
  readonly linkStatus: 'present' | 'replaced'
  readonly isStillAnswerable: (known: LoadedGame) => boolean
}

/** `loaded` is the game after the reply. */
export type TurnReplyOutcome = { readonly outcome: AnswerOutcome; readonly move?: string; readonly loaded?: LoadedGame }

/** `unverified`: the sender's address is the seat's, but it is not proven that its owner wrote the email. */
export type ReplySender = 'own' | 'foreign' | 'unverified'

export const classifySender = (
  { message, sender, isVouched }: ReceivedReply,
  email: string,
  believed: TrustedServer,
): ReplySender => {
  const [from = ''] = message.from
  if (canonicalAddress(from) !== canonicalAddress(email)) return 'foreign'
  return isPlainSender(sender) && isVouched && isAuthentic(message, believed) ? 'own' : 'unverified'
}

/** Returns the move in the notation of the game's log; undefined unless it is exactly one legal move of this turn. */
const legalMove = (game: Game, { seat, ply }: ReplyTarget, text: string): string | undefined => {
  if (game.status !== 'active' || game.play.moves.length !== ply || seatToMove(game.play) !== seat) return undefined
  const rules = ruleSetOf(game.terms.rules)
  const read = readMove(rules, game.play.position, text)
  const move = read.kind === 'move' ? writeMove(rules, game.play.position, read.move) : undefined
  return move !== undefined && turnFactsOf(rules, game, seat).moves.includes(move) ? move : undefined
}

/** Returns the one thing that the other side has proposed; undefined if it has proposed nothing, or several things. */
const proposalTo = (
  { play: { pending } }: ActiveGame,
  { seat }: ReplyTarget,
): 'draw' | 'takeback' | 'pause' | undefined => {
  const other = otherSeat(seat)
  const proposals = [
    ...(pending.draw === other ? (['draw'] as const) : []),
    ...(pending.takeback === other ? (['takeback'] as const) : []),
    ...(pending.pause?.by === other ? (['pause'] as const) : []),
  ]
  return proposals.length === 1 ? proposals[0] : undefined
}

type Act = Exclude<EmailAnswer, { readonly kind: 'resign' }>

/**
 * Returns the command of a reply. A text that is no legal move never reaches the game, where it could earn the player a
 * caution.
 */
const commandOf = ({ game }: LoadedGame, claim: ReplyTarget, answer: Act): Command | Refusal => {
  const { seat: by, ply } = claim
  if (answer.kind !== 'move') {
    const proposal = game.status === 'active' ? proposalTo(game, claim) : undefined
    return proposal === undefined ? { code: 'nothing-asked' } : { type: `${answer.kind}-${proposal}`, by, ply }
  }
  const { move, offerDraw } = answer
  const isNow = game.status === 'active' && game.play.moves.length === ply
  if (isNow && legalMove(game, claim, move) === undefined)
    return { code: 'illegal-move', reason: 'unreadable', article: '27' }
  return { type: 'move', by, ply, move, ...(offerDraw && { offerDraw }) }
}

/** The outcomes of refusals. Any other refusal has the outcome `refused`. */
const OUTCOMES: ReadonlyMap<Refusal['code'], AnswerOutcome> = new Map([
  ['too-late', 'late'],
  ['stale-ply', 'older'],
  ['not-found', 'older'],
  ['game-over', 'over'],
  ['illegal-move', 'illegal'],
])

const outcomeOf = (
  handled: Exclude<HandleResult, { readonly kind: 'crowded' }>,
  { ply }: ReplyTarget,
  answer: Act,
): TurnReplyOutcome => {
  const { loaded } = handled
  if (handled.kind === 'refused')
    return { outcome: OUTCOMES.get(handled.refusal.code) ?? 'refused', ...(loaded && { loaded }) }
  const move = playOf(handled.loaded.game)?.moves[ply]
  return answer.kind === 'move' && move !== undefined
    ? { outcome: 'played', move, loaded: handled.loaded }
    : { outcome: 'done', loaded: handled.loaded }
}

/**
 * Handles the reply like any other command. Each attempt checks the seat's link again, as it may be replaced meanwhile.
 */
const execute = async (
  ports: ReplyPorts,
  { claim, loaded, isStillAnswerable: isStill }: AnswerableTurn,
  answer: Act,
  at: Instant,
): Promise<TurnReplyOutcome> => {
  const ask = (known: LoadedGame | undefined): Command | Refusal =>
    known && isStill(known) ? commandOf(known, claim, answer) : NOT_FOUND
  const handled = await handleFrom(ports, { id: claim.game, loaded }, ask, at)
  if (handled.kind === 'crowded') throw new Error('a game is crowded: the answer comes again')
  return outcomeOf(handled, claim, answer)
}

type ParsedAnswer = EmailAnswer | 'several' | undefined

/**
 * Returns the outcome of a reply that the seat's owner may not have written. Its move is not played; an email asks the
 * seat's mailbox about it. Undefined, and no email is sent, if the reply has no legal move, or the seat's link was
 * replaced.
 */
export const outcomeOfDoubtful = (
  { claim, loaded, linkStatus }: AnswerableTurn,
  outcome: 'foreign' | 'unverified',
  answer: ParsedAnswer,
): TurnReplyOutcome | undefined => {
  const isMove = answer !== undefined && answer !== 'several' && answer.kind === 'move'
  const move = isMove ? legalMove(loaded.game, claim, answer.move) : undefined
  return move !== undefined && linkStatus === 'present' ? { outcome, move } : undefined
}

/** Executes a reply that the seat's owner wrote. `at`: when it arrived, not later than now. */
export const outcomeOfReply = async (
  ports: ReplyPorts,
  turn: AnswerableTurn,
  answer: ParsedAnswer,
  at: Instant,
): Promise<TurnReplyOutcome> => {
  if (turn.linkStatus === 'replaced') return { outcome: 'older' }
  if (!answer) return { outcome: 'unclear' }
  if (answer === 'several') return { outcome: 'several' }
  if (answer.kind === 'resign') return { outcome: turn.loaded.game.status === 'active' ? 'resign' : 'over' }
  return execute(ports, turn, answer, at)
}
