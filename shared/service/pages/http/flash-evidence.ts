import { CLAIMS, type Colour } from '../../../draughts/index.ts'
import { type ActType, isMadeBy } from '../../../game/commands.ts'
import type { GameEvent, Result, ResultReason } from '../../../game/model/events.ts'
import { type Game, colourOf, playOf, seatToMove } from '../../../game/model/game.ts'
import type { Role } from '../../../game/model/words.ts'
import type { AllTexts } from '../../../texts/index.ts'
import type { LoadedGame } from '../../games/game-store.ts'

/** What a page can report as done. */
export type FlashName = keyof AllTexts['done']

type Proof = (event: GameEvent, role: Role, game: Game) => boolean

const isTurnOf = (game: Game, role: Role): boolean => {
  const play = playOf(game)
  return role !== 'arbiter' && play !== undefined && seatToMove(play) === role
}

const ended =
  (isSo: (result: Result, own: Colour | undefined) => boolean): Proof =>
  (event, role, game) => {
    const play = playOf(game)
    const own = play && role !== 'arbiter' ? colourOf(play, role) : undefined
    return event.type === 'finished' && isSo(event.result, own)
  }

const CLAIMED: ReadonlySet<ResultReason> = new Set(CLAIMS)
const won = ended(({ winner }, own) => winner !== null && winner === own)

/** Checks for actions that an event's type and author do not prove by themselves. */
const PROOFS: { readonly [D in ActType]?: Proof } = {
  resign: ended(({ reason, winner }, own) => reason === 'resignation' && own !== undefined && winner !== own),
  'accept-draw': ended(({ reason }, own) => reason === 'agreement' && own !== undefined),
  'claim-table-win': ended(({ reason, winner }, own) => reason === 'table' && own !== undefined && winner === own),
  'claim-table-draw': ended(({ reason, winner }) => reason === 'table' && winner === null),
  'claim-draw': ended(({ reason }) => CLAIMED.has(reason)),
  adjudicate: ended(({ reason }, own) => reason === 'adjudication' && own === undefined),
  'play-on': (event, role, game) => isMadeBy(event, 'play-on', role) && !isTurnOf(game, role),
  huff: (event, role, game) => isMadeBy(event, 'huff', role) && isTurnOf(game, role),
  enforce: (event, role, game) => isMadeBy(event, 'enforce', role) && !isTurnOf(game, role),
  // Letting an offence stand leaves no event, unless the player has no move: then the game ends.
  stand: (event, role, game) =>
    won(event, role, game) || (game.status === 'active' && game.play.offence.length > 0 && isTurnOf(game, role)),
  rematch: (event, role) => isMadeBy(event, 'rematch', role) || (event.type === 'rematch-agreed' && role !== 'arbiter'),
}

/** What leaves no event. The page shows what came of it (`isOnPage` in show-seat.ts), or nobody is harmed. */
const WITHOUT_EVENT = ['note', 'forced', 'say-later', 'muted', 'unmuted', 'reported'] as const

const leavesNoEvent = (name: FlashName): name is (typeof WITHOUT_EVENT)[number] =>
  WITHOUT_EVENT.some((each) => each === name)

const shows = (event: GameEvent, name: FlashName, role: Role, game: Game): boolean => {
  if (leavesNoEvent(name)) return true
  if (name === 'emails' || name === 'all-emails') return false
  if (name === 'rematch-agreed') return event.type === 'rematch-agreed' && role !== 'arbiter'
  return PROOFS[name]?.(event, role, game) ?? isMadeBy(event, name, role)
}

/** Returns the last move and all events after it, and at least the events of the last step. */
const recent = ({ stored: { log, last } }: LoadedGame): readonly GameEvent[] =>
  log.slice(
    Math.max(
      0,
      Math.min(
        log.length - last,
        log.findLastIndex(({ type }) => type === 'moved'),
      ),
    ),
  )

/** Returns the recent event that proves what an address claims was done. Undefined if there is none. */
export const flashEvidence = (loaded: LoadedGame, role: Role, name: FlashName): GameEvent | undefined =>
  recent(loaded).findLast((event) => shows(event, name, role, loaded.game))
