import { type Colour, readMove, ruleSetOf, writeMove } from '../../../draughts/index.ts'
import { expiryOf } from '../../time/timer.ts'
import type { Deciders } from '../basis/act.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import type { GameEvent } from '../../model/events.ts'
import { evolve } from '../../evolving/evolve.ts'
import { type ActiveGame, type Game, type OpenGame, playOf, seatToMove } from '../../model/game.ts'
import { ballotNumberOf } from '../../board/opening-position.ts'
import type { NewPlayer } from '../../model/people.ts'
import type { Instant } from '../../model/words.ts'
import { resultByRules } from '../basis/result.ts'

/** Returns the colour of the creator after a toss: black if the number is even (Laws of Checkers, Article 3). */
export const toss = (chance: number): Colour => (chance % 2 === 0 ? 'black' : 'white')

/**
 * Returns the move that the creator sent with the offer, and the end of the game if the move decides it. Empty if there
 * is no such move, if the game has a ballot, or if the creator may not make this move now.
 */
const firstMoved = (game: ActiveGame, at: Instant): readonly GameEvent[] => {
  const { terms, play, firstMove } = game
  if (firstMove === undefined || terms.opening.kind === 'ballot' || seatToMove(play) !== 'creator') return []
  const rules = ruleSetOf(terms.rules)
  const read = readMove(rules, play.position, firstMove)
  if (read.kind === 'illegal') return []
  const moved = { type: 'moved', at, move: writeMove(rules, play.position, read.move) } as const
  const after = evolve(game, moved)
  const result = after?.status === 'active' ? resultByRules(after) : undefined
  return [moved, ...(result ? [{ type: 'finished', at, result } as const] : [])]
}

/** Returns what follows when a player takes the opponent's seat. */
export const eventsOfJoining = (
  game: OpenGame,
  player: NewPlayer,
  chance: number,
  at: Instant,
): readonly GameEvent[] => {
  const { opening } = game.terms
  const ballot = opening.kind === 'ballot' ? (opening.number ?? ballotNumberOf(opening.deck, chance)) : undefined
  const joined = {
    type: 'joined',
    at,
    name: player.name,
    contact: player.contact,
    creatorColour: game.wish === 'toss' ? toss(chance) : game.wish,
    chance,
    ...(ballot !== undefined && { ballot }),
    ...(player.bot && { bot: player.bot }),
  } as const
  const joinedGame = evolve(game, joined)
  return joinedGame?.status === 'active' ? [joined, ...firstMoved(joinedGame, at)] : [joined]
}

/** A player accepts the invitation. `chance` has 32 random bits, which decide the toss and the ballot. */
export type JoinCommand = { readonly type: 'join'; readonly player: NewPlayer; readonly chance: number }

/** Gives the seat to the first who accepts. If the same player sends the command again, it is a duplicate. */
const join = (game: Game, command: JoinCommand, at: Instant): Decision => {
  if (playOf(game)?.opponent.contact === command.player.contact) return DUPLICATE
  switch (game.status) {
    case 'open':
      if (at >= expiryOf(game)) return refuse({ code: 'invitation-expired' }, { type: 'expired', at })
      return accept(...eventsOfJoining(game, command.player, command.chance, at))
    case 'expired':
      return refuse({ code: 'invitation-expired' })
    case 'aborted':
      return refuse({ code: playOf(game) ? 'invitation-taken' : 'game-over' })
    case 'active':
    case 'finished':
      return refuse({ code: 'invitation-taken' })
  }
}

export const joinDeciders: Deciders<JoinCommand> = { join: { by: 'service', decide: join } }
