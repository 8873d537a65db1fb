import type { Instant } from '../../shared/game/model/words.ts'
import type { GameId } from '../../shared/service/ports/games.ts'

/** A timer of a game. `at` is a whole minute, as EventBridge Scheduler has no finer ones. */
export type TimerSchedule = { readonly name: string; readonly game: GameId; readonly at: Instant }
