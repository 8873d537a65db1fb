import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOT_YET_WRITTEN, fromNextRelease, record } from '../../functions/packed/compound.ts'
import { type Sink, whole } from '../../functions/packed/codec.ts'
import { packLog, type unpackLog } from '../../functions/packed/item.ts'
import { fold } from '../../shared/game/evolve.ts'
import type { Logged } from '../../shared/service/ports.ts'
import { EVENT_TYPES, arbitraryEvent, arbitraryStored } from '../functions/packed/arbitrary.ts'
import { joined, move, offered } from '../ports/samples.ts'

type Reader = { readonly unpackLog: typeof unpackLog; readonly fold: typeof fold }

/** How the last release reads games: its own code, in one file (tools/last-release.ts). */
const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'last.json'), 'utf8')) as { readonly module: string }
const last = (await import(
  `data:text/javascript;base64,${Buffer.from(kept.module).toString('base64')}`
)) as unknown as Reader

/** Undefined for what this release only reads: its writers come with the next one. */
const written = (log: readonly Logged[]): Uint8Array | undefined => {
  try {
    return packLog(log)
  } catch (error) {
    if (error instanceof Error && error.message.endsWith(NOT_YET_WRITTEN)) return undefined
    throw error
  }
}

const expectRead = (log: readonly Logged[]): void => {
  const bytes = written(log)
  if (bytes) expect(last.unpackLog(bytes)).toStrictEqual(log)
}

describe('while this release goes over, the last one reads what this one writes', () => {
  test.each(EVENT_TYPES)('an event of the type %s, with all that it may have', (type) => {
    fc.assert(fc.property(arbitraryEvent(type), (event) => expectRead([event])))
  })

  test('any log', () => {
    fc.assert(fc.property(arbitraryStored, ({ log }) => expectRead(log)))
  })

  test('and folds a game to what it is here', () => {
    const log = [offered, joined, ...['11-15', '23-19', '8-11', '22-17'].map((text, n) => move(text, n))]
    const bytes = written(log)
    if (!bytes) throw new Error('a plain game cannot be written')
    const game = last.fold(last.unpackLog(bytes))
    expect(game).toMatchObject({ status: 'active' })
    expect(JSON.parse(JSON.stringify(game))).toEqual(JSON.parse(JSON.stringify(fold(log))))
  })
})

test('what only the next release writes is read, and refused by the writer', () => {
  const codec = record({ count: fromNextRelease(whole) })
  expect(codec.read({ bytes: Uint8Array.of(7), at: 0, time: 0 })).toEqual({ count: 7 })
  const sink: Sink = { bytes: [], time: 0 }
  expect(() => codec.write(sink, { count: 7 })).toThrow(NOT_YET_WRITTEN)
})
