import { fold } from '../../../game/evolving/evolve.ts'
import { TURN_EMAIL_LIMITS } from '../../../game/limits/bounds.ts'
import { type Game, isInvited, personOf, seatToMove } from '../../../game/model/game.ts'
import { type Instant, SEATS, SECOND, type Seat } from '../../../game/model/words.ts'
import { foldCode } from '../../../email/several-games/game-codes.ts'
import type { AnswerOutcome, LineResult } from '../../../email/contents/write-answer-result.ts'
import { type CodedLine, parseCodedLines } from '../../../email/inbound/coded-lines.ts'
import { quoteLine } from '../../../email/inbound/quote-line.ts'
import { answerKey } from '../../../email/inbound/email-answer.ts'
import { extractOwnLines } from '../../../email/inbound/own-lines.ts'
import { emailAbout } from '../../games/game-seat.ts'
import { derivedId } from '../../credentials/ids.ts'
import { hasSameSpelling, mailboxPseudonym, contactIndexKey } from '../../credentials/mailbox.ts'
import type { MultiGameReply } from './verify-reply.ts'
import type { GameId, LoggedEvent } from '../../ports/games.ts'
import { type LoadedGame, loadGame } from '../../games/game-store.ts'
import {
  type AnswerableTurn,
  type ReceivedReply,
  type TurnReplyOutcome,
  type ReplyPorts,
  type ReplySender,
  outcomeOfReply,
  outcomeOfDoubtful,
  classifySender,
} from './reply-turn.ts'

/**
 * How many seats of a mailbox are searched for the codes of games in a reply. Only their ids are read, in one request.
 */
const MOST_SEATS = 1000

/**
 * Returns whether the seat's link was replaced in the second that begins at `at`, or later. An email written in that
 * second may not contain the present link.
 */
const isRelinked = (log: readonly LoggedEvent[], seat: Seat, at: Instant): boolean =>
  log.some(
    (event) =>
      ((event.type === 'link-rotated' && event.by === seat) || (event.type === 'reseated' && event.seat === seat)) &&
      event.at >= at,
  )

/** Returns the game as it was at the end of the second that begins at `at`. */
const asOf = ({ stored: { log }, game }: LoadedGame, at: Instant): Game | undefined => {
  const next = log.findIndex((event) => 'at' in event && event.at >= at + SECOND)
  return next < 0 ? game : fold(log.slice(0, next))
}

type SeatOf = Pick<AnswerableTurn, 'loaded'> & { readonly seat: Seat; readonly contact: string }

/** Returns the turn that the email was about; undefined if the seat was not to move then. */
const turnAt = ({ loaded, seat, contact }: SeatOf, id: GameId, at: Instant): AnswerableTurn | undefined => {
  const then = asOf(loaded, at)
  if (then?.status !== 'active' || seatToMove(then.play) !== seat) return undefined
  const isStill = (known: LoadedGame): boolean =>
    personOf(known.game, seat)?.contact === contact && !isRelinked(known.stored.log, seat, at)
  const claim = { game: id, seat, ply: then.play.moves.length }
  return { claim, loaded, linkStatus: isStill(loaded) ? 'present' : 'replaced', isStillAnswerable: isStill }
}

/** Returns the turns of the mailbox in games with one of these codes, for seats whose emails it has consented to. */
const turnsNamed = async (
  { games, contacts, signer }: ReplyPorts,
  { claim, email }: MultiGameReply,
  codes: ReadonlySet<string>,
): Promise<readonly AnswerableTurn[]> => {
  const filed = contactIndexKey(mailboxPseudonym(signer, email), true)
  const isNamed = (id: GameId): boolean => [...codes].some((code) => foldCode(id).startsWith(code))
  const turns: AnswerableTurn[] = []
  const named = (await contacts.findByAddress(filed, MOST_SEATS)).filter(({ game }) => isNamed(game))
  for (const { game: id, id: contact } of named.slice(0, 2 * TURN_EMAIL_LIMITS.gamesListed)) {
    const [loaded, known] = [await loadGame(games, id), await contacts.load(id, contact)]
    const seat = loaded && SEATS.find((each) => personOf(loaded.game, each)?.contact === contact)
    if (!seat || isInvited(loaded.game, seat) || known?.email === undefined || known.confirmed !== true) continue
    const turn = hasSameSpelling(known.email, email) ? turnAt({ loaded, seat, contact }, id, claim.at) : undefined
    if (turn) turns.push(turn)
  }
  return turns
}

