import type { CommandOf } from '../../shared/game/commands.ts'
import { DAY, type Duration, type Instant, MINUTE } from '../../shared/game/words.ts'
import { handle } from '../../shared/service/handle.ts'
import type { GameId } from '../../shared/service/ports.ts'
import { eachInLanes } from '../lanes.ts'
import type { Source } from '../redrive/source.ts'

export type Frozen = Pick<Source, 'now' | 'all' | 'close' | 'lanes'> & {
  readonly ports: Pick<Source['ports'], 'games' | 'papers'>
}

export type Outage = { readonly from: Instant; readonly until: Instant }

export type Report = { readonly frozen: number; readonly untouched: number; readonly failed: number }

/** Not undoable, so a mistyped year must not get through. */
const LONGEST: Duration = 30 * DAY

/** The operator's clock may be ahead. */
const MARGIN: Duration = 10 * MINUTE

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:\d\d)$/i

/** `Date.parse` takes 30 February for 2 March, and hour 24 for the next day. */
const exists = (local: string): boolean => new Date(`${local}Z`).toISOString().startsWith(local)

const instantOf = (name: string, text: string | undefined): Instant => {
  const [written = '', local = ''] = RFC_3339.exec(text ?? '') ?? []
  const at = Date.parse(written)
  if (Number.isNaN(at)) throw new Error(`--${name} must be a time with its zone, such as 2026-11-21T09:00:00Z`)
  if (!exists(local.toUpperCase())) throw new Error(`--${name} must be a time that exists, and ${written} does not`)
  return at
}

export const outageOf = (from: string | undefined, until: string | undefined): Outage => {
  const outage = { from: instantOf('from', from), until: instantOf('until', until) }
  if (outage.until <= outage.from) throw new Error('--until must be after --from')
  if (outage.until - outage.from > LONGEST) throw new Error('--until must be within 30 days of --from')
  return outage
}

/** Throws if the outage is not over: time to come may still be played in. */
export const mustBePast = ({ until }: Outage, now: Instant): void => {
  if (until > now + MARGIN)
    throw new Error(
      `--until must not be later than now, which is ${new Date(now).toISOString()} by the clock of the games`,
    )
}

/** False if not running or frozen so already. */
const freezeOne = async ({ ports, now }: Frozen, id: GameId, outage: Outage): Promise<boolean> => {
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

/** One failure stops no other. */
export const freezeAll = async (source: Frozen, outage: Outage, say: (line: string) => void): Promise<Report> => {
  let [frozen, untouched, failed] = [0, 0, 0]
  await eachInLanes(source.all(), { lanes: source.lanes ?? 1, say }, async (id) => {
    try {
      if (await freezeOne(source, id, outage)) frozen++
      else untouched++
    } catch (error) {
      failed++
      say(`${id}: FAILED, ${error instanceof Error ? error.message : String(error)}`)
    }
  })
  return { frozen, untouched, failed }
}
