import { expect, test } from 'vitest'
import { packGame, unpackGame, unpackLog } from '../../../functions/codec/game-item.ts'
import { packFacts, packTournament, unpackFacts, unpackTournament } from '../../../functions/codec/tournament-item.ts'
import { isFromLaterRelease } from '../../../shared/service/games/later-release.ts'
import { tournamentIdIn, tournamentKey } from '../../../shared/service/ports/tournaments/tournament-key.ts'
import { GAME, offer } from '../../ports/samples.ts'
import { chances } from '../../draughts/random.ts'
import { sized } from '../../harness/size.ts'
import { randomLog } from '../../tournament/random-tournament.ts'
import { EVENT, newTournament, nextStep } from '../../ports/tournaments-contract.ts'

const KEY = tournamentKey(EVENT)

const errorOf = (act: () => unknown): unknown => {
  try {
    act()
    return undefined
  } catch (error) {
    return error
  }
}

test('a tournament is unpacked as it was packed, with and without a timer', () => {
  const after = nextStep(newTournament(), { type: 'confirmed', at: 0 }, { type: 'sent', at: 0 })
  for (const each of [newTournament(), after, { ...after, due: undefined }])
    expect(unpackTournament(packTournament(KEY, each))).toStrictEqual(each)
})

test('any log is unpacked as it was packed', () => {
  const chance = chances(62)
  for (let left = sized(60, 1000); left > 0; left -= 1) {
    const log = randomLog(chance, 80).map((fact, at) => ({ ...fact, step: 1 + Math.floor(at / 2) }))
    expect(unpackFacts(packFacts(log))).toStrictEqual(log)
  }
})

test('any changed byte is noticed', () => {
  const bytes = packFacts(newTournament().log)
  for (let at = 0; at < bytes.length; at++) {
    const damaged = bytes.map((byte, index) => (index === at ? byte ^ 4 : byte))
    expect(() => unpackFacts(damaged)).toThrow('damaged')
  }
  expect(() => unpackFacts(bytes.subarray(0, 2))).toThrow('too short')
})

test('a reader of games leaves a tournament to a later release, and so does this reader a later format', () => {
  const { e } = packTournament(KEY, newTournament())
  expect(isFromLaterRelease(errorOf(() => unpackLog(e)))).toBe(true)
  expect(isFromLaterRelease(errorOf(() => unpackGame(packTournament(KEY, newTournament()))))).toBe(true)
  expect(isFromLaterRelease(errorOf(() => unpackTournament(packGame(GAME, offer()))))).toBe(true)
})

test('the item counts the facts of the last step', () => {
  const after = nextStep(newTournament(), { type: 'confirmed', at: 0 }, { type: 'sent', at: 0 })
  expect([packTournament(KEY, newTournament()).n, packTournament(KEY, after).n]).toEqual([1, 2])
})

test('a version that cannot be is damage', () => {
  const item = packTournament(KEY, newTournament())
  expect(() => unpackTournament({ ...item, v: 0 })).toThrow(`version 0 of ${KEY}`)
})

test('only a tournament’s key names a tournament', () => {
  expect(tournamentIdIn(KEY)).toBe(EVENT)
  for (const other of [GAME, 'o#abcdefghijklmnop', '']) expect(tournamentIdIn(other)).toBeUndefined()
})
