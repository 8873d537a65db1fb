import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tempFolder } from '../harness/temp.ts'
import { sized } from '../harness/size.ts'
import { started } from '../tools/started.ts'
import { json, served, until } from './process.ts'
import { relayWith } from './relay.ts'

const PLAYERS = 8

/** The number of copies that are made while games are played. */
const COPIES = sized(2, 20)

type Seen = {
  readonly status: string
  readonly ply: number
  readonly turn?: string
  readonly legalMoves: readonly string[]
}

/**
 * Plays both seats of the n-th game by the API until `state.isOver`, the end of the game or a refusal, and counts its
 * moves in `state.moves`.
 */
const playing = async (base: string, n: number, state: { readonly isOver: boolean; readonly moves: number[] }) => {
  const ask = async (method: string, path: string, token?: string, body?: object) => {
    const headers = {
      ...json,
      'x-forwarded-for': `203.0.${n}.1`,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    }
    const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  const made = await ask('POST', '/v1/games', undefined, { creator: { name: 'Ann', seat: 'black' } })
  const { links, game } = made.body as {
    readonly links: { readonly creator: { readonly token: string }; readonly invitation: { readonly token: string } }
    readonly game: { readonly id: string }
  }
  const claim = await ask('POST', `/v1/games/${game.id}/claim`, links.invitation.token, { name: 'Ben' })
  const ben = (claim.body['links'] as { readonly seat: { readonly token: string } }).seat.token
  for (let moves = 0; !state.isOver; moves += 1) {
    state.moves[n] = moves
    const seen = (await ask('GET', `/v1/games/${game.id}`)).body as unknown as Seen
    if (seen.status !== 'active') return
    const move = seen.legalMoves[moves % seen.legalMoves.length]
    const by = seen.ply % 2 === 0 ? links.creator.token : ben
    const { status } = await ask('POST', `/v1/games/${game.id}/moves`, by, { ply: seen.ply, move })
    if (status !== 200) return
  }
}

test('copies that are made while eight players play can be replayed completely', { timeout: 300_000 }, async () => {
  await using folder = await tempFolder('backup-of-players')
  const relay = await relayWith()
  const { base, stop } = await served(folder.path, relay)
  const state = { isOver: false, moves: Array.from({ length: PLAYERS }, () => 0) }
  const players = Promise.all(state.moves.map((_, n) => playing(base, n, state)))
  const haveMoved = (): boolean => state.moves.every((count) => count > 0)
  await Promise.race([players, until(() => haveMoved() || undefined)])
  for (let copy = 0; copy < COPIES; copy++) {
    const { code, out } = await started('backup', ['--data', folder.path, '--to', join(folder.path, `copy${copy}`)])
    expect([code, out]).toEqual([0, expect.stringContaining('are the same in every game')])
  }
  state.isOver = true
  await players
  expect(haveMoved()).toBe(true)
  const last = await started('backup', ['--data', folder.path, '--to', join(folder.path, 'last')])
  expect([last.code, last.out]).toEqual([0, expect.stringContaining(`${PLAYERS} games`)])
  expect(await stop()).toBe(0)
  await relay.close()
})
