import type { World } from '../outside.ts'
import type { Cloud } from '../cloud.ts'
import type { Tool } from '../tools.ts'

/** What a chapter works with. */
export type Stage = {
  readonly cloud: Cloud
  readonly world: World
  /** Runs an operator's command to its end. */
  readonly tool: Tool
  readonly folder: string
}

/** A part of a rehearsal. Chapters are independent: if one fails, the others are still played. */
export type Chapter = { readonly name: string; readonly play: (stage: Stage) => Promise<void> }

export const DAY = 86_400_000
