import { MINUTE } from '../../shared/game/words.ts'
import { type Redriven, redrive } from '../../shared/service/redrive.ts'
import { eachInLanes } from '../lanes.ts'
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
  const { moved, armed, letters, made } = outcome
  return [
    ...(moved ? ['overdue work done'] : []),
    armed === undefined ? 'over, no alarm' : `alarm armed for ${new Date(armed).toISOString()}`,
    `${letters} emails queued`,
    ...made.map((id) => `game ${id} made`),
  ].join(', ')
}

/** Once each. One failure stops no other. */
const redriver = ({ ports, now, lanes = 1 }: Source, say: Say) => {
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
  const each = async (ids: Iterable<string> | AsyncIterable<string>): Promise<boolean> => {
    let isWhole = true
    await eachInLanes(ids, { lanes, say }, async (id) => {
      const outcome = begun.get(id) ?? noted(id)
      begun.set(id, outcome)
      const isDone = await outcome
      isWhole &&= isDone
    })
    return isWhole
  }
  return { each, outcomes: () => outcomes }
}

/** With unknown games it is settled after all games. */
const settleFailed = async (
  changes: readonly Failed[],
  each: (ids: readonly string[]) => Promise<boolean>,
  isAllDone: boolean,
  say: Say,
): Promise<number> => {
  let unknown = 0
  for (const { name, games, settle } of changes) {
    const isDone = games ? await each(games) : isAllDone
    if (isDone) await settle()
    else if (!games) unknown++
    say(`${name}: ${isDone ? 'settled' : games ? 'kept' : 'its games are no longer known: use --all'}`)
  }
  return unknown
}

export const redriveFrom = async (source: Source, { games, all }: Wanted, say: Say): Promise<Report> => {
  const { each, outcomes } = redriver(source, say)
  await each(games)
  await each(overdueIn(source))
  const isAllDone = all && (await each(source.all()))
  const unknown = await settleFailed(await source.failed(), each, isAllDone, say)
  const done = outcomes().filter((isDone) => isDone).length
  return { redriven: done, failed: outcomes().length - done, unknown }
}
