import { type GameEvent, type Reminder } from '../game/events.ts'
import { deadlineOf } from '../game/clock.ts'
import { type ActiveGame, type Game, playOf, seatToMove } from '../game/game.ts'
import { type Duration, type Instant, MINUTE, SEATS, type Seat } from '../game/words.ts'

/** What a letter is about. One step of a game writes at most one letter to a seat, so a letter is named by its game, version and seat. */
export type LetterKind =
  /** To the creator: here is your seat's link, and the invitation to pass on. */
  | { readonly kind: 'offered' }
  /** To both: the game has begun, here is your link; whose turn it is. */
  | { readonly kind: 'joined' }
  | { readonly kind: 'your-turn' }
  | { readonly kind: 'reminder'; readonly reminder: Reminder }
  /** To both: won, lost, drawn, called off, or never taken. */
  | { readonly kind: 'ended' }

/** A letter that is to be written, without address or text: whom it goes to and what it says are looked up when it is delivered. */
export type Letter = LetterKind & {
  readonly game: string
  readonly seat: Seat
  /** The version of the game that the letter tells of. */
  readonly version: number
  /** Half-moves played by then. A letter about a turn lapses when the game has moved on. */
  readonly ply: number
  /** How long it may wait in the outbox, so that what happens meanwhile can overtake it. */
  readonly delay: Duration
}

/** A turn letter waits this long: whoever answers at once is spared it. */
export const TURN_DELAY: Duration = 2 * MINUTE

const BOTH: readonly Seat[] = SEATS

const toWhom = (game: Game, event: GameEvent): readonly (LetterKind & { readonly seats: readonly Seat[] })[] => {
  switch (event.type) {
    case 'offered':
      return [{ kind: 'offered', seats: ['creator'] }]
    case 'joined':
      return [{ kind: 'joined', seats: BOTH }]
    case 'moved':
      return game.status === 'active' ? [{ kind: 'your-turn', seats: [seatToMove(game.play)] }] : []
    case 'reminded':
      return game.status === 'active'
        ? [{ kind: 'reminder', reminder: event.reminder, seats: [seatToMove(game.play)] }]
        : []
    case 'finished':
      return [{ kind: 'ended', seats: BOTH }]
    case 'aborted':
      return [{ kind: 'ended', seats: playOf(game) ? BOTH : ['creator'] }]
    case 'expired':
      return [{ kind: 'ended', seats: ['creator'] }]
  }
}

/**
 * The letters that one step of a game calls for. `game` is the state after the step. Of several events in one step
 * the last one that concerns a seat speaks: a game that begins at once is `joined`, a winning move is `ended`.
 */
export const lettersFor = (id: string, version: number, game: Game, step: readonly GameEvent[]): readonly Letter[] => {
  const ply = playOf(game)?.moves.length ?? 0
  const bySeat = new Map<Seat, Letter>()
  for (const event of step)
    for (const { seats, ...kind } of toWhom(game, event))
      for (const seat of seats)
        bySeat.set(seat, { ...kind, game: id, seat, version, ply, delay: kind.kind === 'your-turn' ? TURN_DELAY : 0 })
  return [...bySeat.values()]
}

const isTurnOf = (letter: Letter, game: Game): game is ActiveGame =>
  game.status === 'active' && game.play.moves.length === letter.ply

/** Whether the letter still says what is so. Nobody is told to hurry when there is nothing left to hurry for. */
export const stillTrue = (letter: Letter, game: Game, now: Instant): boolean => {
  switch (letter.kind) {
    case 'offered':
      return game.status === 'open'
    case 'joined':
      return game.status === 'active'
    case 'your-turn':
      return isTurnOf(letter, game)
    case 'reminder':
      return isTurnOf(letter, game) && now <= (deadlineOf(game.terms.clock, game.play) ?? now)
    case 'ended':
      return game.status !== 'active' && game.status !== 'open'
  }
}
