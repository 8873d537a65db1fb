import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOT_YET_WRITTEN, readOnlyUntilNextRelease, record } from '../../functions/codec/compound.ts'
import { type ByteWriter, varint } from '../../functions/codec/codec.ts'
import { packLog, type unpackLog } from '../../functions/codec/game-item.ts'
import type { GameEvent } from '../../shared/game/model/events.ts'
import { fold } from '../../shared/game/evolving/evolve.ts'
import type { Game } from '../../shared/game/model/game.ts'
import type { LoggedEvent } from '../../shared/service/ports/games.ts'
import { type ReleaseReader, isInHistory, readerAt } from '../../tools/release/reader-at.ts'
import { chances } from '../draughts/random.ts'
import { EVENT_TYPES, arbitraryEvent, arbitraryStored } from '../functions/codec/arbitrary.ts'
import { randomLog } from '../game/random-log.ts'
import { sized } from '../harness/size.ts'
import { START, joined, offered } from '../ports/samples.ts'

type Reader = { readonly unpackLog: typeof unpackLog; readonly fold: typeof fold }

/** The code by which the last release reads games, in one file that tools/last-release.ts builds. */
const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'last.json'), 'utf8')) as ReleaseReader
const last = (await import(
  `data:text/javascript;base64,${Buffer.from(kept.module).toString('base64')}`
)) as unknown as Reader

/** A word in events that this release has changed; it is stored as the same byte. */
const EVENT_WORDS: ReadonlyMap<string, string> = new Map([['director', 'arbiter']])

/** Names of the game's state that this release has changed as well. They are stored nowhere: only events are. */
const STATE_NAMES: ReadonlyMap<string, string> = new Map([
  ...EVENT_WORDS,
  ['spent', 'spentAllowance'],
  ['room', 'bytes'],
  ['asked', 'requests'],
  ['satAs', 'joinedAs'],
  ['said', 'messages'],
  ['plans', 'conditionalMoves'],
])

/** Returns what the last release has read, with this release's names. */
const renamed = (names: ReadonlyMap<string, string>, read: unknown): unknown => {
  if (typeof read === 'string') return EVENT_WORDS.get(read) ?? read
  if (Array.isArray(read)) return read.map((each) => renamed(names, each))
  if (typeof read !== 'object' || read === null) return read
  return Object.fromEntries(
    Object.entries(read).map(([name, each]) => [names.get(name) ?? name, renamed(names, each)] as const),
  )
}

/**
 * Returns whether only a game of a tournament, or one in which endgame tables decide claims, has such events. The last
 * release makes no such games, and leaves them to this one: see docs/decisions/releases.md.
 */
const isOfNewGame = (event: LoggedEvent): boolean =>
  event.type === 'clocks-stopped' ||
  (event.type === 'finished' && ['withdrawal', 'table'].includes(event.result.reason)) ||
  (event.type === 'offered' && (event.terms.tournament ?? event.terms.tables) !== undefined)

/**
 * Packs a log. Returns undefined if the log has a field that this release reads and only the next release writes, or if
 * the last release leaves the game to this one.
 */
const written = (log: readonly LoggedEvent[]): Uint8Array | undefined => {
  if (log.some(isOfNewGame)) return undefined
  try {
    return packLog(log)
  } catch (error) {
    if (error instanceof Error && error.message.endsWith(NOT_YET_WRITTEN)) return undefined
    throw error
  }
}

/**
 * Returns the log as the last release unpacks it. If that fails, the test fails with a short message: the error itself
 * would print the whole module, because the module was loaded from an address that contains it.
 */
const unpackedByLast = (bytes: Uint8Array, log: readonly LoggedEvent[]): ReturnType<Reader['unpackLog']> => {
  try {
    return last.unpackLog(bytes)
  } catch (error) {
    const types = [...new Set(log.map(({ type }) => type))].join(', ')
    const why = error instanceof Error ? error.message : String(error)
    return expect.fail(
      `The last release cannot read a log of ${types} (${why}). What is new in it stands in readOnlyUntilNextRelease for one release: see docs/decisions/releases.md.`,
    )
  }
}

const expectRead = (log: readonly LoggedEvent[]): void => {
  const bytes = written(log)
  if (bytes) expect(renamed(EVENT_WORDS, unpackedByLast(bytes, log))).toStrictEqual(log)
}

