import { type GameItem, packGame, isSameItem, unpackGame } from '../../functions/codec/game-item.ts'
import { makeFen, ruleSetOf } from '../../shared/draughts/index.ts'
import { timerOf } from '../../shared/game/time/timer.ts'
import { deadlineOf, timeoutAt } from '../../shared/game/time/clock.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import { type Game, type Play, playOf } from '../../shared/game/model/game.ts'
import { openingPosition } from '../../shared/game/board/opening-position.ts'
import { remindersAhead } from '../../shared/game/time/reminders.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { type LoggedStep, logSteps } from '../../shared/service/games/log-steps.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import {
  type ReplayClock,
  advanceClock,
  replayClockFrom,
  replayDeadline,
} from '../../shared/record/evidence/replay-clock.ts'
import type { ReplayTurn } from '../../shared/record/evidence/replay-turn.ts'
import { checkTournament } from './check-tournament.ts'
import { type ReplayBoard, replayBoardFrom, replayEvent } from './replay-board.ts'
import type { CopiedGame } from './game-copy.ts'

export type CheckResult = {
  /** `tournament`: it is no game, but a tournament in the same table. */
  readonly status: Game['status'] | 'tournament' | 'unreadable'
  readonly steps: number
  readonly moves: number
  readonly differences: readonly string[]
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const instant = (at: number | undefined): string => (at === undefined ? 'none' : new Date(at).toISOString())

const packedDifferences = (item: GameItem, stored: GameRecord): readonly string[] => {
  const again = packGame(item.p, stored)
  return isSameItem(again, item) && again.s === item.s ? [] : ['packs to an item other than the stored one']
}

/** Checks the version, which counts all steps, including those that were removed from the log. */
const versionDifferences = ({ version, last, log }: GameRecord): readonly string[] => {
  const step = logSteps(log).at(-1)
  const length = step?.events.length ?? 0
  const steps = step?.version ?? 0
  return [
    ...(version === steps ? [] : [`its version is ${version}, and its log has ${steps} steps`]),
    ...(last === length ? [] : [`its last step is said to have ${last} events, and has ${length}`]),
    ...(log[0]?.also ? ['its first event is marked as going on with a step'] : []),
  ]
}

/** Returns the states after each step, by the service's own `fold`. Throws on a step that cannot follow. */
const statesOf = (steps: readonly LoggedStep[]): readonly Game[] => {
  const states: Game[] = []
  for (const { version, events } of steps) {
    const game = fold(events, states.at(-1))
    if (!game) throw new Error(`step ${version} (${events.map(({ type }) => type).join(', ')}) does not follow`)
    states.push(game)
  }
  return states
}

/**
 * Returns every instant at which a game in this state may have needed a timer. All reminders of the turn are included,
 * because reminders that were sent may have been removed from the log.
 */
const timersOf = (game: Game): readonly (number | undefined)[] =>
  game.status === 'active'
    ? [
        ...remindersAhead({ ...game, play: { ...game.play, reminded: [] } }).map(({ at }) => at),
        timeoutAt(game.terms, game.play),
      ]
    : [timerOf(game)]

/**
 * Returns whether earlier timers cannot be recomputed. A player's choice of emails moves reminders; if the log has such
 * a choice, earlier choices may have been removed from it.
 */
const isUnknown = (log: readonly GameEvent[]): boolean =>
  log.some((event) => event.type === 'chose' && event.totals !== undefined)

/**
 * Checks the timer: it must be the next one that is needed, or an earlier timer that some state needed and that is due
 * after the last event.
 */
const dueDifferences = ({ due, log }: GameRecord, states: readonly Game[]): readonly string[] => {
  const game = states.at(-1)
  const next = game && timerOf(game)
  if (due === next) return []
  const last = log.reduce((latest, event) => Math.max(latest, 'at' in event ? event.at : 0), 0)
  const wasNext = isUnknown(log) || states.some((state) => timersOf(state).includes(due))
  const isEarly = due !== undefined && next !== undefined && due < next && due > last
  return wasNext && isEarly ? [] : [`its timer is ${instant(due)}, and the next one needed ${instant(next)}`]
}

/** Whose turn it is by the board, which the clock itself does not look at. */
const turnOf = ({ positions: [start], moves }: ReplayBoard): ReplayTurn => ({
  first: start?.turn ?? 'black',
  plies: moves.length,
})

type Replay = { readonly board: ReplayBoard; readonly reckoning: ReplayClock }

const beginReplay = (game: Game, event: Extract<GameEvent, { type: 'joined' }>): Replay => {
  const rules = ruleSetOf(game.terms.rules)
  const start = openingPosition(rules, game.terms.opening, event.ballot)
  if (!start) throw new Error('its opening is not a position of its rules')
  return {
    board: replayBoardFrom(rules, start),
    reckoning: replayClockFrom(game.terms, event.creatorColour, event.at),
  }
}

const replayOf = (game: Game, log: readonly GameEvent[]): Replay | undefined => {
  let replay: Replay | undefined
  for (const event of log) {
    if (event.type === 'joined') replay = beginReplay(game, event)
    else if (replay)
      replay = {
        board: replayEvent(replay.board, event),
        reckoning: advanceClock(replay.reckoning, turnOf(replay.board), event),
      }
  }
  return replay
}

const boardDifferences = ({ board }: Replay, play: Play): readonly string[] => {
  const position = board.positions.at(-1)
  const fen = position ? makeFen(board.rules, position) : 'none'
  const known = makeFen(board.rules, play.position)
  return [
    ...(fen === known ? [] : [`its moves lead to ${fen}, and its position is ${known}`]),
    ...(board.moves.join(' ') === play.moves.join(' ') ? [] : ['its moves are not those of its log']),
  ]
}

const clockDifferences = ({ board, reckoning }: Replay, game: Game, play: Play): readonly string[] => {
  const { left } = reckoning
  const deadline = game.status === 'active' ? deadlineOf(game.terms, play) : undefined
  const own = game.status === 'active' ? replayDeadline(reckoning, turnOf(board)) : undefined
  return [
    ...(['black', 'white'] as const)
      .filter((colour) => left[colour] !== play.left[colour])
      .map((colour) => `${colour} has ${play.left[colour]} ms in reserve, and its events leave ${left[colour]} ms`),
    ...(deadline === own ? [] : [`its deadline is ${instant(deadline)}, and its events give ${instant(own)}`]),
  ]
}

const replayed = (item: GameItem): CheckResult => {
  const stored = unpackGame(item)
  const differences = [...packedDifferences(item, stored), ...versionDifferences(stored)]
  const steps = logSteps(stored.log)
  const states = statesOf(steps)
  const game = states.at(-1)
  if (!game) throw new Error('its log is empty')
  const play = playOf(game)
  const replay = replayOf(game, stored.log)
  if (play && replay) differences.push(...boardDifferences(replay, play), ...clockDifferences(replay, game, play))
  differences.push(...dueDifferences(stored, states))
  return { status: game.status, steps: steps.length, moves: replay?.board.moves.length ?? 0, differences }
}

const checkedTournament = (item: GameItem): CheckResult => {
  const { steps, differences } = checkTournament(item)
  return { status: 'tournament', steps, moves: 0, differences }
}

export const checkItem = (item: GameItem): CheckResult => {
  try {
    return tournamentIdIn(item.p) === undefined ? replayed(item) : checkedTournament(item)
  } catch (error) {
    return { status: 'unreadable', steps: 0, moves: 0, differences: [reasonOf(error)] }
  }
}

export const checkFound = (found: CopiedGame): CheckResult =>
  'item' in found ? checkItem(found.item) : { status: 'unreadable', steps: 0, moves: 0, differences: [found.fault] }
