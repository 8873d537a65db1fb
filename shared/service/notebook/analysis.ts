import { boardMoment } from '../../api/views/board-moment.ts'
import { ruleSetOf } from '../../draughts/index.ts'
import { type Game, playerOf } from '../../game/model/game.ts'
import type { Refusal } from '../../game/model/refusals.ts'
import { type AnalysisFault, analysisStartFrom } from '../../game/board/analysis-tree.ts'
import { readAnalysis, writeAnalysis } from '../../game/board/analysis-text.ts'
import type { Instant, Seat } from '../../game/model/words.ts'
import { analysisEntry } from './entry-names.ts'
import type { GameId } from '../ports/games.ts'
import type { NotebookReader, NotebookStore } from '../ports/notebook.ts'

/**
 * Analysis lines that a player saved. `ply`: the number of half-moves to the position where they begin. `tree`: the
 * lines as text.
 */
export type AnalysisLines = { readonly ply: number; readonly tree: string }

/** Only this module writes the stored text, so text that cannot be read is damaged. */
const readLines = (text: string): AnalysisLines => {
  const value: unknown = JSON.parse(text)
  if (
    typeof value === 'object' &&
    value !== null &&
    'ply' in value &&
    'tree' in value &&
    typeof value.ply === 'number' &&
    typeof value.tree === 'string'
  )
    return { ply: value.ply, tree: value.tree }
  throw new Error('stored lines do not read')
}

/** Returns the saved lines of a seat, to be shown to that seat alone. */
export const loadAnalysis = async (
  notebook: NotebookReader,
  id: GameId,
  game: Game,
  seat: Seat,
): Promise<AnalysisLines | undefined> => {
  const player = playerOf(game, seat)
  const text = player && (await notebook.load(id, analysisEntry(player.contact)))
  return text === undefined ? undefined : readLines(text)
}

const refused = (game: Game, fault: AnalysisFault | undefined): Refusal => {
  if (fault?.kind === 'too-long') return { code: 'too-long' }
  const { reason = 'unreadable', article } = fault?.kind === 'illegal' ? fault : {}
  return { code: 'illegal-move', reason, article: article ?? ruleSetOf(game.terms.rules).articles[reason] }
}

/** Checks lines before they are saved, and writes each move in canonical notation. */
export const checkAnalysis = (game: Game, { ply, tree }: AnalysisLines): AnalysisLines | Refusal => {
  const moment = boardMoment(game, ply)
  const read = moment && readAnalysis(analysisStartFrom({ rules: game.terms.rules, fen: moment.fen }), tree)
  return read && !read.fault ? { ply, tree: writeAnalysis(read.tree) } : refused(game, read?.fault)
}

type Saving = { readonly id: GameId; readonly game: Game; readonly seat: Seat; readonly until: Instant | undefined }

/** Saves the lines of a seat's analysis as a notebook page. If there are none, the page is removed. */
export const saveAnalysis = async (
  notebook: NotebookStore,
  { id, game, seat, until }: Saving,
  lines: AnalysisLines,
): Promise<void> => {
  const player = playerOf(game, seat)
  if (!player) return
  const name = analysisEntry(player.contact)
  await (lines.tree === '' ? notebook.remove(id, name) : notebook.save(id, name, JSON.stringify(lines), until))
}
