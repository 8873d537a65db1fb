import { type Instant, MINUTE } from '../../shared/game/model/words.ts'
import { type RedriveResult, redrive } from '../../shared/service/background/redrive.ts'
import { runConcurrently } from '../command/concurrency.ts'
import { walkRate } from '../command/walk-rate.ts'
import { reportProgress } from '../command/progress.ts'
import { type WalkOptions, walkSince } from '../command/walk.ts'
import type { FailedChange, GameSource } from './game-source.ts'

/** The games to redrive besides the overdue ones and those of failed changes: the named `games`, or `all`. */
export type RedriveSelection = { readonly games: readonly string[]; readonly all: boolean }

export type RedriveReport = { readonly redriven: number; readonly failed: number; readonly unknown: number }

type Say = (line: string) => void

/** How late a timer may be before its game counts as overdue. */
const GRACE = 2 * MINUTE

const BATCH = 500

/**
 * Returns the games that are overdue. Games that fail stay at the head of the index, so each query asks for more games
 * than are known. Games that become overdue meanwhile are left to their timers.
 */
async function* overdueIn({ ports, now }: GameSource): AsyncGenerator<string> {
  const until = now() - GRACE
  const known = new Set<string>()
  for (;;) {
    const ids = await ports.games.overdue(until, known.size + BATCH)
    const newIds = ids.filter((id) => !known.has(id))
    if (newIds.length === 0) return
    for (const id of newIds) known.add(id)
    yield* newIds
  }
}

const lineOf = (outcome: RedriveResult): string => {
  if (outcome.kind === 'gone') return 'no longer exists'
  if (outcome.kind === 'ordered') return 'all games of the order are made'
  const { moved, armed, emails } = outcome
  return [
    ...(moved ? ['overdue work done'] : []),
    armed === undefined ? 'over, no timer' : `timer set for ${new Date(armed).toISOString()}`,
    `${emails} emails queued`,
    ...(outcome.kind === 'tournament'
      ? [`${outcome.boards} boards looked at`]
      : outcome.made.map((id) => `game ${id} made`)),
  ].join(', ')
}

/** Counts of games, each counted once. */
type Count = { readonly redriven: number; readonly failed: number }

const countOf = (outcomes: readonly boolean[]): Count => {
  const redriven = outcomes.filter((isDone) => isDone).length
  return { redriven, failed: outcomes.length - redriven }
}

/** Redrives each game once. A game that fails does not stop the others. */
const redriver = ({ ports, now }: GameSource, say: Say) => {
  const started = new Map<string, Promise<boolean>>()
  const outcomes: boolean[] = []
  const redriveOne = async (id: string): Promise<boolean> => {
    try {
      say(`${id}: ${lineOf(await redrive(ports, id, now()))}`)
      return true
    } catch (error) {
      say(`${id}: FAILED, ${error instanceof Error ? error.message : String(error)}`)
      return false
    }
  }
  const redriveNoted = async (id: string): Promise<boolean> => {
    const isDone = await redriveOne(id)
    outcomes.push(isDone)
    return isDone
  }
  const once = (id: string): Promise<boolean> => {
    const outcome = started.get(id) ?? redriveNoted(id)
    started.set(id, outcome)
    return outcome
  }
  return { once, count: () => countOf(outcomes) }
}

type Redriver = ReturnType<typeof redriver>

type Ids = Iterable<string> | AsyncIterable<string>

/**
 * Returns a function that redrives games as concurrently as the source allows, at the rate of the walk. It resolves
 * with whether all succeeded.
 */
const redriveIds = ({ once, count }: Redriver, { lanes = 1 }: GameSource, walking: WalkOptions) => {
  const pace = walkRate(walking.rate)
  return async (what: string, ids: Ids): Promise<boolean> => {
    let [isWhole, done] = [true, 0]
    const { stop } = reportProgress(walking, `${what}: `, { done: () => done, tally: count })
    await runConcurrently(ids, lanes, async (id) => {
      await pace.take(1)
      const isDone = await once(id)
      isWhole &&= isDone
      done++
    }).finally(stop)
    return isWhole
  }
}

const TASK = 'redrive --all'

/**
 * Redrives every game. `earlier`: the counts of earlier, interrupted runs. `wholeSince`: when the first run began, if
 * no game failed.
 */
const redriveAll = async ({ once }: Redriver, { all }: GameSource, walking: WalkOptions) => {
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

/**
 * Settles failed changes whose games succeed. A change whose games are unknown is settled only if all games were
 * redriven since it was queued. Resolves with the number of unsettled changes of unknown games.
 */
const settleFailed = async (
  changes: readonly FailedChange[],
  each: (ids: readonly string[]) => Promise<boolean>,
  wholeSince: Instant | undefined,
  say: Say,
): Promise<number> => {
  let unknown = 0
  const reason = wholeSince === undefined ? UNKNOWN : LATER
  for (const { name, games, at, settle } of changes) {
    const isEarlier = wholeSince !== undefined && at !== undefined && at < wholeSince
    const isDone = games ? await each(games) : isEarlier
    if (isDone) await settle()
    else if (!games) unknown++
    say(`${name}: ${isDone ? 'settled' : games ? 'kept' : reason}`)
  }
  return unknown
}

const NONE_EARLIER = { wholeSince: undefined, earlier: { redriven: 0, failed: 0 } }

export const redriveGames = async (
  source: GameSource,
  { games, all }: RedriveSelection,
  say: Say,
  walking: WalkOptions = { say },
): Promise<RedriveReport> => {
  const redriving = redriver(source, say)
  const each = redriveIds(redriving, source, walking)
  const isFirst = (walking.part?.number ?? 1) === 1
  if (isFirst) await each('named games', games)
  if (isFirst) await each('overdue games', overdueIn(source))
  const { wholeSince, earlier } = all ? await redriveAll(redriving, source, walking) : NONE_EARLIER
  const settle = (ids: readonly string[]) => each('failed changes', ids)
  // If several processes share the games, none of them knows whether all games succeeded.
  const since = walking.part ? undefined : wholeSince
  const unknown = isFirst ? await settleFailed(await source.failed(), settle, since, say) : 0
  const { redriven, failed } = redriving.count()
  return { redriven: redriven + earlier.redriven, failed: failed + earlier.failed, unknown }
}
