import type { CommandOf } from '../../shared/game/commands.ts'
import { DAY, type Duration, type Instant, MINUTE } from '../../shared/game/model/words.ts'
import { handle } from '../../shared/service/games/handle.ts'
import type { StoredKey } from '../../shared/service/ports/games.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import type { Counts } from '../command/walk-notes.ts'
import type { GameSource } from './game-source.ts'
import { type WalkOptions, walk } from '../command/walk.ts'

export type FreezeSource = Pick<GameSource, 'now' | 'all' | 'close'> & {
  readonly ports: Pick<GameSource['ports'], 'games' | 'notebook'>
}

export type Outage = { readonly from: Instant; readonly until: Instant }

export type FreezeReport = { readonly frozen: number; readonly untouched: number; readonly failed: number }

/** The longest outage. A freeze cannot be undone, so a mistyped year must be refused. */
const LONGEST: Duration = 30 * DAY

/** How far the end of an outage may lie in the future, as the operator's clock may be ahead. */
const MARGIN: Duration = 10 * MINUTE

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** Returns whether the date exists: `Date.parse` reads 30 February as 2 March, and hour 24 as the next day. */
const exists = (local: string): boolean => new Date(`${local}Z`).toISOString().startsWith(local)

const instantOf = (name: string, text: string | undefined): Instant => {
  const [written = '', local = ''] = RFC_3339.exec(text ?? '') ?? []
  const at = Date.parse(written)
  if (Number.isNaN(at)) throw new Error(`--${name} must be a time with its zone, such as 2026-11-21T09:00:00Z`)
  if (!exists(local.toUpperCase())) throw new Error(`--${name} must be a time that exists, and ${written} does not`)
  return at
}

export const parseOutage = (from: string | undefined, until: string | undefined): Outage => {
  const outage = { from: instantOf('from', from), until: instantOf('until', until) }
  if (outage.until <= outage.from) throw new Error('--until must be after --from')
  if (outage.until - outage.from > LONGEST) throw new Error('--until must be within 30 days of --from')
  return outage
}

/** Throws if the outage is not over, as games may still be played before its end. */
export const requirePast = ({ until }: Outage, now: Instant): void => {
  if (until > now + MARGIN)
    throw new Error(
      `--until must be at most ten minutes after now, which is ${new Date(now).toISOString()} by the clock of the games`,
    )
}

/**
 * Freezes a game. Resolves with false if the game is not running or the same freeze is already stored. A tournament has no
 * clock of its own.
 */
const freezeOne = async ({ ports, now }: FreezeSource, id: StoredKey, outage: Outage): Promise<boolean> => {
  if (tournamentIdIn(id) !== undefined) return false
  const command: CommandOf<'freeze'> = { type: 'freeze', ...outage }
  let before: number | undefined
  const handled = await handle(
    ports,
    id,
    (loaded) => {
      before = loaded?.stored.version
      return loaded ? command : { code: 'not-found' }
    },
    now(),
  )
  if (handled.kind === 'crowded') throw new Error('others were faster, every time')
  return handled.kind === 'done' && handled.loaded.stored.version !== before
}

const outcomeOf = async (
  source: FreezeSource,
  id: StoredKey,
  outage: Outage,
  say: WalkOptions['say'],
): Promise<keyof FreezeReport> => {
  try {
    return (await freezeOne(source, id, outage)) ? 'frozen' : 'untouched'
  } catch (error) {
    say(`${id}: FAILED, ${error instanceof Error ? error.message : String(error)}`)
    return 'failed'
  }
}

/** Freezes all games. A game that fails does not stop the others. */
export const freezeGames = async (
  source: FreezeSource,
  outage: Outage,
  say: WalkOptions['say'],
  walking: WalkOptions = { say },
): Promise<FreezeReport> => {
  const task = `freeze --from ${new Date(outage.from).toISOString()} --until ${new Date(outage.until).toISOString()}`
  const {
    frozen = 0,
    untouched = 0,
    failed = 0,
  } = await walk(source.all, task, walking, async (ids) => {
    const tally = { frozen: 0, untouched: 0, failed: 0 }
    for (const id of ids) tally[await outcomeOf(source, id, outage, say)]++
    return tally satisfies Counts
  })
  return { frozen, untouched, failed }
}