/** Returns the turn that a code names; undefined for an unknown code, and for one that several games share. */
const turnOf = (turns: readonly AnswerableTurn[], code: string | undefined): AnswerableTurn | undefined => {
  const [turn, ...more] = turns.filter(({ claim }) => code !== undefined && foldCode(claim.game).startsWith(code))
  return more.length === 0 ? turn : undefined
}

const resultOf = (line: string, { outcome, move }: TurnReplyOutcome, turn?: AnswerableTurn): LineResult => ({
  outcome,
  ...(outcome !== 'played' && { line: quoteLine(line) }),
  ...(move !== undefined && { move }),
  ...(turn && { game: turn.claim.game, seat: turn.claim.seat }),
})

type ReplyFacts = { readonly sender: ReplySender; readonly at: Instant }

const resultsOf = async (
  ports: ReplyPorts,
  lines: readonly CodedLine[],
  turns: readonly AnswerableTurn[],
  { sender, at }: ReplyFacts,
): Promise<readonly LineResult[]> => {
  const results: LineResult[] = []
  for (const [turn, own] of Map.groupBy(lines, ({ code }) => turnOf(turns, code))) {
    const [first] = own
    if (!turn)
      for (const { line, code } of sender === 'own' ? own : [])
        results.push(resultOf(line, { outcome: code === undefined ? 'uncoded' : 'unknown' }))
    else if (first) {
      const isOne = new Set(own.map(({ answer }) => answer && answerKey(answer))).size === 1
      const answer = isOne ? first.answer : 'several'
      const outcome =
        sender === 'own' ? await outcomeOfReply(ports, turn, answer, at) : outcomeOfDoubtful(turn, sender, answer)
      const reported = outcome?.outcome === 'unclear' ? ({ outcome: 'uncoded' } as const) : outcome
      if (reported) results.push(resultOf(first.line, reported, turn))
    }
  }
  return results
}

/**
 * Plays each line of a reply in its own game, in the same way as a reply about one game. One email lists the results.
 */
export const playMultiGameReply = async (
  ports: ReplyPorts,
  opened: MultiGameReply,
  arrived: ReceivedReply,
  now: Instant,
): Promise<'forged' | AnswerOutcome> => {
  const sender = classifySender(arrived, opened.email, ports)
  const lines = extractOwnLines(arrived.message)
  const named = new Set(parseCodedLines(lines, () => true).flatMap(({ code }) => code ?? []))
  const turns = await turnsNamed(ports, opened, named)
  const read = parseCodedLines(lines, (code) => turnOf(turns, code) !== undefined).slice(
    0,
    TURN_EMAIL_LIMITS.gamesListed,
  )
  const found = await resultsOf(ports, read, turns, { sender, at: Math.min(arrived.at, now) })
  const results = found.length === 0 && sender === 'own' ? [resultOf(lines[0] ?? '', { outcome: 'uncoded' })] : found
  const [first] = results
  if (!first) return 'forged'
  const { game: id, seat: role } = opened.claim
  const request = derivedId(ports.signer, `reply|${arrived.id}`, 8)
  const about = emailAbout({ id, role, loaded: opened.loaded })
  await ports.outbox.put([{ ...about, kind: 'answers', results, request }])
  return (results.find(({ outcome }) => outcome === 'played') ?? first).outcome
}
