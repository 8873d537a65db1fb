import type { OutsideWorld } from '../outside.ts'
import type { RehearsedStage } from '../cloud.ts'
import type { RunTool } from '../tools.ts'

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
