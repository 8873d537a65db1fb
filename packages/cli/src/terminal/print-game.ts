import { RULES_IDS } from '../../../../shared/draughts/index.ts'
import { moveNumber } from '../../../../shared/game/board/move-number.ts'
import { type GameBrief, type Game, isYourTurn } from '../../../client/src/index.ts'
import { readClock } from '../../../../shared/api/values/read-clock.ts'
import { game as gameTexts, time } from '../../../../shared/texts/en/board.ts'
import { about, match } from '../../../../shared/texts/en/results.ts'
import { newGame, terms } from '../../../../shared/texts/en/rules.ts'
import { clockText } from '../../../../shared/texts/sentences/clock-text.ts'
import { otherTermsTexts } from '../../../../shared/texts/sentences/other-terms-text.ts'
import { boardLines, spokenBoard } from './board-lines.ts'
import { type CommandContext, hasFlag } from './command.ts'
import { known, readOpening, readTerms } from './read-terms.ts'

/** The fields that both a whole game and a game in a list have. */
type Shown = Pick<
  Game,
  'id' | 'rules' | 'status' | 'turn' | 'fen' | 'seats' | 'creator' | 'deadline' | 'result' | 'ply'
> & {
  readonly you?: (GameBrief['you'] & { readonly tableClaim?: string }) | null
}

/** How many of the last moves are printed. */
const LAST_MOVES = 6

const nameAt = ({ seats }: Shown, colour: 'black' | 'white'): string => seats[colour].name ?? 'nobody yet'

/** Returns who plays whom, by which rules. Until the toss, the creator has no colour. */
export const gameTitle = (game: Shown): string =>
  game.creator.seat === null && game.seats.black.name === null && game.seats.white.name === null
    ? `${game.creator.name} v nobody yet, colours by toss, ${game.rules}`
    : `${nameAt(game, 'black')} (black) v ${nameAt(game, 'white')} (white), ${game.rules}`

const until = ({ deadline }: Shown): string => (deadline === null ? '' : ` until ${deadline}`)

/** Returns what the reader can claim by the endgame table, and how. */
const tableClaim = ({ you }: Shown): string =>
  you?.tableClaim === undefined
    ? ''
    : ` By the endgame table you can claim a ${you.tableClaim}: crownhead act claim-table-${you.tableClaim}`

/** Returns the state of a game in one sentence: whose turn it is, or how it ended. */
export const gameState = (game: Shown): string => {
  if (isYourTurn(game)) return `Your move${until(game)}.${tableClaim(game)}`
  if (game.status === 'active' && game.turn) return `${nameAt(game, game.turn)} (${game.turn}) to move${until(game)}.`
  if (game.result)
    return `Over: ${game.result.winner ? `${game.result.winner} has won` : 'a draw'} (${game.result.reason}).`
  return game.status === 'open' ? 'Nobody has accepted yet.' : `The game is ${game.status}.`
}

/** Returns the colour at the bottom: the reader's own, unless the option --flip is set. */
const below = (context: CommandContext, game: Shown): 'black' | 'white' => {
  const isBlack = game.you?.seat === 'black'
  return isBlack === hasFlag(context, 'flip') ? 'white' : 'black'
}

/** Prints the board, or with the option --plain its description. */
export const printBoard = (context: CommandContext, game: Shown): void => {
  const rules = known(RULES_IDS, game.rules)
  if (!rules) return context.print(`This version does not know the rules ${game.rules}: ${game.fen}`)
  const drawn = { rules, fen: game.fen, below: below(context, game) }
  if (hasFlag(context, 'plain')) for (const sentence of spokenBoard(drawn)) context.print(sentence)
  else for (const line of boardLines(drawn)) context.print(...line)
}

/**
 * Returns the number of the last move, as on the game's page: a move is two half-moves, and those of the ballot count.
 */
export const lastMoveNumber = (game: Pick<Game, 'rules' | 'opening' | 'ply'>): number =>
  moveNumber({ rules: known(RULES_IDS, game.rules) ?? 'english', opening: readOpening(game) }, game.ply)

/** Returns the terms of a game besides its rules, in one line. */
export const termsText = (game: Game): string => {
  const clock = clockText({ game: gameTexts, time }, readClock(game.clock))
  const read = readTerms(game)
  const unread = read.unknown.map((term) => `This version does not know ${term}`)
  const others = otherTermsTexts({ locale: 'en-GB', about, match, newGame, terms }, read.terms)
  return `Terms: ${[clock, ...others, ...unread].join('. ')}.`
}

/** Prints who plays whom, and on what terms. */
export const printTerms = ({ print }: CommandContext, game: Game): void => {
  print({ text: gameTitle(game), style: 'bold' }, ` · game ${game.id}`)
  print(termsText(game))
}

/** Prints the board, the last moves and messages, and whose turn it is. */
export const printState = (context: CommandContext, game: Game): void => {
  const { print } = context
  printBoard(context, game)
  if (game.moves.length > 0) print(`Move ${lastMoveNumber(game)}: ${game.moves.slice(-LAST_MOVES).join(' ')}`)
  for (const { by, text } of (game.you?.messages ?? []).slice(-2)) print(`${nameAt(game, by)}: "${text}"`)
  if (game.drawOffer) print('A draw is on offer.')
  print(gameState(game))
}

/** Prints a game for a person: the players, the terms, the board, the last moves and messages, and whose turn it is. */
export const printGame = (context: CommandContext, game: Game): void => {
  printTerms(context, game)
  printState(context, game)
}
