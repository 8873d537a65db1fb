import { type Position, type RuleSheet, type Square, piecesOf, sheetOf } from '../draughts/index.ts'
import { type Score, writeScore } from '../draughts/pdn/write.ts'
import type { Game, Play, Standing } from '../game/game.ts'
import type { ByColour } from '../game/words.ts'

/** The board before the first move, and after each. */
const standingsOf = (play: Play): readonly Standing[] => {
  const standings: Standing[] = []
  for (let standing: Standing | undefined = play; standing; standing = standing.earlier) standings.push(standing)
  return standings.toReversed()
}

const squaresOf = (rules: RuleSheet, { position }: Standing, side: Position['turn']): readonly Square[] =>
  piecesOf(rules, position).flatMap(([square, { colour }]) => (colour === side ? [square] : []))

/** Pieces of the side that moved which are not where its move left them. */
const huffedAfter = (rules: RuleSheet, text: string, before: Standing, after: Standing): readonly Square[] => {
  const squares = (text.match(/\d+/g) ?? []).map(Number)
  const [from, to] = [squares[0], squares.at(-1)]
  const side = before.position.turn
  const left = squaresOf(rules, after, side)
  return squaresOf(rules, before, side)
    .map((square) => (square === from ? (to ?? square) : square))
    .filter((square) => !left.includes(square))
}

const movesOf = (rules: RuleSheet, play: Play): Score['moves'] => {
  const standings = rules.duty === 'may' ? standingsOf(play) : []
  return play.moves.map((text, ply) => {
    const [before, after] = [standings[ply], standings[ply + 1]]
    return { text, huffed: before && after ? huffedAfter(rules, text, before, after) : [] }
  })
}

const dateOf = (play: Play): string =>
  new Date(play.movedAt[0] ?? play.turnStartedAt).toISOString().slice(0, 10).replaceAll('-', '.')

/** By PDN, of a tag whose value is not known. */
const UNKNOWN = '?'

/** The game in PDN, as far as it was played. */
export const recordOf = (game: Game, play: Play, names: ByColour<string>, url: string): string => {
  const rules = sheetOf(game.terms.rules)
  return writeScore({
    rules: rules.id,
    tags: [
      ['Site', url],
      ['Date', dateOf(play)],
      ['White', names.white || UNKNOWN],
      ['Black', names.black || UNKNOWN],
    ],
    start: play.startPosition,
    result: game.status === 'finished' ? { winner: game.result.winner } : undefined,
    moves: movesOf(rules, play),
  })
}