describe('while this release is being deployed, the last one reads what this one writes', () => {
  test.each(EVENT_TYPES)('an event of the type %s, with all its optional fields', (type) => {
    fc.assert(fc.property(arbitraryEvent(type), (event) => expectRead([event])))
  })

  test('any log', () => {
    fc.assert(fc.property(arbitraryStored, ({ log }) => expectRead(log)))
  })
})

const finished = { type: 'finished', at: START, result: { winner: 'white', reason: 'resignation' } } as const

/** Events that lead to each of the states of a game. */
const BEGUN: Readonly<Record<Game['status'], readonly GameEvent[]>> = {
  open: [offered],
  active: [offered, joined],
  finished: [offered, joined, finished],
  aborted: [offered, { type: 'aborted', at: START, by: 'creator' }],
  expired: [offered, { type: 'expired', at: START }],
}

/**
 * Leaves out what the roles have used of their allowance. Since this release a message can be a step of its own, which
 * its author pays for, and an end by an endgame table takes more bytes, which whoever plays on pays for. The last release
 * counts neither, so while it runs it may allow a few requests more.
 */
const withoutAllowance = (game: object): object => ({ ...game, spentAllowance: {} })

/**
 * A message without its text: a step of its own whose text was displaced by later messages. The last release writes
 * none, and shows it as an empty line.
 */
const isDisplaced = (event: LoggedEvent): boolean => event.type === 'said' && event.text === ''

/**
 * Checks that both releases fold a log to the same game, to which this release may add fields. Returns whether there
 * was a game; false also for a log that only the next release can write.
 */
const expectFolded = (log: readonly LoggedEvent[]): boolean => {
  const bytes = written(log)
  if (!bytes || log.some(isDisplaced)) return false
  const game = fold(log)
  const read = renamed(STATE_NAMES, last.fold(unpackedByLast(bytes, log)))
  if (read === undefined || game === undefined) {
    expect(read).toBe(game)
    return false
  }
  expect(game).toMatchObject(
    log.some(({ type }) => type === 'said' || type === 'played-on')
      ? withoutAllowance(read as object)
      : (read as object),
  )
  return true
}

/**
 * Returns whether the log begins with an offer that the service accepts. A random offer may have a first move from a
 * square that no board has.
 */
const isOffered = ([offer]: readonly GameEvent[]): boolean =>
  offer?.type === 'offered' && offer.firstMove?.startsWith('99') !== true

describe('the last release folds it to the same game', () => {
  test.each(Object.entries(BEGUN))('after any event, and any log, in a game that is %s', (status, begun) => {
    expect(fold(begun)).toMatchObject({ status })
    for (const type of EVENT_TYPES)
      fc.assert(
        fc.property(arbitraryEvent(type), (event) => void expectFolded([...begun, event])),
        { numRuns: sized(10, 100) },
      )
    fc.assert(fc.property(arbitraryStored, ({ log }) => void expectFolded([...begun, ...log])))
  })

  test('in random games, in which nearly everything happens', () => {
    const chance = chances(20_261_126)
    const happened = new Set<string>()
    for (let left = sized(150, 2000); left > 0; left -= 1) {
      const log = randomLog(chance, 0.5)
      if (isOffered(log) && expectFolded(log)) for (const { type } of log) happened.add(type)
    }
    expect(happened.size).toBeGreaterThan(EVENT_TYPES.length * 0.8)
  })
})

/**
 * No release has been deployed on AWS yet. The commit in last.json stands for the last release: all that is stored
 * today was stored by this commit or an earlier one. It is in the history, so anybody can build its reader.
 */
describe('the reader of the last release', () => {
  test('is of a commit in this history', ({ skip }) => {
    const found = isInHistory(kept.commit)
    skip(found === 'unknown', 'this clone lacks the history')
    expect(found, 'npm run last-release -- --commit COMMIT takes another').toBe('yes')
  })

  test('is what that commit builds', async ({ skip }) => {
    skip(isInHistory(kept.commit) !== 'yes', 'this clone lacks the commit')
    const { module } = await readerAt(kept.commit)
    expect(module === kept.module, `npm run last-release -- --commit ${kept.commit} builds it again`).toBe(true)
  })
})

test('a field that only the next release writes can be read, and the writer refuses it', () => {
  const codec = record({ count: readOnlyUntilNextRelease(varint) })
  expect(codec.read({ bytes: Uint8Array.of(7), at: 0, time: 0 })).toEqual({ count: 7 })
  const sink: ByteWriter = { bytes: [], time: 0 }
  expect(() => codec.write(sink, { count: 7 })).toThrow(NOT_YET_WRITTEN)
})
