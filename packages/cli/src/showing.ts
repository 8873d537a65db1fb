import { type Brief, type Game, isYourTurn } from '../../client/src/index.ts'
import { boardLines, spokenBoard } from './board.ts'
import { type Given, isSet } from './given.ts'

/** A game in full or in brief. */
type Shown = Pick<
  Game,
  'id' | 'rules' | 'status' | 'turn' | 'fen' | 'seats' | 'creator' | 'deadline' | 'result' | 'ply'
> & {
  readonly you?: Brief['you'] | null
}

const LAST_MOVES = 6

type Deck = Extract<Game['opening'], { readonly kind: 'ballot' }>['deck']

const nameAt = ({ seats, creator }: Shown, colour: 'black' | 'white'): string =>
  seats[colour].name ?? (creator.seat === null ? 'by toss' : 'nobody yet')

export const titleOf = (game: Shown): string =>
  `${nameAt(game, 'black')} (black) v ${nameAt(game, 'white')} (white), ${game.rules}`

const until = ({ deadline }: Shown): string => (deadline === null ? '' : ` until ${deadline}`)

/** Where the game stands, in one sentence. */
export const stateOf = (game: Shown): string => {
  if (isYourTurn(game)) return `Your move${until(game)}.`
  if (game.status === 'active' && game.turn) return `${nameAt(game, game.turn)} (${game.turn}) to move${until(game)}.`
  if (game.result)
    return `Over: ${game.result.winner ? `${game.result.winner} has won` : 'a draw'} (${game.result.reason}).`
  return game.status === 'open' ? 'Nobody has accepted yet.' : `The game is ${game.status}.`
}

const below = (given: Given, game: Shown): 'black' | 'white' => {
  const isBlack = game.you?.seat === 'black'
  return isBlack === isSet(given, 'flip') ? 'white' : 'black'
}

export const sayBoard = (given: Given, game: Shown): void => {
  const drawn = { rules: game.rules, fen: game.fen, below: below(given, game) }
  if (isSet(given, 'plain')) for (const sentence of spokenBoard(drawn)) given.say(sentence)
  else for (const line of boardLines(drawn)) given.say(...line)
}

/** Half-moves on the board before the first one that is played. */
const OF_BALLOT: Readonly<Record<Deck, number>> = { 'three-move': 3, 'two-move': 2, 'eleven-man': 2 }

/** Of the last move, as the page numbers it: two half-moves each, those of the ballot included. */
export const numberOf = ({ opening, ply }: Pick<Game, 'opening' | 'ply'>): number =>
  Math.ceil((ply + (opening.kind === 'ballot' ? OF_BALLOT[opening.deck] : 0)) / 2)

/** The whole of it for a person: who plays, the board, the last moves, what was written, and whose turn it is. */
export const sayGame = (given: Given, game: Shown & Pick<Game, 'moves' | 'drawOffer' | 'opening' | 'you'>): void => {
  const { say } = given
  say({ text: titleOf(game), style: 'bold' }, ` · game ${game.id}`)
  sayBoard(given, game)
  if (game.moves.length > 0) say(`Move ${numberOf(game)}: ${game.moves.slice(-LAST_MOVES).join(' ')}`)
  for (const { by, text } of (game.you?.messages ?? []).slice(-2)) say(`${nameAt(game, by)}: "${text}"`)
  if (game.drawOffer) say('A draw is on offer.')
  say(stateOf(game))
}
