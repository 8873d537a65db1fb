import { setTimeout as wait } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import type { GameView } from '../../../shared/api/views/game-view.ts'
import { type Colour, otherColour } from '../../../shared/draughts/index.ts'
import type { ByColour } from '../../../shared/game/model/words.ts'
import { playTurn, visitor } from '../../e2e/visitor.ts'
import { act, fetchView, playMove } from '../player.ts'
import { type Entrant, shownEvent } from './entrants.ts'
import type { EventWorld } from './event-world.ts'

/** A board of the event, with the names and the links of its two seats. */
export type Board = {
  readonly number: number
  readonly id: string
  readonly names: ByColour<string>
  readonly tokens: ByColour<string>
}

/** What players were told of the end of each board: who won, or null for a draw. */
export type Books = Map<number, Colour | null>

/** Reads the boards from the players' own pages, once all games of the event exist. */
export const boardsOf = async (
  world: EventWorld,
  id: string,
  entrants: readonly Entrant[],
): Promise<readonly Board[]> => {
  const count = entrants.length * (entrants.length - 1)
  const shown = await shownEvent(world, id)
  if (shown.boards.length !== count) throw new Error(`there are ${shown.boards.length} boards, not ${count}`)
  const nameOf = (player: number): string => shown.players.find(({ number }) => number === player)?.name ?? ''
  const seats = new Map<string, string>()
  for (const { token } of entrants) {
    const { you } = await shownEvent(world, id, token)
    for (const { board, seat, token: own } of you?.boards ?? []) seats.set(`${board} ${seat}`, own)
  }
  return shown.boards.map(({ number, game, black, white }) => ({
    number,
    id: game,
    names: { black: nameOf(black), white: nameOf(white) },
    tokens: { black: seats.get(`${number} black`) ?? '', white: seats.get(`${number} white`) ?? '' },
  }))
}

/** After so many half-moves a game that goes on is agreed drawn. */
const LONGEST = 240

/** Ends a running game by agreement or by resigning, and returns who won. */
const settle = async (world: EventWorld, { tokens }: Board, view: GameView): Promise<GameView> => {
  const by = view.turn ?? 'black'
  if (view.ply < LONGEST && world.dice.chance(0.6))
    return act(world, { view, tokens }, world.dice.chance(0.5) ? by : otherColour(by), 'resign')
  const offered = await act(world, { view, tokens }, by, 'offer-draw')
  return act(world, { view: offered, tokens }, otherColour(by), 'accept-draw')
}

export const noteEnd = (books: Books, { number }: Board, { status, result }: GameView): void => {
  if (status !== 'finished' || !result) throw new Error(`board ${number} has not ended: ${status}`)
  books.set(number, result.winner)
}

/** Plays a board by the API: random moves until a ply, and then to its end by resigning or agreement. */
export const playBoard = async (world: EventWorld, board: Board, until: number, books: Books): Promise<void> => {
  const { tokens } = board
  let view = await fetchView(world, board.id)
  while (view.status === 'active' && view.ply < until) view = await playMove(world, { view, tokens })
  noteEnd(books, board, view.status === 'active' ? await settle(world, board, view) : view)
}

/** Returns a number of half-moves to play: every third game is played out. */
export const lengthOf = ({ dice }: EventWorld, isWhole: boolean): number =>
  isWhole && dice.chance(1 / 3) ? LONGEST : 3 + dice.whole(isWhole ? 20 : 5)

/** Waits until a move is stored that somebody made elsewhere than by the API, and takes it for acknowledged. */
const isStored = async (world: EventWorld, { id }: Board, ply: number, move: string): Promise<boolean> => {
  const view = await fetchView(world, id)
  if (view.ply <= ply) return false
  world.ledger.moves.push({ game: id, ply, move })
  world.ledger.note()
  return true
}

/** Makes the next moves of a board on its page in a browser. A jump over several pieces is left to the API. */
export const playOnPage = async (world: EventWorld, context: BrowserContext, board: Board, moves: number) => {
  const player = await visitor(context)
  // A script that a kill has cut off shows nothing more.
  player.page.setDefaultTimeout(4000)
  let made = 0
  while (made < moves) {
    const view = await fetchView(world, board.id)
    const move = view.legalMoves.find((each) => each.split(/[-x]/).length === 2)
    if (view.turn === null || move === undefined) return made
    const link = `${await world.phoenix.base()}/p/${board.tokens[view.turn]}`
    // A press that was cut off is made again, unless it was stored.
    const isPlayed = await playTurn(player, link, move).then(
      () => true,
      () => false,
    )
    if (!isPlayed) await wait(100)
    if (await isStored(world, board, view.ply, move)) made += 1
  }
  await player.page.close()
  return made
}
