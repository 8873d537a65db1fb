import type { Instant } from '../shared/game/words.ts'
import { Misuse, printable } from './command.ts'
import { type Notes, type Place, type Tally, notesIn } from './notes.ts'
import { type Pace, paceOf } from './pace.ts'
import { type Telling, telling } from './progress.ts'

/** A page of items. `next` is the `after` of the next page, undefined at the end. A page may be empty. */
export type Page<T> = { readonly items: readonly T[]; readonly next: string | undefined }

/** All items in segments, which are walked concurrently, each in order. */
export type Segments<T> = {
  /** The full name of the table or folder, so that notes are never used for another one. */
  readonly name: () => Promise<string>
  readonly count: number
  readonly page: (segment: number, after: string | undefined, limit: number) => Promise<Page<T>>
}

export const mapped = <T, U>(segments: Segments<T>, to: (item: T) => U): Segments<U> => ({
  ...segments,
  page: async (segment, after, limit) => {
    const { items, next } = await segments.page(segment, after, limit)
    return { items: items.map(to), next }
  },
})

type Part = { readonly number: number; readonly of: number }

export type Walking = Telling & {
  /** The most games a second. */
  readonly rate?: number
  /** The notes file of a walk that may have been interrupted. */
  readonly resume?: string
  /** The number of this process among several; each walks every so many-th segment. */
  readonly part?: Part
  readonly now?: () => Instant
}

/** The `parseArgs` options of every command that walks. */
export const WALKING = { rate: { type: 'string' }, resume: { type: 'string' }, part: { type: 'string' } } as const

export const WALKING_USAGE = `  -- --rate N         at most N games a second, so that a live table is not starved
  -- --resume FILE    notes in FILE how far it is; the same command goes on from there after a kill,
                      within 24 hours
  -- --part 2/4       the second of four processes, each with its part of the games: one for each processor`

type Asked = {
  readonly rate?: string | undefined
  readonly resume?: string | undefined
  readonly part?: string | undefined
}

/** The most processes, as a table has so many segments. */
const PARTS = 50

const partOf = (part: string): Part => {
  const [, number = 0, of = 0] = (/^(\d{1,2})\/(\d{1,2})$/.exec(part) ?? []).map(Number)
  if (number < 1 || number > of || of > PARTS) throw new Misuse(`--part must be such as 2/4, not '${part}'`)
  return { number, of }
}

export const walkingOf = ({ rate, resume, part }: Asked): Walking => {
  if (rate !== undefined && !/^[1-9]\d{0,6}$/.test(rate))
    throw new Misuse(`--rate must be a whole number of games a second, not '${rate}'`)
  if (resume === '') throw new Misuse('--resume must name a file')
  return {
    ...(rate !== undefined && { rate: Number(rate) }),
    ...(resume !== undefined && { resume }),
    ...(part !== undefined && { part: partOf(part) }),
    say: (line) => console.error(printable(line)),
  }
}

/** Games per page, which is what each segment repeats after a kill. */
const PAGE = 250

/** Whether this process walks the segment. */
const isOwn = ({ part }: Walking, segment: number): boolean => !part || segment % part.of === part.number - 1

const endedOf = ({ walked: { places } }: Notes, walking: Walking): string => {
  const ownSegments = places.filter((_, segment) => isOwn(walking, segment))
  return `${ownSegments.filter((position) => position === true).length} of ${ownSegments.length} segments ended; `
}

const nameOf = (task: string, { part }: Walking): string => (part ? `${task} --part ${part.number}/${part.of}` : task)

const paged = async <T>(
  segments: Segments<T>,
  pace: Pace,
  segment: number,
  after: string | undefined,
): Promise<Page<T>> => {
  const limit = Math.min(PAGE, pace.most)
  await pace.take(limit)
  const page = await segments.page(segment, after, limit)
  pace.giveBack(limit - page.items.length)
  return page
}

/** The result of a walk. `begun` is when its first run began, if notes were resumed. */
export type Walk = { readonly tally: Tally; readonly begun: Instant }

/**
 * Processes every page of every segment, segments concurrently. A page is noted when its work is done, and repeated
 * after a kill, so work must be repeatable. If work fails, rejects with the first error once no segment works any more;
 * the notes stay.
 */
export const walkSince = async <T>(
  segments: Segments<T>,
  task: string,
  walking: Walking,
  work: (items: readonly T[]) => Promise<Tally>,
): Promise<Walk> => {
  const name = `${nameOf(task, walking)} of ${await segments.name()}`
  const notes = notesIn(walking.resume, { task: name, segments: segments.count, now: (walking.now ?? Date.now)() })
  const { begun } = notes.walked
  if (notes.isOld)
    walking.say(`goes on from notes of ${new Date(begun).toISOString()}, ${notes.walked.done} games done then`)
  const pace = paceOf(walking.rate)
  let done = 0
  const stopped = new AbortController()
  const walkOn = async (segment: number): Promise<void> => {
    let position: Place = notes.walked.places[segment] ?? null
    while (position !== true && !stopped.signal.aborted) {
      const { items, next } = await paged(segments, pace, segment, position ?? undefined)
      if (stopped.signal.aborted) return
      const tally = await work(items)
      done += items.length
      position = next ?? true
      notes.note(segment, position, items.length, tally)
    }
  }
  const { stop } = telling(walking, '', {
    done: () => done,
    more: () => endedOf(notes, walking),
    tally: () => notes.walked.tally,
  })
  const ownSegments = [...Array(segments.count).keys()].filter((segment) => isOwn(walking, segment))
  await Promise.all(ownSegments.map((segment) => walkOn(segment).catch((error: unknown) => stopped.abort(error))))
  stop()
  stopped.signal.throwIfAborted()
  notes.end()
  return { tally: notes.walked.tally, begun }
}

export const walk = async <T>(
  segments: Segments<T>,
  task: string,
  walking: Walking,
  work: (items: readonly T[]) => Promise<Tally>,
): Promise<Tally> => (await walkSince(segments, task, walking, work)).tally
