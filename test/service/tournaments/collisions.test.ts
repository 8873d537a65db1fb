import { expect, test } from 'vitest'
import { sized } from '../../harness/size.ts'
import type { Seat } from '../../../shared/game/model/words.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import { noteScores } from '../../../shared/service/tournaments/boards/join-scores.ts'
import { enterTournament } from '../../../shared/service/tournaments/entry/enter-tournament.ts'
import { tournamentForReader } from '../../../shared/service/tournaments/reading/tournament-for-reader.ts'
import { begun, callerAt, confirmAndSend, found, opened, resign, tournamentOf } from './acting.ts'
import { SOON, TERMS, foundingOf } from './event-terms.ts'
import { type EventWorld, describeEvents } from './local-event.ts'
import { memoryEvent } from './memory-event.ts'

const LONG = 600_000

/** 16 players, each pair twice: 240 games. The short check has 8 players. */
const GRAND = foundingOf(sized(8, 16), { terms: { ...TERMS, format: 'two-game' } })

/** Resigns as a client does, which repeats its request after a store was too busy to answer in time. */
const resignAtLast = async (world: EventWorld, game: string, by: Seat): Promise<void> => {
  for (let tries = 0; tries < 20; tries++) {
    const isDone = await resign(world, game, by)
      .then(() => true)
      .catch(async () => (await loadGame(world.service.games, game))?.game.status === 'finished')
      .catch(() => false)
    if (isDone) return
  }
  throw new Error(`game ${game} was never resigned`)
}

describeEvents('many at once', (play) => {
  test(
    'all results of an event in one second are noted, and the table is right',
    play(async (world) => {
      const { id } = await begun(world, GRAND)
      const { boards } = await tournamentOf(world, id)
      expect(boards).toHaveLength(sized(56, 240))
      await Promise.all(
        boards.map(({ game, number }) => resignAtLast(world, game, number % 3 === 0 ? 'creator' : 'opponent')),
      )
      await world.pass(SOON)
      const after = await tournamentOf(world, id)
      expect(after.boards.filter(({ score }) => score === undefined)).toEqual([])
      for (const { game, score } of after.boards) {
        const loaded = await loadGame(world.service.games, game)
        expect(loaded?.game.status === 'finished' && loaded.game.result).toEqual(score?.outcome)
      }
      expect(after.status).toBe('finished')
      expect(world.faults).toEqual([])
    }),
    LONG,
  )

  test(
    'results that several processes note at the same time are all kept, the newest of each board',
    play(async (world) => {
      const { id } = await begun(world, foundingOf(sized(8, 16)))
      const { boards } = await tournamentOf(world, id)
      expect(boards).toHaveLength(sized(28, 120))
      // A store of its own for each process, so that they share nothing but the table.
      const processes = Array.from({ length: 6 }, () => ({ ...world.tournaments }))
      const outcome = (version: number) => ({ winner: null, reason: version === 9 ? 'agreement' : 'length' }) as const
      const notes = boards.flatMap(({ number: board }) =>
        [9, 3].map((version) => ({ board, version, outcome: outcome(version) })),
      )
      const attempt = async (at: number): Promise<void> => {
        const [store, note] = [processes[at % processes.length], notes[at]]
        if (!store || !note) throw new Error('nothing to note')
        // A busy tournament is tried again, as the queue does.
        for (let tries = 0; tries < 20; tries++)
          if (
            await noteScores(store, id, [note], world.now()).then(
              () => true,
              () => false,
            )
          )
            return
        throw new Error(`board ${note.board} was never noted`)
      }
      await Promise.all(notes.map((_, at) => attempt(at)))
      const after = await tournamentOf(world, id)
      expect(after.boards.map(({ score }) => score?.version)).toEqual(boards.map(() => 9))
      expect(after.status).toBe('finished')
    }),
    LONG,
  )

  test(
    'entries in the same moment never pass the limit',
    play(async (world) => {
      const entry = { open: true, limit: 5 } as const
      const { id, secretary } = await found(world, foundingOf(0, { terms: { ...TERMS, entry } }))
      await confirmAndSend(world, secretary)
      const { loaded } = await opened(world, secretary)
      const { links } = await tournamentForReader(world.service, { id, loaded }, undefined)
      const stranger = await opened(world, links.entry?.token)
      if (stranger.actor.role !== 'stranger') throw new Error('not the open entry')
      const asStranger = { ...stranger, actor: stranger.actor }
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, at) =>
          enterTournament(world.service, asStranger, { name: `Entrant ${at}` }, undefined, callerAt(world)),
        ),
      )
      const { entrants } = await tournamentOf(world, id)
      expect(entrants.filter(({ status }) => status === 'accepted')).toHaveLength(5)
      expect(results.filter(({ kind }) => kind === 'entered')).toHaveLength(5)
    }),
    LONG,
  )
})

test('results that come together are written together', async () => {
  const world = memoryEvent()
  const { id } = await begun(world, foundingOf(16))
  const { boards } = await tournamentOf(world, id)
  const before = (await world.tournaments.load(id))?.version ?? 0
  const outcome = { winner: 'black', reason: 'resignation' } as const
  await Promise.all(
    boards.map(({ number: board }) => noteScores(world.tournaments, id, [{ board, version: 2, outcome }], world.now())),
  )
  const after = (await world.tournaments.load(id))?.version ?? 0
  expect(after - before).toBe(2)
})
