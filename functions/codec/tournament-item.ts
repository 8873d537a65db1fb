import { laterReleaseError } from '../../shared/service/games/later-release.ts'
import type { TournamentRecord } from '../../shared/service/ports/tournaments/tournament-record.ts'
import type { LoggedFact } from '../../shared/tournament/tournament-log.ts'
import { codecError } from './codec.ts'
import { type GameItem, type Packing, checkSum, timerShard, versionAndDue } from './game-item.ts'
import { toWholeSeconds } from './instants.ts'

/**
 * A tournament as DynamoDB stores it, in the table of games: the attributes are those of a game, and so are the index of
 * timers and the stream. `p` is its key, which no game has. Releases from before tournaments take the format of its log
 * for that of a later release, and leave it alone.
 */
export type TournamentItem = GameItem

/**
 * The first byte of a tournament's log. A new format takes a new number, and none that games use: theirs count up from
 * 1.
 */
const FORMAT = 100

/**
 * The most bytes of a log before it was compressed. A log of 500 games has 120 KB: what claims to have more is damaged,
 * and must not use up the memory of its reader.
 */
const MOST_BYTES = 2_000_000

/** Returns Node's zlib, loaded at its first use: most functions never read a tournament. */
const zlib = () => process.getBuiltinModule('node:zlib')

/**
 * Rows as columns: the values of each property in the order of the rows. If some rows lack the property, its name has a
 * mark, and each value is in a list that is empty where it is missing. Once compressed, columns take a quarter less than
 * rows. Most of an event is its boards and their scores.
 */
type Columns = Readonly<Record<string, readonly unknown[]>>

const MARK = '?'

const columnsOf = (rows: readonly object[]): Columns => {
  const maps = rows.map((row) => new Map<string, unknown>(Object.entries(row)))
  const names = [...new Set(maps.flatMap((row) => [...row.keys()]))]
  return Object.fromEntries(
    names.map((name) =>
      maps.every((row) => row.has(name))
        ? [name, maps.map((row) => row.get(name))]
        : [`${MARK}${name}`, maps.map((row) => (row.has(name) ? [row.get(name)] : []))],
    ),
  )
}

const rowsOf = (columns: Columns): readonly object[] => {
  const all = Object.entries(columns).map(([name, values]) =>
    name.startsWith(MARK)
      ? { name: name.slice(MARK.length), cells: values as readonly (readonly unknown[])[] }
      : { name, cells: values.map((value) => [value]) },
  )
  return Array.from({ length: all[0]?.cells.length ?? 0 }, (_, at) =>
    Object.fromEntries(all.flatMap(({ name, cells }) => (cells[at] ?? []).map((value) => [name, value] as const))),
  )
}

/** A run of facts of one type, as columns. */
type StoredRun = { readonly type: string; readonly facts: Columns }

const withColumns = (fact: object): object =>
  'boards' in fact && Array.isArray(fact.boards) ? { ...fact, boards: columnsOf(fact.boards as object[]) } : fact

const withRows = (fact: object): object =>
  'boards' in fact ? { ...fact, boards: rowsOf(fact.boards as Columns) } : fact

const runsOf = (log: readonly LoggedFact[]): readonly StoredRun[] => {
  const runs: LoggedFact[][] = []
  for (const fact of log) {
    const last = runs.at(-1)
    if (last?.[0]?.type === fact.type) last.push(fact)
    else runs.push([fact])
  }
  return runs.map((facts) => ({
    type: facts[0]?.type ?? '',
    facts: columnsOf(facts.map(({ type: _type, ...fact }) => withColumns(fact))),
  }))
}

// The checksum has shown that `runsOf` made the runs, so the assertion is safe.
const factsOf = (runs: readonly StoredRun[]): readonly LoggedFact[] =>
  runs.flatMap(({ type, facts }) => rowsOf(facts).map((fact) => ({ type, ...withRows(fact) }) as LoggedFact))

/** Returns the log in bytes: the format, the facts as compressed JSON, and the checksum. */
export const packFacts = (log: readonly LoggedFact[]): Uint8Array => {
  const facts = zlib().deflateRawSync(JSON.stringify(runsOf(log)))
  const bytes = Buffer.concat([Uint8Array.of(FORMAT), facts, new Uint8Array(2)])
  bytes.writeUInt16BE(checkSum(bytes.subarray(0, -2)), bytes.length - 2)
  return bytes
}

/** Reads the bytes of `packFacts`. Throws if they are damaged, or were written by a later release. */
export const unpackFacts = (bytes: Uint8Array): readonly LoggedFact[] => {
  const end = bytes.length - 2
  if (end < 1) throw codecError('it is too short')
  const sum = checkSum(bytes.subarray(0, end))
  if (sum !== ((bytes[end] ?? 0) << 8) + (bytes[end + 1] ?? 0)) throw codecError('it is damaged')
  if (bytes[0] !== FORMAT) throw laterReleaseError(`packed facts: format ${bytes[0]} is not known here`)
  const text = zlib().inflateRawSync(bytes.subarray(1, end), { maxOutputLength: MOST_BYTES })
  return factsOf(JSON.parse(text.toString('utf8')) as readonly StoredRun[])
}

/** The bytes that each log was read from or packed into: a change of the timer alone packs the same log again. */
const packed = new WeakMap<readonly LoggedFact[], Uint8Array>()

const bytesOf = (log: readonly LoggedFact[]): Uint8Array => {
  const bytes = packed.get(log) ?? packFacts(log)
  packed.set(log, bytes)
  return bytes
}

/** Returns the item of a stored tournament. `n` counts the facts of the last step, as it does events in a game's item. */
export const packTournament = (key: string, { version, log, due }: TournamentRecord): TournamentItem => ({
  p: key,
  v: version,
  e: bytesOf(log),
  n: log.filter(({ step }) => step === version).length,
  ...(due !== undefined && { d: toWholeSeconds(due), s: timerShard(key) }),
})

/** Returns the tournament in an item. Throws if the item is damaged, or was written by a later release. */
export const unpackTournament = (item: TournamentItem): TournamentRecord => {
  const { e } = item
  const { version, due } = versionAndDue(item)
  const log = unpackFacts(e)
  if (!Number.isSafeInteger(version) || version < 1) throw codecError(`version ${version} of ${item.p}`)
  packed.set(log, e)
  return { version, log, due }
}

export const TOURNAMENT_PACKING: Packing<TournamentRecord> = {
  pack: (key, _before, after) => packTournament(key, after),
  unpack: unpackTournament,
}
