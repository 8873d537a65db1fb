import { type Instant, MINUTE } from '../../shared/game/words.ts'
import { type Redriven, redrive } from '../../shared/service/background/redrive.ts'
import { eachInLanes } from '../lanes.ts'
import { paceOf } from '../pace.ts'
import { telling } from '../progress.ts'
import { type Walking, walkSince } from '../walk.ts'
import type { Failed, Source } from './source.ts'

/** Beside the failed and the overdue. */
export type Wanted = { readonly games: readonly string[]; readonly all: boolean }

export type Report = { readonly redriven: number; readonly failed: number; readonly unknown: number }

type Say = (line: string) => void

/** A timer may be this late. */
const PATIENCE = 2 * MINUTE

const BATCH = 500

/**
 * Failed games stay at the index's head, so each query asks for more than is known. Games overdue meanwhile are their
 * timers'.
 */
async function* overdueIn({ ports, now }: Source): AsyncGenerator<string> {
  const until = now() - PATIENCE
  const known = new Set<string>()
  for (;;) {
    const ids = await ports.games.overdue(until, known.size + BATCH)
    const fresh = ids.filter((id) => !known.has(id))
    if (fresh.length === 0) return
    for (const id of fresh) known.add(id)
    yield* fresh
  }
}

const lineOf = (outcome: Redriven): string => {
  if (outcome.kind === 'gone') return 'no longer exists'
  if (outcome.kind === 'ordered') return 'all games of the order are made'
  const { moved, armed, letters, made } = outcome
  return [
    ...(moved ? ['overdue work done'] : []),
    armed === undefined ? 'over, no alarm' : `alarm armed for ${new Date(armed).toISOString()}`,
    `${letters} emails queued`,
    ...made.map((id) => `game ${id} made`),
  ].join(', ')
}

/** Of games, each once. */
type Count = { readonly redriven: number; readonly failed: number }

const countOf = (outcomes: readonly boolean[]): Count => {
  const redriven = outcomes.filter((isDone) => isDone).length
  return { redriven, failed: outcomes.length - redriven }
}

/** Once each. One failure stops no other. */
const redriver = ({ ports, now }: Source, say: Say) => {
  const begun = new Map<string, Promise<boolean>>()
  const outcomes: boolean[] = []
  const one = async (id: string): Promise<boolean> => {
    try {
      say(`${id}: ${lineOf(await redrive(ports, id, now()))}`)
      return true
    } catch (error) {
      say(`${id}: FAILED, ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }
  const noted = async (id: string): Promise<boolean> => {
    const isDone = await one(id)
    outcomes.push(isDone)
    return isDone
  }
  const once = (id: string): Promise<boolean> => {
    const outcome = begun.get(id) ?? noted(id)
    begun.set(id, outcome)
    return outcome
  }
  return { once, count: () => countOf(outcomes) }
}

type Redriver = ReturnType<typeof redriver>

type Ids = Iterable<string> | AsyncIterable<string>

/** In the source's lanes, at the pace of the walk. Answers whether all are done. */
const inStep = ({ once, count }: Redriver, { lanes = 1 }: Source, walking: Walking) => {
  const pace = paceOf(walking.rate)
  return async (what: string, ids: Ids): Promise<boolean> => {
    let [isWhole, done] = [true, 0]
    const { stop } = telling(walking, `${what}: `, { done: () => done, tally: count })
    await eachInLanes(ids, lanes, async (id) => {
      await pace.take(1)
      const isDone = await once(id)
      isWhole &&= isDone
      done++
    }).finally(stop)
    return isWhole
  }
}

const TASK = 'redrive --all'

/** The counts of the run that was cut off, if this one goes on from it; the first one's begin, if no game failed. */
const everyOne = async ({ once }: Redriver, { all }: Source, walking: Walking) => {
  const outcomes: boolean[] = []
  const { tally, begun } = await walkSince(all, TASK, walking, async (ids) => {
    const page: boolean[] = []
    for (const id of ids) page.push(await once(id))
    outcomes.push(...page)
    return countOf(page)
  })
  const { redriven = 0, failed = 0 } = tally
  const now = countOf(outcomes)
  return {
    wholeSince: failed === 0 ? begun : undefined,
    earlier: { redriven: redriven - now.redriven, failed: failed - now.failed },
  }
}

const UNKNOWN = 'its games are no longer known: use --all'
const LATER = 'it came after the look at all games had begun: use --all again'

/** With unknown games it is settled after all games, if it was there before the first of them. */
const settleFailed = async (
  changes: readonly Failed[],
  each: (ids: readonly string[]) => Promise<boolean>,
  wholeSince: Instant | undefined,
  say: Say,
): Promise<number> => {
  let unknown = 0
  const lost = wholeSince === undefined ? UNKNOWN : LATER
  for (const { name, games, at, settle } of changes) {
    const isEarlier = wholeSince !== undefined && at !== undefined && at < wholeSince
    const isDone = games ? await each(games) : isEarlier
    if (isDone) await settle()
    else if (!games) unknown++
    say(`${name}: ${isDone ? 'settled' : games ? 'kept' : lost}`)
  }
  return unknown
}

const NONE_EARLIER = { wholeSince: undefined, earlier: { redriven: 0, failed: 0 } }

export const redriveFrom = async (
  source: Source,
  { games, all }: Wanted,
  say: Say,
  walking: Walking = { say },
): Promise<Report> => {
  const redriving = redriver(source, say)
  const each = inStep(redriving, source, walking)
  const isFirst = (walking.part?.number ?? 1) === 1
  if (isFirst) await each('named games', games)
  if (isFirst) await each('overdue games', overdueIn(source))
  const { wholeSince, earlier } = all ? await everyOne(redriving, source, walking) : NONE_EARLIER
  const settle = (ids: readonly string[]) => each('failed changes', ids)
  // Of several processes none knows what became of all games.
  const since = walking.part ? undefined : wholeSince
  const unknown = isFirst ? await settleFailed(await source.failed(), settle, since, say) : 0
  const { redriven, failed } = redriving.count()
  return { redriven: redriven + earlier.redriven, failed: failed + earlier.failed, unknown }
}
