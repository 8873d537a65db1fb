import type { Instant } from '../../shared/game/model/words.ts'
import { CommandMisuse, escapeInvisible } from './run-tool.ts'
import { type WalkNotes, type SegmentPosition, type Counts, openWalkNotes } from './walk-notes.ts'
import { type WalkRate, walkRate } from './walk-rate.ts'
import { type ProgressOptions, reportProgress } from './progress.ts'

/** A page of items. `next` is the `after` of the next page, undefined at the end. A page may be empty. */
export type WalkPage<T> = { readonly items: readonly T[]; readonly next: string | undefined }

/** All items in segments, which are walked concurrently, each in order. */
export type Segments<T> = {
  /** Returns the full name of the table or folder, so that notes are never used for another one. */
  readonly name: () => Promise<string>
  readonly count: number
  readonly page: (segment: number, after: string | undefined, limit: number) => Promise<WalkPage<T>>
}

export const mapSegments = <T, U>(segments: Segments<T>, to: (item: T) => U): Segments<U> => ({
  ...segments,
  page: async (segment, after, limit) => {
    const { items, next } = await segments.page(segment, after, limit)
    return { items: items.map(to), next }
  },
})

type Part = { readonly number: number; readonly of: number }

export type WalkOptions = ProgressOptions & {
  /** The most games a second. */
  readonly rate?: number
  /** The notes file of a walk that may have been interrupted. */
  readonly resume?: string
  /** The number of this process among `of` processes; each of them walks every `of`-th segment. */
  readonly part?: Part
  readonly now?: () => Instant
}

/** The `parseArgs` options of every command that walks. */
export const WALK_OPTIONS = { rate: { type: 'string' }, resume: { type: 'string' }, part: { type: 'string' } } as const

export const WALK_USAGE = `  -- --rate N         at most N games a second, so that a live table is not starved
  -- --resume FILE    notes in FILE how far it is; the same command goes on from there after a kill,
                      within 24 hours
  -- --part 2/4       the second of four processes, each with its part of the games: one for each processor`

type Asked = {
  readonly rate?: string | undefined
  readonly resume?: string | undefined
  readonly part?: string | undefined
}

/** The most processes that can share a walk, because a table has this many segments. */
const PARTS = 50

const partOf = (part: string): Part => {
  const [, number = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(part) ?? []).map(Number)
  if (number < 1 || number > of || of > PARTS) throw new CommandMisuse(`--part must be such as 2/4, not '${part}'`)
  return { number, of }
}

export const parseWalkOptions = ({ rate, resume, part }: Asked): WalkOptions => {
  if (rate !== undefined && !/^[1-9]\d{0,6}$/.test(rate))
    throw new CommandMisuse(`--rate must be a whole number of games a second, not '${rate}'`)
  if (resume === '') throw new CommandMisuse('--resume must name a file')
  return {
    ...(rate !== undefined && { rate: Number(rate) }),
    ...(resume !== undefined && { resume }),
    ...(part !== undefined && { part: partOf(part) }),
    say: (line) => console.error(escapeInvisible(line)),
  }
}

/** The most games in a page. A page that a kill interrupts is repeated as a whole. */
const PAGE = 250

/** Returns whether this process walks the segment. */
const isOwn = ({ part }: WalkOptions, segment: number): boolean => !part || segment % part.of === part.number - 1

const endedOf = ({ state: { places } }: WalkNotes, walking: WalkOptions): string => {
  const ownSegments = places.filter((_, segment) => isOwn(walking, segment))
  return `${ownSegments.filter((position) => position === true).length} of ${ownSegments.length} segments ended; `
}

const nameOf = (task: string, { part }: WalkOptions): string =>
  part ? `${task} --part ${part.number}/${part.of}` : task

const paged = async <T>(
  segments: Segments<T>,
  pace: WalkRate,
  segment: number,
  after: string | undefined,
): Promise<WalkPage<T>> => {
  const limit = Math.min(PAGE, pace.burst)
  await pace.take(limit)
  const page = await segments.page(segment, after, limit)
  pace.giveBack(limit - page.items.length)
  return page
}

/** The result of a walk. `begun`: when it began, which was in an earlier run if it went on from notes. */
export type WalkResult = { readonly tally: Counts; readonly begun: Instant }

/**
 * Processes every page of the segments of this process, several segments at once. A page is noted when its work is
 * done; after a kill, pages that are not noted are repeated, so the work must be repeatable. If some work fails, this
 * rejects with the first error when no segment works any more, and the notes stay.
 */
export const walkSince = async <T>(
  segments: Segments<T>,
  task: string,
  walking: WalkOptions,
  work: (items: readonly T[]) => Promise<Counts>,
): Promise<WalkResult> => {
  const name = `${nameOf(task, walking)} of ${await segments.name()}`
  const notes = openWalkNotes(walking.resume, {
    task: name,
    segments: segments.count,
    now: (walking.now ?? Date.now)(),
  })
  const { begun } = notes.state
  if (notes.isResumed)
    walking.say(`goes on from notes of ${new Date(begun).toISOString()}, ${notes.state.done} games done then`)
  const pace = walkRate(walking.rate)
  let done = 0
  const stopped = new AbortController()
  const walkOn = async (segment: number): Promise<void> => {
    let position: SegmentPosition = notes.state.places[segment] ?? null
    while (position !== true && !stopped.signal.aborted) {
      const { items, next } = await paged(segments, pace, segment, position ?? undefined)
      if (stopped.signal.aborted) return
      const tally = await work(items)
      done += items.length
      position = next ?? true
      notes.note(segment, position, items.length, tally)
    }
  }
  const { stop } = reportProgress(walking, '', {
    done: () => done,
    more: () => endedOf(notes, walking),
    tally: () => notes.state.tally,
  })
  const ownSegments = [...Array(segments.count).keys()].filter((segment) => isOwn(walking, segment))
  await Promise.all(ownSegments.map((segment) => walkOn(segment).catch((error: unknown) => stopped.abort(error))))
  stop()
  stopped.signal.throwIfAborted()
  notes.end()
  return { tally: notes.state.tally, begun }
}

export const walk = async <T>(
  segments: Segments<T>,
  task: string,
  walking: WalkOptions,
  work: (items: readonly T[]) => Promise<Counts>,
): Promise<Counts> => (await walkSince(segments, task, walking, work)).tally
