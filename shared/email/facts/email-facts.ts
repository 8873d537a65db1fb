import { type Colour, type Move, type Position, type RuleSet, moveText, ruleSetOf } from '../../draughts/index.ts'
import { expiryOf } from '../../game/time/timer.ts'
import { retainedUntil } from '../../game/time/retention.ts'
import { positionOf, readMoveOn } from '../../game/board/position.ts'
import { type Game, type Play, colourOf, playOf, seatOf } from '../../game/model/game.ts'
import type { NumberedBy } from '../../game/board/move-number.ts'
import type { ClockTerms } from '../../game/model/terms.ts'
import { type ByColour, type Instant, type Role, type Seat, otherSeat } from '../../game/model/words.ts'
import { writeGamePdn } from '../../record/game-pdn.ts'
import type { OutcomeFacts } from '../../texts/index.ts'
import { type AgreedTerms, agreedTermsOf } from './agreed-terms.ts'
import { type PendingFacts, pendingFactsOf, isWithLastMove } from './pending-facts.ts'
import { cleanMessage, cleanName } from '../text/clean-text.ts'
import { type AfterEndFacts, afterEndFactsOf } from './after-end.ts'
import {
  cleanNameOf,
  cleanNamesOf,
  seatedNameOf,
  spokenNamesOf,
  namesByColour,
  fillDeletedNames,
} from './player-names.ts'
import { type TurnFacts, turnFactsOf } from './turn-facts.ts'

type EndFacts = OutcomeFacts & {
  /** The name of the player who called the game off, or who never made their first move. */
  readonly caller: string
  /** True if the reader is that player. */
  readonly isCaller: boolean
  /**
   * The other side's last message, sent with the last move or after the end. For the creator of a declined game: the
   * message of the person who declined.
   */
  readonly lastMessage?: string
  /** The instant at which the links and addresses of the game are deleted. */
  readonly deletedAt: Instant
  /** The game in PDN, if it had begun. */
  readonly record?: string
}

/** A game as one reader sees it. Names are cleaned, and nothing is secret. */
export type EmailFacts = {
  readonly rules: RuleSet
  readonly clock: ClockTerms
  readonly seat: Role
  /** The reader's name. */
  readonly you: string
  /** Which board of which tournament the game is. */
  readonly board?: { readonly number: number; readonly event: string }
  /** The opponent's name. Absent in an open game, and for the arbiter. */
  readonly opponent?: string
  /** The name of the person who is invited to the opponent's seat and has not accepted yet. */
  readonly invited?: string
  /** The names in sentences: a player reads a short one of the other player. */
  readonly names: { readonly [R in Role]: string | undefined }
  readonly wholeNames: { readonly [R in Role]: string | undefined }
  /**
   * The names that the players had when they took their seats. Subjects use these, because a subject must not change.
   */
  readonly seatedNames: { readonly [S in Seat]: string | undefined }
  /** The players' names by colour, once the game has begun. */
  readonly sides?: ByColour<string>
  /** The reader's colour. Absent before the toss, and for the arbiter. */
  readonly colour?: Colour
  readonly position: Position
  readonly ply: number
  /** The terms from which the numbers of moves are computed. */
  readonly numberedBy: NumberedBy
  /** The last move as its rules write it, and its squares if they are known. */
  readonly last?: { readonly text: string; readonly way?: Move }
  readonly agreed: AgreedTerms
  readonly turn?: TurnFacts
  readonly pending?: PendingFacts
  /** The instant at which the invitation expires. */
  readonly openUntil: Instant
  readonly end?: EndFacts
  readonly afterEnd?: AfterEndFacts
}

const lastOf = (rules: RuleSet, { moves, earlier }: Play): EmailFacts['last'] => {
  const text = moves.at(-1)
  if (text === undefined) return undefined
  const way = readMoveOn(rules, earlier?.position, text)
  return { text: moveText(rules, text), ...(way && { way }) }
}

const callerOf = (game: Game): Role => {
  const play = playOf(game)
  if (game.status === 'aborted' && game.by !== 'clock' && game.by !== 'invited') return game.by
  return play && colourOf(play, 'creator') !== play.position.turn ? 'opponent' : 'creator'
}

