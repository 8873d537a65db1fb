import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { codeOf } from '../local/fault.ts'
import { type Duration, SECOND } from '../shared/game/words.ts'
import { Misuse } from './command.ts'

/** Counts of a tool, by name. */
export type Tally = Readonly<Record<string, number>>

export const sumOf = (one: Tally, other: Tally): Tally => {
  const sum: Record<string, number> = { ...one }
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count
  return sum
}

/** How far each segment is: not begun, after a game, at its end. */
export type Place = null | string | true

/** Places and counts belong together: one file, replaced as a whole. */
export type Walked = { readonly task: string; readonly places: readonly Place[]; readonly tally: Tally }

export type Notes = {
  readonly walked: Walked
  readonly note: (segment: number, place: Place, tally: Tally) => void
  /** The file goes: the next walk begins at the start. */
  readonly end: () => void
}

/** What is done since is done again after a kill. */
const OFTEN: Duration = SECOND

const isWalked = (value: unknown): value is Walked =>
  typeof value === 'object' && value !== null && 'task' in value && 'places' in value && 'tally' in value

const readFrom = (file: string): Walked | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (isWalked(value)) return value
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
  }
  throw new Misuse(`--resume ${file} has no notes of a walk`)
}

const begunFrom = (file: string | undefined, task: string, segments: number): Walked => {
  const before = file === undefined ? undefined : readFrom(file)
  if (before && (before.task !== task || before.places.length !== segments))
    throw new Misuse(`--resume ${file} has the notes of another walk: ${before.task}`)
  return before ?? { task, places: Array.from({ length: segments }, () => null), tally: {} }
}

const replace = (file: string, walked: Walked): void => {
  writeFileSync(`${file}.new`, JSON.stringify(walked), { flush: true })
  renameSync(`${file}.new`, file)
}

/** `task` names the tool and what it was asked, so that notes are not used for something else. */
export const notesIn = (file: string | undefined, task: string, segments: number): Notes => {
  let walked = begunFrom(file, task, segments)
  let written = 0
  return {
    get walked() {
      return walked
    },
    note: (segment, place, tally) => {
      walked = { task, places: walked.places.with(segment, place), tally: sumOf(walked.tally, tally) }
      if (file === undefined || performance.now() - written < OFTEN) return
      replace(file, walked)
      written = performance.now()
    },
    end: () => {
      if (file !== undefined) rmSync(file, { force: true })
    },
  }
}
