import { randomUUID } from 'node:crypto'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { codeOf, reasonOf } from '../local/fault.ts'
import { DAY, type Duration, HOUR, type Instant, SECOND } from '../shared/game/words.ts'
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
export type Walked = {
  readonly task: string
  /** Of the first run. */
  readonly begun: Instant
  /** Games. */
  readonly done: number
  readonly places: readonly Place[]
  readonly tally: Tally
}

export type Notes = {
  readonly walked: Walked
  /** Whether an earlier run made them. */
  readonly isOld: boolean
  readonly note: (segment: number, place: Place, games: number, tally: Tally) => void
  /** The file goes: the next walk begins at the start. */
  readonly end: () => void
}

/** What is done since is done again after a kill. */
const OFTEN: Duration = SECOND

/** Of notes, since they began: games that are behind a walk change meanwhile. */
const FRESH: Duration = DAY

/** Bytes of a key of DynamoDB. */
const LONGEST_KEY = 2048

/** A `Date` holds no more milliseconds. */
const LAST: Instant = 8.64e15

const COUNT = z.int().check(z.nonnegative())

const WALKED = z.strictObject({
  task: z.string(),
  begun: COUNT.check(z.lte(LAST)),
  done: COUNT,
  places: z.array(z.nullable(z.union([z.literal(true), z.string().check(z.minLength(1), z.maxLength(LONGEST_KEY))]))),
  tally: z.record(z.string().check(z.regex(/^[a-z-]+$/)), COUNT),
})

const textIn = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw new Misuse(`--resume ${file} cannot be read: ${reasonOf(error)}`)
  }
}

const parsed = (text: string): Walked | undefined => {
  try {
    return WALKED.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** What the walk is now. */
export type Task = { readonly task: string; readonly segments: number; readonly now: Instant }

const earlierIn = (file: string, { task, segments, now }: Task): Walked | undefined => {
  const text = textIn(file)
  if (text === undefined) return undefined
  const before = parsed(text)
  if (!before) throw new Misuse(`--resume ${file} has no notes of a walk`)
  if (before.task !== task) throw new Misuse(`--resume ${file} has the notes of another walk: ${before.task}`)
  if (before.places.length !== segments) throw new Misuse(`--resume ${file} has no notes of a walk`)
  if (before.begun > now || now - before.begun > FRESH)
    throw new Misuse(
      `--resume ${file} has notes of a walk that began at ${new Date(before.begun).toISOString()}, not within the last ${FRESH / HOUR} hours: delete it to begin again`,
    )
  return before
}

/** Under a name that no one can have prepared, so never through a link. */
const replace = (file: string, walked: Walked): void => {
  const fresh = `${file}.${randomUUID()}`
  try {
    writeFileSync(fresh, JSON.stringify(walked), { flush: true, flag: 'wx' })
    renameSync(fresh, file)
  } catch (error) {
    rmSync(fresh, { force: true })
    throw error
  }
}

/** Before any work. */
const replaceFirst = (file: string, walked: Walked): void => {
  try {
    replace(file, walked)
  } catch (error) {
    throw new Misuse(`--resume ${file} cannot be written: ${reasonOf(error)}`)
  }
}

/** `task` names the tool and what it was asked, so that notes are not used for something else. */
export const notesIn = (file: string | undefined, asked: Task): Notes => {
  const { task, segments, now } = asked
  const earlier = file === undefined ? undefined : earlierIn(file, asked)
  const places = Array.from({ length: segments }, () => null)
  let walked: Walked = earlier ?? { task, begun: now, done: 0, places, tally: {} }
  let written = Number.NEGATIVE_INFINITY
  if (file !== undefined) replaceFirst(file, walked)
  return {
    get walked() {
      return walked
    },
    isOld: earlier !== undefined,
    note: (segment, place, games, tally) => {
      const done = walked.done + games
      walked = { ...walked, done, places: walked.places.with(segment, place), tally: sumOf(walked.tally, tally) }
      if (file === undefined || performance.now() - written < OFTEN) return
      replace(file, walked)
      written = performance.now()
    },
    end: () => {
      if (file !== undefined) rmSync(file, { force: true })
    },
  }
}
