import { decide } from '../../shared/game/decide.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import { foldStored, applyStep } from '../../shared/service/games/game-store.ts'
import { type RedrivePorts, redrive } from '../../shared/service/background/redrive.ts'
import { inBatches } from '../../functions/aws/background/batches.ts'
import { type GameItem, packGame, isSameItem, unpackGame } from '../../functions/codec/game-item.ts'
import type { Counts } from '../command/walk-notes.ts'
import { type Segments, type WalkOptions, walk } from '../command/walk.ts'
import { unpackTournament } from '../../functions/codec/tournament-item.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { foldStoredTournament } from '../../shared/service/tournaments/record/tournament-store.ts'
import { type RestoreRelated, relatedTo, relatedToTournament } from './related-entries.ts'
import { type CheckResult, checkFound } from '../replay/check-game.ts'
import type { CopiedGame } from '../replay/game-copy.ts'
import type { PresentGame, GameTarget } from './game-target.ts'
import type { Checker } from '../replay/check-threads.ts'
import { type RestoreVerdict, judgeGame } from './restore-verdict.ts'

export type RestoreContext = {
  readonly copy: Segments<CopiedGame>
  readonly target: GameTarget
  readonly restoreRelated: RestoreRelated
  /** Ports that work on the games that are restored. */
  readonly ports: RedrivePorts
  readonly checker: Checker
  /** The full names of the targets, which tell the notes of different restores apart. */
  readonly targetName: () => Promise<string>
  readonly now: () => Instant
}

export type RestoreOptions = {
  readonly isDry: boolean
  /** The instant from which on the games could not be played. The time since then does not count on their clocks. */
  readonly since?: Instant
}

type Say = WalkOptions['say']

/** What happened to a game of the copy. */
type Outcome = RestoreVerdict | 'failed'

const sentenceOf: { readonly [V in RestoreVerdict]: string } = {
  lost: 'was lost',
  damaged: 'was damaged',
  whole: 'is whole',
  newer: 'FAILED: it is damaged, and has steps that the copy does not have: use a copy of a later time',
  hopeless: 'FAILED: the copy’s game is damaged too: use a copy of an earlier time',
}

const isBack = (verdict: RestoreVerdict): boolean => verdict === 'lost' || verdict === 'damaged'

/** The most attempts to write a game, because others may write to it meanwhile. */
const TRIES = 3

type Judged = {
  readonly verdict: RestoreVerdict
  readonly present: (PresentGame & { readonly checked: CheckResult }) | undefined
}

const judged = (found: CopiedGame, checked: CheckResult, present: PresentGame | undefined): Judged => {
  const there = present && { ...present, checked: checkFound(present.found) }
  return { verdict: judgeGame({ found, checked }, there), present: there }
}

/** Returns whether the stored game is the one just written: the response to a successful write may get lost. */
const isThis = (item: GameItem, present: PresentGame | undefined): boolean =>
  present !== undefined && 'item' in present.found && isSameItem(present.found.item, item)

/**
 * Returns the item with the outage taken out of the game's clocks. It is restored in one write, so that no timer fires
 * before.
 */
const withoutOutage = (item: GameItem, since: Instant | undefined, now: Instant): GameItem => {
  if (since === undefined || tournamentIdIn(item.p) !== undefined) return item
  const before = foldStored(item.p, unpackGame(item))
  const { events } = decide(before.game, { type: 'freeze', from: since, until: now }, now)
  return events.length === 0 ? item : packGame(item.p, applyStep(item.p, before, events, now).stored)
}

/** Restores what is stored beside a game or a tournament. Resolves with the number of entries. */
const bringRelated = ({ restoreRelated, now }: RestoreContext, item: GameItem): Promise<number> => {
  const tournament = tournamentIdIn(item.p)
  return tournament === undefined
    ? restoreRelated(item.p, relatedTo(foldStored(item.p, unpackGame(item)).game), now())
    : restoreRelated(
        tournament,
        relatedToTournament(foldStoredTournament(tournament, unpackTournament(item)).tournament),
        now(),
      )
}

/**
 * Restores a game: first its contacts and notebook, because a later run does not look at a restored game again; then
 * the game, then its timer and emails. Resolves with the number of restored contacts and pages, or with undefined if
 * somebody else wrote the game meanwhile.
 */
const bringBack = async (
  restoring: RestoreContext,
  copied: GameItem,
  over: PresentGame | undefined,
  since: Instant | undefined,
): Promise<number | undefined> => {
  const { target, ports, now } = restoring
  const item = withoutOutage(copied, since, now())
  const { p: id } = item
  const entries = await bringRelated(restoring, item)
  const isWritten = await (over ? over.replace(item) : target.add(item))
  if (!isWritten && !isThis(item, (await target.read([id])).get(id))) return undefined
  await redrive(ports, id, now())
  return entries
}

const restoredOne = async (
  restoring: RestoreContext,
  { isDry, since }: RestoreOptions,
  found: CopiedGame,
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
    const again = (await restoring.target.read([found.id])).get(found.id)
    ;({ verdict, present } = judged(found, checkFound(found), again))
  }
  throw new Error('others were faster, every time')
}

/** Games per batch of reads. */
const MOST = 100

const presentOf = async (target: GameTarget, found: readonly CopiedGame[]) => {
  const present = new Map<string, PresentGame>()
  for (const batch of inBatches(found, MOST))
    for (const [id, stored] of await target.read(batch.map((game) => game.id))) present.set(id, stored)
  return present
}

/** Restores a page of the copy, in order. A game that fails does not stop the others. */
export const restorePage = async (
  restoring: RestoreContext,
  asked: RestoreOptions,
  page: readonly CopiedGame[],
  say: Say,
): Promise<Counts> => {
  const present = await presentOf(restoring.target, page)
  const there = page.flatMap(({ id }) => present.get(id)?.found ?? [])
  const checks = new Map((await restoring.checker.check(there)).map((checked, n) => [there[n]?.id, checked]))
  const isThere = ({ id }: CopiedGame): boolean => present.has(id) && checks.get(id)?.differences.length === 0
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

export const restoreGames = async (
  restoring: RestoreContext,
  asked: RestoreOptions,
  say: Say,
  walking: WalkOptions = { say },
): Promise<Counts> => {
  const since = asked.since === undefined ? '' : ` --since ${new Date(asked.since).toISOString()}`
  const task = `restore ${await restoring.targetName()}${asked.isDry ? ' --dry-run' : ''}${since}`
  return walk(restoring.copy, task, walking, (page) => restorePage(restoring, asked, page, say))
}
