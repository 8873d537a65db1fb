import { decide } from '../../shared/game/decide.ts'
import type { Instant } from '../../shared/game/words.ts'
import { read, step } from '../../shared/service/games/game-store.ts'
import { type Redriving, redrive } from '../../shared/service/background/redrive.ts'
import { inBatches } from '../../functions/aws/batches.ts'
import { type Item, pack, sameItem, unpack } from '../../functions/codec/item.ts'
import type { Tally } from '../notes.ts'
import { type Segments, type Walking, walk } from '../walk.ts'
import { type Beside, namedBy } from './beside.ts'
import { type Checked, checkFound } from './check.ts'
import type { Found } from './copy.ts'
import type { Present, Shelf } from './shelf.ts'
import type { Checker } from './threads.ts'
import { type Verdict, verdictOf } from './verdict.ts'

export type Restoring = {
  readonly copy: Segments<Found>
  readonly shelf: Shelf
  readonly beside: Beside
  /** Ports that work on the games that are restored. */
  readonly ports: Redriving
  readonly checker: Checker
  /** The full names of the targets, which tell the notes of different restores apart. */
  readonly places: () => Promise<string>
  readonly now: () => Instant
}

export type Asked = {
  readonly isDry: boolean
  /** Since when the games could not be played. Their clocks leave that time out. */
  readonly since?: Instant
}

type Say = Walking['say']

/** What happened to a game of the copy. */
type Outcome = Verdict | 'failed'

const sentenceOf: { readonly [V in Verdict]: string } = {
  lost: 'was lost',
  damaged: 'was damaged',
  whole: 'is whole',
  newer: 'FAILED: it is damaged, and has steps that the copy does not have: use a copy of a later time',
  hopeless: 'FAILED: the copy’s game is damaged too: use a copy of an earlier time',
}

const isBack = (verdict: Verdict): boolean => verdict === 'lost' || verdict === 'damaged'

/** Attempts to write a game, as others may write to it meanwhile. */
const TRIES = 3

type Judged = { readonly verdict: Verdict; readonly present: (Present & { readonly checked: Checked }) | undefined }

const judged = (found: Found, checked: Checked, present: Present | undefined): Judged => {
  const there = present && { ...present, checked: checkFound(present.found) }
  return { verdict: verdictOf({ found, checked }, there), present: there }
}

/** Whether the stored game is the one just written, although the response was lost. */
const isThis = (item: Item, present: Present | undefined): boolean =>
  present !== undefined && 'item' in present.found && sameItem(present.found.item, item)

/** Takes the outage out of the game's clocks, in the same write, so that no timer fires in between. */
const withoutOutage = (item: Item, since: Instant | undefined, now: Instant): Item => {
  if (since === undefined) return item
  const before = read(item.p, unpack(item))
  const { events } = decide(before.game, { type: 'freeze', from: since, until: now }, now)
  return events.length === 0 ? item : pack(item.p, step(item.p, before, events, now).stored)
}

/**
 * Restores a game: first its contacts and notebook, as a later run does not look at a restored game again; then the
 * game, then its timer and emails. Undefined if somebody else wrote the game meanwhile.
 */
const bringBack = async (
  { shelf, beside, ports, now }: Restoring,
  copied: Item,
  over: Present | undefined,
  since: Instant | undefined,
): Promise<number | undefined> => {
  const item = withoutOutage(copied, since, now())
  const { p: id } = item
  const entries = await beside(id, namedBy(read(id, unpack(item)).game), now())
  const isWritten = await (over ? over.replace(item) : shelf.add(item))
  if (!isWritten && !isThis(item, (await shelf.read([id])).get(id))) return undefined
  await redrive(ports, id, now())
  return entries
}

const restoredOne = async (
  restoring: Restoring,
  { isDry, since }: Asked,
  found: Found,
  first: Judged,
  say: Say,
): Promise<Outcome> => {
  let { verdict, present } = first
  for (let tries = 0; tries < TRIES; tries++) {
    if (verdict === 'whole') return verdict
    const reason = present?.checked.differences[0]
    const line = `${found.id}: ${sentenceOf[verdict]}${reason === undefined ? '' : ` (${reason})`}`
    if (!isBack(verdict) || isDry || !('item' in found)) {
      say(isBack(verdict) ? `${line}, would be copied back` : line)
      return verdict
    }
    const entries = await bringBack(restoring, found.item, present, since)
    if (entries !== undefined) {
      say(`${line}, is back at version ${found.item.v}${entries > 0 ? `, with ${entries} entries beside it` : ''}`)
      return verdict
    }
    const again = (await restoring.shelf.read([found.id])).get(found.id)
    ;({ verdict, present } = judged(found, checkFound(found), again))
  }
  throw new Error('others were faster, every time')
}

/** Games per batch of reads. */
const MOST = 100

const presentOf = async (shelf: Shelf, found: readonly Found[]) => {
  const present = new Map<string, Present>()
  for (const batch of inBatches(found, MOST))
    for (const [id, stored] of await shelf.read(batch.map((game) => game.id))) present.set(id, stored)
  return present
}

/** Restores a page of the copy, in order. A game that fails does not stop the others. */
export const restorePage = async (
  restoring: Restoring,
  asked: Asked,
  page: readonly Found[],
  say: Say,
): Promise<Tally> => {
  const present = await presentOf(restoring.shelf, page)
  const there = page.flatMap(({ id }) => present.get(id)?.found ?? [])
  const checks = new Map((await restoring.checker.check(there)).map((checked, n) => [there[n]?.id, checked]))
  const isThere = ({ id }: Found): boolean => present.has(id) && checks.get(id)?.differences.length === 0
  // Most games are intact, so their copies need not be checked.
  const doubtful = page.filter((found) => !isThere(found))
  const copied = await restoring.checker.check(doubtful)
  const tally = { lost: 0, damaged: 0, whole: page.length - doubtful.length, newer: 0, hopeless: 0, failed: 0 }
  for (const [n, found] of doubtful.entries()) {
    const { id } = found
    try {
      const first = judged(found, copied[n] ?? checkFound(found), present.get(id))
      tally[await restoredOne(restoring, asked, found, first, say)]++
    } catch (error) {
      say(`${id}: FAILED, ${error instanceof Error ? error.message : String(error)}`)
      tally.failed++
    }
  }
  return tally
}

export const restoreAll = async (
  restoring: Restoring,
  asked: Asked,
  say: Say,
  walking: Walking = { say },
): Promise<Tally> => {
  const since = asked.since === undefined ? '' : ` --since ${new Date(asked.since).toISOString()}`
  const task = `restore ${await restoring.places()}${asked.isDry ? ' --dry-run' : ''}${since}`
  return walk(restoring.copy, task, walking, (page) => restorePage(restoring, asked, page, say))
}
