import { isDeepStrictEqual } from 'node:util'
import type { DynamoDBRecord } from 'aws-lambda'
import { readStreamChange } from '../../functions/aws/dynamodb/stream-change.ts'
import { packGame } from '../../functions/codec/game-item.ts'
import type { ChangeFeed } from '../../local/stores/change-feed.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { tournamentIdIn } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { checkItem } from '../../tools/replay/check-game.ts'

/** One version of a game: its step, and the state after it. */
export type Link = { readonly stored: GameRecord; readonly step: readonly GameEvent[]; readonly game: Game }

/** The versions of each game: the link at index n is version n + 1. */
export type Chains = {
  readonly links: ReadonlyMap<string, readonly Link[]>
  readonly faults: readonly string[]
  /** The number of versions with two successors. */
  readonly forks: number
}

/** Reads the store's stream from its beginning, and waits for at least `least` records, because the stream may lag. */
export const readAll = async (changes: ChangeFeed, least: number): Promise<readonly DynamoDBRecord[]> => {
  const all: DynamoDBRecord[] = []
  for (;;) {
    const { records, done } = await changes.next(1000)
    if (records.length === 0 && all.length >= least) return all
    all.push(...records)
    await done(records.length)
  }
}

/** Events that later ones of their kind replace, or that are deleted after a while. */
const FLEETING: ReadonlySet<string> = new Set(['reminded', 'said', 'chose', 'planned', 'link-rotated'])

/** Returns the events that a log never loses. */
const lasting = (log: GameRecord['log']) =>
  log.filter(({ type }) => !FLEETING.has(type)).map(({ gap: _gap, ...event }) => event)

/** Returns the events of the last step, without the field `also`, which says that they belong together. */
const lastStep = ({ log, last }: GameRecord): readonly GameEvent[] =>
  log.slice(-last).map(({ also: _mark, ...event }) => event)

type Open = { readonly links: Link[]; image: string }

/**
 * Returns why a record cannot follow the one before it; undefined if it can. A record that only sets the timer keeps
 * the version.
 */
const faultOf = (open: Open, record: DynamoDBRecord, stored: GameRecord): string | undefined => {
  const last = open.links.at(-1)
  const before = record.dynamodb?.OldImage
  if ((before ? JSON.stringify(before) : '') !== open.image)
    return 'is not written over what the change before it wrote'
  if (stored.version === last?.stored.version)
    return isDeepStrictEqual(stored.log, last.stored.log) ? undefined : 'has another log under the same version'
  if (stored.version !== (last?.stored.version ?? 0) + 1) return 'does not come next'
  if (!isDeepStrictEqual(lasting(stored.log.slice(0, -stored.last)), lasting(last?.stored.log ?? [])))
    return 'forgets what was before it'
  return undefined
}

/** Returns whether a record is of a tournament, which is stored beside games. */
const isOfTournament = ({ dynamodb }: DynamoDBRecord): boolean =>
  tournamentIdIn(dynamodb?.Keys?.['p']?.S ?? '') !== undefined

/** Groups changes by game, in the order in which they came, and checks that each follows from the one before. */
export const chainsOf = (records: readonly DynamoDBRecord[]): Chains => {
  const games = new Map<string, Open>()
  const faults: string[] = []
  const successors = new Set<string>()
  let forks = 0
  for (const record of records) {
    const change = isOfTournament(record) ? undefined : readStreamChange(record)
    if (!change) continue
    const { id, before, after: stored } = change
    const open = games.get(id) ?? { links: [], image: '' }
    games.set(id, open)
    const fault = faultOf(open, record, stored)
    if (fault !== undefined) faults.push(`version ${stored.version} of ${id} ${fault}`)
    open.image = JSON.stringify(record.dynamodb?.NewImage)
    if (before?.version === stored.version) continue
    if (successors.has(`${id} ${before?.version}`)) forks++
    successors.add(`${id} ${before?.version}`)
    const step = lastStep(stored)
    const game = fold(step, open.links.at(-1)?.game)
    if (game) open.links.push({ stored, step, game })
    else faults.push(`version ${stored.version} of ${id} does not follow by the rules`)
  }
  return { links: new Map([...games].map(([id, { links }]) => [id, links])), faults, forks }
}

/** Returns what the restore check finds wrong with each game's latest version. */
export const differencesIn = ({ links }: Chains): readonly string[] =>
  [...links].flatMap(([id, chain]) => {
    const stored = chain.at(-1)?.stored
    return stored ? checkItem(packGame(id, stored)).differences.map((difference) => `${id}: ${difference}`) : []
  })
