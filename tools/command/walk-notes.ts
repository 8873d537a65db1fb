import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { errorCode, errorReason } from '../../local/machine/start-fault.ts'
import { DAY, type Duration, HOUR, type Instant, SECOND } from '../../shared/game/model/words.ts'
import { CommandMisuse } from './run-tool.ts'

/** The counts of a command, by name. */
export type Counts = Readonly<Record<string, number>>

export const addCounts = (one: Counts, other: Counts): Counts => {
  const sum: Record<string, number> = { ...one }
  for (const [name, count] of Object.entries(other)) sum[name] = (sum[name] ?? 0) + count
  return sum
}

/** How far the walk of a segment is: `null` before it begins, the id of the last game done, or `true` at its end. */
export type SegmentPosition = null | string | true

/**
 * The content of a notes file: how far a walk is. Positions and counts must agree, so the file is replaced as a whole.
 */
export type WalkState = {
  readonly task: string
  /** The instant when the first run began. */
  readonly begun: Instant
  /** Games that are done. */
  readonly done: number
  readonly places: readonly SegmentPosition[]
  readonly tally: Counts
}

export type WalkNotes = {
  readonly state: WalkState
  /** True if an earlier run wrote the notes. */
  readonly isResumed: boolean
  readonly note: (segment: number, place: SegmentPosition, games: number, tally: Counts) => void
  /** Deletes the file, so that the next walk begins at the start. */
  readonly end: () => void
}

/** How often the file is written. After a kill, the work since the last write is repeated. */
const WRITE_INTERVAL: Duration = SECOND

/** Notes may be used for this long after the first run began, because games that the walk has passed change later. */
const LONGEST_AGE: Duration = DAY

/** The longest partition key of DynamoDB in bytes. */
const LONGEST_KEY = 2048

/** The last instant that a `Date` can hold. */
const END_OF_TIME: Instant = 8.64e15

const COUNT = z.int().check(z.nonnegative())

const WALKED = z.strictObject({
  task: z.string(),
  begun: COUNT.check(z.lte(END_OF_TIME)),
  done: COUNT,
  places: z.array(z.nullable(z.union([z.literal(true), z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY))]))),
  tally: z.record(z.string().check(z.regex(/^[a-z-]+$/)), COUNT),
})

const textIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new CommandMisuse(`--resume ${file} cannot be read: ${errorReason(error)}`)
  }
}

const parsed = (text: string): WalkState | undefined => {
  try {
    return WALKED.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The walk that is about to run. */
export type WalkTask = { readonly task: string; readonly segments: number; readonly now: Instant }

const earlierIn = (file: string, { task, segments, now }: WalkTask): WalkState | undefined => {
  const text = textIn(file)
  if (text === undefined) return undefined
  const before = parsed(text)
  if (!before) throw new CommandMisuse(`--resume ${file} has no notes of a walk`)
  if (before.task !== task) throw new CommandMisuse(`--resume ${file} has the notes of another walk: ${before.task}`)
  if (before.places.length !== segments) throw new CommandMisuse(`--resume ${file} has no notes of a walk`)
  if (before.begun > now || now - before.begun > LONGEST_AGE)
    throw new CommandMisuse(
      `--resume ${file} has notes of a walk that began at ${new Date(before.begun).toISOString()}, not within the last ${LONGEST_AGE / HOUR} hours: delete it to begin again`,
    )
  return before
}

/**
 * Replaces the file by renaming a new file with a random name, so that a symbolic link that somebody prepared is not
 * followed.
 */
const replace = (file: string, walked: WalkState): void => {
  const temporary = `${file}.${randomUUID()}`
  try {
    writeFileSync(temporary, JSON.stringify(walked), { flush: true, flag: 'wx' })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/** Writes the file before any work, so that a wrong path is reported at once, by a sentence. */
const replaceFirst = (file: string, walked: WalkState): void => {
  try {
    replace(file, walked)
  } catch (error) {
    throw new CommandMisuse(`--resume ${file} cannot be written: ${errorReason(error)}`)
  }
}

/**
 * Opens the notes of a walk. If no file is named, they are only in memory. `task` names the command and its options, so
 * that notes are not used for another walk.
 */
export const openWalkNotes = (file: string | undefined, walk: WalkTask): WalkNotes => {
  const { task, segments, now } = walk
  const earlier = file === undefined ? undefined : earlierIn(file, walk)
  const places = Array.from({ length: segments }, () => null)
  let walked: WalkState = earlier ?? { task, begun: now, done: 0, places, tally: {} }
  let written = Number.NEGATIVE_INFINITY
  if (file !== undefined) replaceFirst(file, walked)
  return {
    get state() {
      return walked
    },
    isResumed: earlier !== undefined,
    note: (segment, place, games, tally) => {
      const done = walked.done + games
      walked = { ...walked, done, places: walked.places.with(segment, place), tally: addCounts(walked.tally, tally) }
      if (file === undefined || performance.now() - written < WRITE_INTERVAL) return
      replace(file, walked)
      written = performance.now()
    },
    end: () => {
      if (file !== undefined) rmSync(file, { force: true })
    },
  }
}
