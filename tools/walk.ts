import type { Instant } from '../shared/game/words.ts'
import { Misuse, printable } from './command.ts'
import { type Notes, type Place, type Tally, notesIn } from './notes.ts'
import { type Pace, paceOf } from './pace.ts'
import { type Telling, telling } from './progress.ts'

/** `after` of the next page; undefined at the end. A page may be empty. */
export type Page<T> = { readonly items: readonly T[]; readonly next: string | undefined }

/** All games in parts that are walked at once, each in order. */
export type Segments<T> = {
  /** The table or folder, with all that tells it from others of that name: notes are of this one alone. */
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
  /** Games a second. */
  readonly rate?: number
  /** The file of a walk that may have been cut off. */
  readonly resume?: string
  /** Of so many processes this one: it walks every so many-th segment. */
  readonly part?: Part
  readonly now?: () => Instant
}

/** Of `parseArgs`, for every tool that walks. */
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

/** As many as a table has segments. */
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

/** Games in a page: what a kill repeats in each segment. */
const PAGE = 250

/** Of this process. */
const isOwn = ({ part }: Walking, segment: number): boolean => !part || segment % part.of === part.number - 1

const endedOf = ({ walked: { places } }: Notes, walking: Walking): string => {
  const own = places.filter((_, segment) => isOwn(walking, segment))
  return `${own.filter((place) => place === true).length} of ${own.length} segments ended; `
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

/** `begun`: by the first run, where the notes go on. */
export type Walk = { readonly tally: Tally; readonly begun: Instant }

/**
 * Works on every page of every segment, segments at once. A page is noted when its work is done: after a kill it is
 * worked on again, so work must be repeatable. If work fails, rejects with the first failure once no segment works any
 * more; the notes stay.
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
  const over = new AbortController()
  const walkOn = async (segment: number): Promise<void> => {
    let place: Place = notes.walked.places[segment] ?? null
    while (place !== true && !over.signal.aborted) {
      const { items, next } = await paged(segments, pace, segment, place ?? undefined)
      if (over.signal.aborted) return
      const tally = await work(items)
      done += items.length
      place = next ?? true
      notes.note(segment, place, items.length, tally)
    }
  }
  const { stop } = telling(walking, '', {
    done: () => done,
    more: () => endedOf(notes, walking),
    tally: () => notes.walked.tally,
  })
  const own = [...Array(segments.count).keys()].filter((segment) => isOwn(walking, segment))
  await Promise.all(own.map((segment) => walkOn(segment).catch((error: unknown) => over.abort(error))))
  stop()
  over.signal.throwIfAborted()
  notes.end()
  return { tally: notes.walked.tally, begun }
}

export const walk = async <T>(
  segments: Segments<T>,
  task: string,
  walking: Walking,
  work: (items: readonly T[]) => Promise<Tally>,
): Promise<Tally> => (await walkSince(segments, task, walking, work)).tally
