import {
  type Colour,
  type Position,
  type RuleSet,
  type Square,
  otherColour,
  piecesOf,
  ruleSetOf,
} from '../draughts/index.ts'
import { clockRemark, elapsedRemark, hours } from '../draughts/pdn/pdn-game.ts'
import { type GameScore, inRuleNotation, writeGameScore } from '../draughts/pdn/write-pdn.ts'
import { openingPlies } from '../game/board/move-number.ts'
import type { Game, Play, BoardHistory } from '../game/model/game.ts'
import { LISTED_TERMS, LISTED_TERM_NAMES, type ListedTerms } from '../game/model/listed-terms.ts'
import { type ByColour, type Instant, SECOND } from '../game/model/words.ts'
import { positionHistory } from './boards.ts'
import type { MoveHistory, TimedMove } from './move-history.ts'
import { timeControl } from './time-control.ts'

const squaresOf = (rules: RuleSet, { position }: BoardHistory, side: Position['turn']): readonly Square[] =>
  piecesOf(rules, position).flatMap(([square, { colour }]) => (colour === side ? [square] : []))

/**
 * Returns the squares of the moving side whose pieces were huffed right after this move: they are already missing from
 * the board `after` it.
 */
const huffedAfter = (rules: RuleSet, text: string, before: BoardHistory, after: BoardHistory): readonly Square[] => {
  const squares = (text.match(/\d+/g) ?? []).map(Number)
  const [from, to] = [squares[0], squares.at(-1)]
  const side = before.position.turn
  const remaining = squaresOf(rules, after, side)
  return squaresOf(rules, before, side)
    .map((square) => (square === from ? (to ?? square) : square))
    .filter((square) => !remaining.includes(square))
}

const movesOf = (rules: RuleSet, play: Play): GameScore['moves'] => {
  const boards = rules.duty === 'may' ? positionHistory(play) : []
  return play.moves.map((text, ply) => {
    const [before, after] = [boards[ply], boards[ply + 1]]
    const huffed = before && after ? huffedAfter(rules, text, before, after) : []
    return { text, remarks: huffed.map((square) => inRuleNotation(rules, `huffed ${square}`)) }
  })
}

const seconds = ({ white, black }: ByColour<number>): ByColour<number> => ({
  white: white / SECOND,
  black: black / SECOND,
})

const isOver = ({ status }: Game): boolean => status !== 'open' && status !== 'active'

/** Returns the moves with comments: the time that each took and, with a clock, the reserves of both sides. */
const timedMoves = (
  rules: RuleSet,
  game: Game,
  { startPosition, moves: all }: Play,
  moves: readonly TimedMove[],
): GameScore['moves'] =>
  moves.map(({ text, elapsed, reserves, remarks }, ply) => {
    const isLast = ply === all.length - 1
    const next = ply % 2 === 0 ? otherColour(startPosition.turn) : startPosition.turn
    const running = isLast && isOver(game) ? undefined : next
    const clock = game.terms.clock === 'unlimited' ? [] : [clockRemark(seconds(reserves), running)]
    const time = [elapsedRemark(elapsed / SECOND), ...clock].join(' ')
    return { text, remarks: [time, ...remarks.map((each) => inRuleNotation(rules, each))] }
  })

/** Returns the day of an instant in UTC, as PDN writes dates. */
export const pdnDate = (at: Instant): string => new Date(at).toISOString().slice(0, 10).replaceAll('-', '.')

/** Returns the tags that say when a game began, which it did with its first move. */
const startTags = ({ movedAt, turnStartedAt }: Play): GameScore['tags'] => {
  const at = movedAt[0] ?? turnStartedAt
  const date = pdnDate(at)
  return [
    ['Date', date],
    ['UTCDate', date],
    ['UTCTime', new Date(at).toISOString().slice(11, 19)],
  ]
}

/** Returns the tags with the time that each side has used, which PDN states once the game is over. */
const usedTags = ({ used }: MoveHistory): GameScore['tags'] => {
  const { white, black } = seconds(used)
  return [
    ['WhiteTime', hours(white)],
    ['BlackTime', hours(black)],
  ]
}

/** How PDN writes an unknown value. */
const UNKNOWN = '?'

const listedTermTags = (terms: ListedTerms): GameScore['tags'] =>
  LISTED_TERM_NAMES.flatMap((name) => {
    const value = terms[name]
    return value === undefined ? [] : [[LISTED_TERMS[name].tag, String(value)]]
  })

/** Returns the tags that tell programs from people, if a player has said to be a program. Of others nobody knows. */
const programTags = ({ creator }: Game, { opponent, creatorColour }: Play): GameScore['tags'] => {
  const bots = { creator: creator.bot, opponent: opponent.bot }
  const tag = (name: string, colour: Colour): GameScore['tags'] =>
    bots[colour === creatorColour ? 'creator' : 'opponent'] ? [[name, 'program']] : []
  return [...tag('WhiteType', 'white'), ...tag('BlackType', 'black')]
}

/** Returns the tag that says who called a game off. Without an arbiter, whoever runs the service did. */
const terminationTags = (game: Game): GameScore['tags'] =>
  game.status === 'aborted' && game.by === 'arbiter'
    ? [['Termination', `called off by the ${game.arbiter ? 'arbiter' : 'organizer'}`]]
    : []

/** Returns the result that is written: an official's or, once the whole game is written, its own. */
const resultOf = (game: Game, isWhole: boolean, verdict: GamePdnOptions['verdict']): GameScore['result'] => {
  if (verdict) return verdict.winner === undefined ? undefined : { winner: verdict.winner }
  return game.status === 'finished' && isWhole ? { winner: game.result.winner } : undefined
}

/** What a game's PDN has besides its moves. */
export type GamePdnOptions = {
  readonly names: ByColour<string>
  readonly url: string
  /** Tags in addition to the usual ones. */
  readonly tags?: GameScore['tags']
  /** The history from the log. It adds times, and what was taken back. */
  readonly history?: MoveHistory
  /** How many half-moves are written; all of them if left out. */
  readonly ply?: number
  /** What an official has decided about the game, which stands above its own end. Undefined winner: it does not count. */
  readonly verdict?: { readonly winner: Colour | null | undefined }
}

/** Writes a game as PDN, as far as it has been played. */
export const writeGamePdn = (
  game: Game,
  play: Play,
  { names, url, tags = [], history, ply, verdict }: GamePdnOptions,
): string => {
  const rules = ruleSetOf(game.terms.rules)
  const upTo = ply ?? play.moves.length
  const isWhole = upTo >= play.moves.length
  const moves = history
    ? timedMoves(rules, game, play, history.moves.slice(0, upTo))
    : movesOf(rules, play).slice(0, upTo)
  return writeGameScore({
    rules: rules.id,
    tags: [
      // Programs that split a file into games look for this tag.
      ...(tags.some(([name]) => name === 'Event') ? [] : [['Event', UNKNOWN] as const]),
      ['Site', url],
      ...startTags(play),
      ['White', names.white || UNKNOWN],
      ['Black', names.black || UNKNOWN],
      ...programTags(game, play),
      ...(isWhole && !verdict ? terminationTags(game) : []),
      ...tags,
      ['TimeControl', timeControl(game.terms.clock)],
      ...(history && isWhole && isOver(game) ? usedTags(history) : []),
      ['PlyCount', `${moves.length}`],
      ...listedTermTags(game.terms),
    ],
    start: play.startPosition,
    before: openingPlies(game.terms),
    result: resultOf(game, isWhole, verdict),
    remarks: (history?.before ?? []).map((each) => inRuleNotation(rules, each)),
    moves,
  })
}
