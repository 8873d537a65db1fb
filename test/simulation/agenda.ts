import type { Instant } from '../../shared/game/model/words.ts'

export type Deed = () => Promise<void> | void

/** The events to come, on a virtual clock. Of two at the same instant, the one that was scheduled first runs first. */
export type Agenda = {
  readonly now: () => Instant
  readonly at: (at: Instant, deed: Deed) => void
  readonly in: (wait: number, deed: Deed) => void
  /** Runs the next event. Returns false if there is none, or none up to `until`. */
  readonly step: (until?: Instant) => Promise<boolean>
  readonly size: () => number
}

type Entry = { readonly at: Instant; readonly order: number; readonly deed: Deed }

const isBefore = (a: Entry, b: Entry): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)

const push = (heap: Entry[], entry: Entry): void => {
  let index = heap.push(entry) - 1
  while (index > 0) {
    const parent = (index - 1) >> 1
    const above = heap[parent]
    if (!above || !isBefore(entry, above)) break
    heap[index] = above
    index = parent
  }
  heap[index] = entry
}

const sink = (heap: Entry[], entry: Entry): void => {
  let index = 0
  for (;;) {
    const left = heap[2 * index + 1]
    const right = heap[2 * index + 2]
    const smaller = left && right ? (isBefore(left, right) ? left : right) : left
    if (!smaller || !isBefore(smaller, entry)) break
    heap[index] = smaller
    index = 2 * index + (smaller === left ? 1 : 2)
  }
  heap[index] = entry
}

const pop = (heap: Entry[]): Entry | undefined => {
  const first = heap[0]
  const last = heap.pop()
  if (first && last && first !== last) sink(heap, last)
  return first
}

export const agendaFrom = (start: Instant): Agenda => {
  const heap: Entry[] = []
  let now = start
  let order = 0
  const at = (when: Instant, deed: Deed): void => push(heap, { at: Math.max(when, now), order: order++, deed })
  return {
    now: () => now,
    at,
    in: (wait, deed) => at(now + wait, deed),
    step: async (until = Infinity) => {
      const first = heap[0]
      if (!first || first.at > until) return false
      pop(heap)
      now = first.at
      const running = first.deed()
      if (running) await running
      return true
    },
    size: () => heap.length,
  }
}
