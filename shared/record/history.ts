import type { EventOf, GameEvent } from '../game/events.ts'
import { evolve } from '../game/evolve.ts'
import { type Game, type Play, playOf } from '../game/game.ts'
import type { ByColour, Duration, Instant } from '../game/words.ts'

/** `took`: since the turn's start. `left`: both reserves after it. */
export type Made = {
  readonly text: string
  readonly at: Instant
  readonly took: Duration
  readonly left: ByColour<Duration>
  /** Changes of the board before the next move, with square numbers. */
  readonly remarks: readonly string[]
}

export type History = {
  /** Before the first move. */
  readonly before: readonly string[]
  readonly moves: readonly Made[]
}

const EMPTY: History = { before: [], moves: [] }

const remarked = ({ before, moves }: History, remark: string): History => {
  const last = moves.at(-1)
  if (!last) return { before: [...before, remark], moves }
  return { before, moves: [...moves.slice(0, -1), { ...last, remarks: [...last.remarks, remark] }] }
}

const takenBack = ({ before, moves }: History, ply: number, why: string): History => {
  const gone = moves.slice(ply).map(({ text }) => text)
  return remarked({ before, moves: moves.slice(0, ply) }, `${why}: ${gone.join(' ')}`)
}

const withMove = (told: History, { move, at }: EventOf<'moved'>, was: Play | undefined, is: Play): History => {
  const made = { text: move, at, took: at - (was?.turnStartedAt ?? at), left: is.left, remarks: [] }
  return { ...told, moves: [...told.moves, made] }
}

const after = (told: History, event: GameEvent, was: Play | undefined, is: Play | undefined): History => {
  if (event.type === 'moved' && is) return withMove(told, event, was, is)
  if (event.type === 'taken-back') return takenBack(told, event.ply, 'taken back')
  if (event.type === 'enforced') return takenBack(told, told.moves.length - 1, 'taken back for the jump that was due')
  return event.type === 'huffed' ? remarked(told, `huffed ${event.square}`) : told
}

/** The log folds, as it was loaded. */
export const historyOf = (log: readonly GameEvent[]): History => {
  let told = EMPTY
  let game: Game | undefined
  for (const event of log) {
    const was: Game | undefined = game
    game = evolve(was, event)
    if (!game) return told
    told = after(told, event, was && playOf(was), playOf(game))
  }
  return told
}
