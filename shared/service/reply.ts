import { canonicalAddress } from '../api/address.ts'
import { readMove, sheetOf, writeMove } from '../draughts/index.ts'
import type { Command } from '../game/commands.ts'
import { type ActiveGame, type Game, playOf, seatToMove } from '../game/game.ts'
import type { Refusal } from '../game/refusals.ts'
import { type Instant, otherSeat } from '../game/words.ts'
import type { AnswerOutcome } from '../mail/kinds/answered.ts'
import { type Answer, firstLine, readAnswer } from '../mail/reply/answer.ts'
import { isAuthentic, isPlainSender } from '../mail/reply/authentic.ts'
import { isAutomatic } from '../mail/reply/automatic.ts'
import { REPLY } from '../mail/reply/bounds.ts'
import type { Received } from '../mail/reply/message.ts'
import { turnOf } from '../mail/turn-facts.ts'
import { letterAbout } from './consent.ts'
import { type Handled, handleOn } from './handle.ts'
import { derivedId } from './ids.ts'
import { NOT_FOUND } from './opened.ts'
import type { Contacts, Games, Log, Outbox, Papers, Seal } from './ports.ts'
import type { Loaded } from './record.ts'
import type { Opened } from './open-reply.ts'
import { type ReplyClaim, provesReply } from './reply-address.ts'

/** `host`: of reply addresses. `server`: the one whose word on senders is believed. */
export type ReplyPorts = {
  readonly games: Games
  readonly papers: Papers
  readonly contacts: Contacts
  readonly outbox: Outbox
  readonly seal: Seal
  readonly log: Log
  readonly host: string
  readonly server: string
}

export type Arrived = {
  /** The same each time that this email comes. */
  readonly id: string
  readonly sender: string
  /** When our mail server took it. */
  readonly at: Instant
  /** What it said of the sender beside the email, if it says so. */
  readonly isVouched: boolean
  readonly message: Received
}

/** Dropped without a word, or answered. */
export type Replied = 'automatic' | 'forged' | AnswerOutcome

/** `loaded`: as it stands then. */
type Outcome = { readonly outcome: AnswerOutcome; readonly move?: string; readonly loaded?: Loaded }

const isFrom = ({ message, sender, isVouched }: Arrived, email: string, server: string): boolean => {
  const [from = ''] = message.from
  if (!isPlainSender(sender)) return false
  return isVouched && canonicalAddress(from) === canonicalAddress(email) && isAuthentic(message, server)
}

/** In the form of the game's log, if it is one legal move of this turn. */
const legalMove = (game: Game, { seat, ply }: ReplyClaim, text: string): string | undefined => {
  if (game.status !== 'active' || game.play.moves.length !== ply || seatToMove(game.play) !== seat) return undefined
  const rules = sheetOf(game.terms.rules)
  const read = readMove(rules, game.play.position, text)
  const move = read.kind === 'move' ? writeMove(rules, game.play.position, read.move) : undefined
  return move !== undefined && turnOf(rules, game, seat).moves.includes(move) ? move : undefined
}

/** What the other side waits for, if it is one thing. */
const askedOf = (
  { play: { pending } }: ActiveGame,
  { seat }: ReplyClaim,
): 'draw' | 'takeback' | 'pause' | undefined => {
  const other = otherSeat(seat)
  const asked = [
    ...(pending.draw === other ? (['draw'] as const) : []),
    ...(pending.takeback === other ? (['takeback'] as const) : []),
    ...(pending.pause?.by === other ? (['pause'] as const) : []),
  ]
  return asked.length === 1 ? asked[0] : undefined
}

type Act = Exclude<Answer, { readonly kind: 'resign' }>

/** A text that is no legal move never reaches the game: there it could cost a caution. */
const commandOf = ({ game }: Loaded, claim: ReplyClaim, answer: Act): Command | Refusal => {
  const { seat: by, ply } = claim
  if (answer.kind !== 'move') {
    const asked = game.status === 'active' ? askedOf(game, claim) : undefined
    return asked === undefined ? { code: 'nothing-asked' } : { type: `${answer.kind}-${asked}`, by, ply }
  }
  const { move, offerDraw } = answer
  const isNow = game.status === 'active' && game.play.moves.length === ply
  if (isNow && legalMove(game, claim, move) === undefined)
    return { code: 'illegal-move', reason: 'unreadable', article: '27' }
  return { type: 'move', by, ply, move, ...(offerDraw && { offerDraw }) }
}

