import { type Duration, SECOND } from '../shared/game/words.ts'
import { Misuse } from './command.ts'
import { type Notes, type Place, type Tally, notesIn } from './notes.ts'
import { type Pace, paceOf } from './pace.ts'

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

export type Walking = {
  /** Games a second. */
  readonly rate?: number
  /** The file of a walk that may have been cut off. */
  readonly resume?: string
  /** Says how far it is. */
  readonly say: (line: string) => void
  readonly every?: Duration
}

/** Of `parseArgs`, for every tool that walks. */
export const WALKING = { rate: { type: 'string' }, resume: { type: 'string' } } as const

export const WALKING_USAGE = `  -- --rate N         at most N games a second, so that a live table is not starved
  -- --resume FILE    notes in FILE how far it is; the same command goes on from there after a kill`

type Asked = { readonly rate?: string | undefined; readonly resume?: string | undefined }

export const walkingOf = ({ rate, resume }: Asked): Walking => {
  if (rate !== undefined && !/^[1-9]\d{0,6}$/.test(rate))
    throw new Misuse(`--rate must be a whole number of games a second, not '${rate}'`)
  return {
    ...(rate !== undefined && { rate: Number(rate) }),
    ...(resume !== undefined && { resume }),
    say: (line) => console.error(line),
  }
}

/** Games in a page: what a kill repeats in each segment. */
const PAGE = 250

const EVERY: Duration = 10 * SECOND

const written = (tally: Tally): string =>
  Object.entries(tally)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')

const telling = (notes: Notes, { say, every = EVERY }: Walking, done: () => number): { readonly stop: () => void } => {
  const begun = performance.now()
  const tell = (): void => {
    const rate = Math.round((done() * SECOND) / (performance.now() - begun))
    const { places, tally } = notes.walked
    const ended = places.filter((place) => place === true).length
    say(`${done()} games, ${rate} a second; ${ended} of ${places.length} segments ended; in all: ${written(tally)}`)
  }
  const timer = setInterval(tell, every).unref()
  return { stop: () => clearInterval(timer) }
}

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

/**
 * Works on every page of every segment, segments at once. A page is noted when its work is done: after a kill it is
 * worked on again, so work must be repeatable. Rejects if work does; the notes stay.
 */
export const walk = async <T>(
  segments: Segments<T>,
  task: string,
  walking: Walking,
  work: (items: readonly T[]) => Promise<Tally>,
): Promise<Tally> => {
  const notes = notesIn(walking.resume, `${task} of ${await segments.name()}`, segments.count)
  const pace = paceOf(walking.rate)
  let done = 0
  const over = new AbortController()
  const walkOn = async (segment: number): Promise<void> => {
    let place: Place = notes.walked.places[segment] ?? null
    while (place !== true && !over.signal.aborted) {
      const { items, next } = await paged(segments, pace, segment, place ?? undefined)
      const tally = await work(items)
      done += items.length
      place = next ?? true
      notes.note(segment, place, tally)
    }
  }
  const { stop } = telling(notes, walking, () => done)
  try {
    await Promise.all(Array.from({ length: segments.count }, (_, segment) => walkOn(segment)))
  } finally {
    over.abort()
    stop()
  }
  notes.end()
  return notes.walked.tally
}