type OverGame = Exclude<Game, { readonly status: 'open' | 'active' }>

/**
 * Returns the last message for `seat` that was sent after the end or with the move that ended the game. For the creator
 * of a declined game it is the message of the person who declined.
 */
const lastMessageTo = (game: OverGame, seat: Role): string | undefined => {
  const play = playOf(game)
  const declined = game.status === 'aborted' && seat === 'creator' ? game.declined : undefined
  if (declined !== undefined) return cleanMessage(declined)
  if (!play || seat === 'arbiter') return undefined
  const isEndedByMove = play.movedAt.at(-1) === game.endedAt
  const message = play.messages.findLast(
    (each) => each.by !== seat && (each.after || (isEndedByMove && isWithLastMove(play, each))),
  )
  return message && cleanMessage(message.text)
}

/**
 * Returns how the game ended. The PDN is written from `stored`, where a deleted name is missing, not replaced by a word
 * of the reader's language.
 */
const endOf = (game: Game, stored: Game, seat: Role, watchUrl: string): EndFacts | undefined => {
  const deletedAt = retainedUntil(game)
  if (game.status === 'open' || game.status === 'active' || deletedAt === undefined) return undefined
  const play = playOf(stored)
  const lastMessage = lastMessageTo(game, seat)
  return {
    status: game.status,
    result: game.status === 'finished' ? game.result : null,
    abortedBy: game.status === 'aborted' ? game.by : null,
    caller: spokenNamesOf(game, seat)[callerOf(game)] ?? '',
    isCaller: callerOf(game) === seat,
    ...(lastMessage !== undefined && { lastMessage }),
    deletedAt,
    ...(play && { record: writeGamePdn(stored, play, { names: namesByColour(stored, play), url: watchUrl }) }),
  }
}

const colourOfRole = (game: Game, role: Role): Colour | undefined => {
  const play = playOf(game)
  if (role === 'arbiter') return undefined
  if (play) return colourOf(play, role)
  return role === 'creator' && game.wish !== 'toss' ? game.wish : undefined
}

/** Returns the board of a tournament's game. The title was stored with the game, so that it never changes. */
const boardOf = ({ terms: { tournament }, labels }: Game): Pick<EmailFacts, 'board'> =>
  tournament ? { board: { number: tournament.board, event: cleanMessage(labels?.['event'] ?? '') ?? '' } } : {}

/**
 * Returns what an email to `seat` says about a game. `watchUrl` is the public page of the game. `somebody` is the name
 * for a person whose name was deleted.
 */
export const emailFactsOf = (
  stored: Game,
  seat: Role,
  now: Instant,
  watchUrl: string,
  somebody: string,
): EmailFacts => {
  const game = fillDeletedNames(stored, somebody)
  const rules = ruleSetOf(game.terms.rules)
  const play = playOf(game)
  const names = spokenNamesOf(game, seat)
  return {
    rules,
    clock: game.terms.clock,
    seat,
    you: cleanNameOf(game, seat) ?? '',
    ...boardOf(game),
    opponent: seat === 'arbiter' ? undefined : names[otherSeat(seat)],
    ...(game.status === 'open' && game.invited && { invited: cleanName(game.invited.name) }),
    names,
    wholeNames: cleanNamesOf(game),
    seatedNames: { creator: seatedNameOf(game, 'creator'), opponent: seatedNameOf(game, 'opponent') },
    sides: play && { black: names[seatOf(play, 'black')] ?? '', white: names[seatOf(play, 'white')] ?? '' },
    colour: colourOfRole(game, seat),
    position: positionOf(game),
    ply: play?.moves.length ?? 0,
    numberedBy: game.terms,
    last: play && lastOf(rules, play),
    agreed: agreedTermsOf(rules, game),
    turn: game.status === 'active' ? turnFactsOf(rules, game, seat) : undefined,
    pending: game.status === 'active' ? pendingFactsOf(rules, game, seat, now) : undefined,
    openUntil: expiryOf(game),
    end: endOf(game, stored, seat, watchUrl),
    afterEnd: afterEndFactsOf(game, seat, now),
  }
}