/** Any other refusal is `refused`. */
const OUTCOMES: ReadonlyMap<Refusal['code'], AnswerOutcome> = new Map([
  ['too-late', 'late'],
  ['stale-ply', 'older'],
  ['not-found', 'older'],
  ['game-over', 'over'],
  ['illegal-move', 'illegal'],
])

const outcomeOf = (
  handled: Exclude<Handled, { readonly kind: 'crowded' }>,
  { ply }: ReplyClaim,
  answer: Act,
): Outcome => {
  const { loaded } = handled
  if (handled.kind === 'refused')
    return { outcome: OUTCOMES.get(handled.refusal.code) ?? 'refused', ...(loaded && { loaded }) }
  const move = playOf(handled.loaded.game)?.moves[ply]
  return answer.kind === 'move' && move !== undefined
    ? { outcome: 'played', move, loaded: handled.loaded }
    : { outcome: 'done', loaded: handled.loaded }
}

/** By the road that every command takes, and proven again on each try: the link may be replaced meanwhile. */
const carriedOut = async (ports: ReplyPorts, { claim, loaded }: Opened, answer: Act, at: Instant): Promise<Outcome> => {
  const ask = (known: Loaded | undefined): Command | Refusal =>
    known && provesReply(ports.seal, claim, known.game) === 'present' ? commandOf(known, claim, answer) : NOT_FOUND
  const handled = await handleOn(ports, { id: claim.game, loaded }, ask, at)
  if (handled.kind === 'crowded') throw new Error('a game is crowded: the answer comes again')
  return outcomeOf(handled, claim, answer)
}

/** From another address nothing is played: the seat's mailbox is asked, if there is something to ask. */
const fromElsewhere = ({ claim, loaded, standing }: Opened, answer: Answer | undefined): Outcome | undefined => {
  const move = answer?.kind === 'move' ? legalMove(loaded.game, claim, answer.move) : undefined
  return move !== undefined && standing === 'present' ? { outcome: 'foreign', move } : undefined
}

const decided = async (
  ports: ReplyPorts,
  seat: Opened,
  arrived: Arrived,
  answer: Answer | undefined,
  now: Instant,
): Promise<Outcome | undefined> => {
  if (!isFrom(arrived, seat.email, ports.server)) return fromElsewhere(seat, answer)
  if (seat.standing === 'replaced') return { outcome: 'older' }
  if (!answer) return { outcome: 'unclear' }
  if (answer.kind === 'resign') return { outcome: seat.loaded.game.status === 'active' ? 'resign' : 'over' }
  return carriedOut(ports, seat, answer, Math.min(arrived.at, now))
}

const shownOf = (line: string): string => [...line].slice(0, REPLY.shown).join('')

/**
 * Plays the first line of an answer to an email. `seat`: whose address the envelope has. Repeatable: a move that is sent
 * again is the same move by its ply. An outcome that its writer should know is emailed to the seat, never to who wrote.
 */
export const answerReply = async (
  ports: ReplyPorts,
  seat: Opened,
  arrived: Arrived,
  now: Instant,
): Promise<Replied> => {
  if (arrived.sender === '' || isAutomatic(arrived.message)) return 'automatic'
  const line = firstLine(arrived.message)
  const result = await decided(ports, seat, arrived, line === undefined ? undefined : readAnswer(line), now)
  if (!result) return 'forged'
  const { game: id, seat: role } = seat.claim
  const { loaded = seat.loaded, ...told } = result
  const request = derivedId(ports.seal, `reply|${arrived.id}`, 8)
  const words = result.outcome === 'played' || line === undefined ? {} : { line: shownOf(line) }
  await ports.outbox.put([{ ...letterAbout({ id, role, loaded }), kind: 'answer', ...told, ...words, request }])
  return result.outcome
}
