import type { OutsideWorld } from '../imitation/outside-world.ts'
import type { RehearsedStage } from '../imitation/deployed-stage.ts'
import type { RunTool } from './operator-tool.ts'

/** What a chapter works with. */
export type ChapterContext = {
  readonly cloud: RehearsedStage
  readonly world: OutsideWorld
  /** Runs an operator's command to its end. */
  readonly tool: RunTool
  readonly folder: string
}

/** A part of a rehearsal. Chapters are independent: if one fails, the others are still played. */
export type Chapter = { readonly name: string; readonly play: (stage: ChapterContext) => Promise<void> }

export const DAY_MS = 86_400_000
