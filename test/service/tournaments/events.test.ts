import { describe, expect, test } from 'vitest'
import { DAY } from '../../../shared/game/model/words.ts'
import { loadGame } from '../../../shared/service/games/game-store.ts'
import { enterTournament } from '../../../shared/service/tournaments/entry/enter-tournament.ts'
import { tournamentForReader } from '../../../shared/service/tournaments/reading/tournament-for-reader.ts'
import { standingsOf } from '../../../shared/tournament/standings/standings.ts'
import { SOON, TERMS, entrantsOf, foundingOf, linkIn } from './event-terms.ts'
import {
  acceptAs,
  act,
  begun,
  callerAt,
  confirmAndSend,
  done,
  entered,
  found,
  mailTo,
  opened,
  resign,
  tournamentOf,
} from './acting.ts'
import { describeEvents, onSqlite } from './local-event.ts'

describeEvents('a tournament', (play) => {
  test(
    'goes from the list of players to the final report, with few emails',
    play(async (world) => {
      const { id } = await begun(world, foundingOf(4))
      const { boards, made } = await tournamentOf(world, id)
      expect([boards.length, made]).toEqual([6, 6])
      for (const { game } of boards) expect((await loadGame(world.service.games, game))?.game.status).toBe('active')
      expect(mailTo(world, 'ada@players0.test')).toContain('/p/')
      for (const { game } of boards) await resign(world, game, 'creator')
      await world.pass(SOON)
      const { status, boards: after } = await tournamentOf(world, id)
      expect(status).toBe('finished')
      expect(after.map(({ score }) => score?.outcome)).toEqual(
        boards.map(() => ({ winner: 'white', reason: 'resignation' })),
      )
      for (const { email = '' } of entrantsOf(4)) {
        const kinds = world.mails().filter(({ to }) => to === email)
        // An invitation, the own link, all boards, and the final report; besides what is told of turns.
        expect(kinds.length).toBeLessThanOrEqual(5)
      }
      expect(world.faults).toEqual([])
    }),
  )
})

describe('an event', () => {
  const play = onSqlite

  test(
    'begins by itself when entry closes, and is open again for nobody',
    play(async (world) => {
      const closesAt = world.now() + 7 * DAY
      const { id, secretary } = await found(
        world,
        foundingOf(3, { terms: { ...TERMS, entry: { closesAt, open: true, limit: 3, waitingList: true } } }),
      )
      await confirmAndSend(world, secretary)
      await acceptAs(world, 'ada@players0.test')
      const { loaded } = await opened(world, secretary)
      const { links } = await tournamentForReader(world.service, { id, loaded }, undefined)
      const stranger = await opened(world, links.entry?.token)
      if (stranger.actor.role !== 'stranger') throw new Error('the link of the open entry is a stranger’s')
      const asStranger = { ...stranger, actor: stranger.actor }
      const names = ['Zoe', 'Yan', 'Xu']
      const entries = []
      for (const name of names)
        entries.push(await enterTournament(world.service, asStranger, { name }, undefined, callerAt(world)))
      expect(entries.map(({ kind }) => kind)).toEqual(['entered', 'entered', 'entered'])
      const before = await tournamentOf(world, id)
      expect(before.entrants.map(({ status }) => status)).toEqual([
        'accepted',
        'invited',
        'invited',
        'accepted',
        'accepted',
        'waiting',
      ])
      await world.pass(8 * DAY)
      const after = await tournamentOf(world, id)
      expect([after.status, after.boards.length]).toEqual(['running', 3])
      const late = await act(world, linkIn(mailTo(world, 'bea@players1.test'), 'j'), { type: 'accept' })
      expect(late).toMatchObject({ kind: 'refused', refusal: { code: 'tournament-begun' } })
    }),
  )

  test(
    'ends the boards of a player who withdraws, within ten minutes',
    play(async (world) => {
      const { id, players } = await begun(world, foundingOf(4))
      await done(world, players[0], { type: 'withdraw' })
      await world.pass(10 * 60_000)
      const { boards, status } = await tournamentOf(world, id)
      const own = boards.filter(({ black, white }) => black === 1 || white === 1)
      expect(own).toHaveLength(3)
      for (const { game, score, black } of own) {
        expect((await loadGame(world.service.games, game))?.game.status).toBe('finished')
        expect(score?.outcome).toEqual({ winner: black === 1 ? 'white' : 'black', reason: 'withdrawal' })
      }
      expect(status).toBe('running')
    }),
  )

  test(
    'stops all clocks, and lets them run again after a day’s notice',
    play(async (world) => {
      const { id, secretary } = await begun(world, foundingOf(2))
      const until = world.now() + 10 * DAY
      await done(world, secretary, { type: 'pause', until })
      await world.pass(SOON)
      const game = (await tournamentOf(world, id)).boards[0]?.game ?? ''
      const stops = async () => {
        const loaded = await loadGame(world.service.games, game)
        return loaded?.game.status === 'active' ? loaded.game.play.freezes.map((stop) => stop.until) : []
      }
      expect(await stops()).toEqual([Math.floor(until / 1000) * 1000])
      const resumedAt = world.now()
      await done(world, secretary, { type: 'resume' })
      await world.pass(SOON)
      const [end = 0] = await stops()
      expect(Math.abs(end - (resumedAt + DAY))).toBeLessThan(SOON)
    }),
  )

  test(
    'takes leave on all boards of a player once, and ends it once',
    play(async (world) => {
      const { id, players } = await begun(world, foundingOf(3))
      await done(world, players[0], { type: 'away', days: 5 })
      await world.pass(SOON)
      const own = (await tournamentOf(world, id)).boards.filter(({ black, white }) => black === 1 || white === 1)
      const leaveOf = async (board: (typeof own)[number]) => {
        const loaded = await loadGame(world.service.games, board.game)
        if (loaded?.game.status !== 'active') return undefined
        return loaded.game.play.leaveLeft[board.black === 1 ? 'creator' : 'opponent']
      }
      for (const board of own) expect(await leaveOf(board)).toBe(9 * DAY)
      await done(world, players[0], { type: 'away', days: 0 })
      await world.pass(DAY)
      const left = await Promise.all(own.map(leaveOf))
      expect(left.every((each) => each !== undefined && each > 13 * DAY - SOON)).toBe(true)
    }),
  )

  test(
    'gives the place of a player to another, and their boards with it',
    play(async (world) => {
      const { id, secretary } = await begun(world, foundingOf(3))
      await done(world, secretary, {
        type: 'invite',
        entrants: [{ name: 'Zed', email: 'zed@new.test' }],
        replaces: 2,
      })
      await world.pass(SOON)
      await acceptAs(world, 'zed@new.test')
      await world.pass(SOON)
      const { boards, entrants } = await tournamentOf(world, id)
      expect(entrants.map(({ status }) => status)).toEqual(['accepted', 'replaced', 'accepted', 'accepted'])
      const voided = boards.filter(({ voided: cause }) => cause === 'replaced')
      expect(voided).toHaveLength(2)
      for (const { game } of voided) expect((await loadGame(world.service.games, game))?.game.status).toBe('aborted')
      const anew = boards.filter(({ black, white }) => black === 4 || white === 4)
      expect(anew).toHaveLength(2)
      for (const { game } of anew) expect((await loadGame(world.service.games, game))?.game.status).toBe('active')
      expect(mailTo(world, 'zed@new.test')).toContain('/p/')
    }),
  )

  test(
    'closes at its date, is adjudicated, and the deputy decides an appeal',
    play(async (world) => {
      const endsAt = world.now() + 5 * DAY
      const clock = { perMove: 30 * DAY, reserve: 0, increment: 0 }
      const terms = { ...TERMS, endsAt, game: { ...TERMS.game, clock } }
      const { id, secretary, players } = await begun(world, foundingOf(2, { terms }))
      await done(world, secretary, { type: 'appoint-deputy', person: { name: 'Dee', email: 'dee@club.test' } })
      await world.pass(SOON)
      const deputy = linkIn(mailTo(world, 'dee@club.test'), 'o')
      await done(world, deputy, { type: 'accept-deputy' })
      await world.pass(6 * DAY)
      expect((await tournamentOf(world, id)).closedAt).toBeDefined()
      await done(world, secretary, { type: 'rule', board: 1, winner: 'black', reason: 'ahead' })
      await world.pass(SOON)
      expect((await tournamentOf(world, id)).status).toBe('finished')
      const { boards } = await tournamentOf(world, id)
      const loser = players[(boards[0]?.white ?? 1) - 1]
      await done(world, loser, { type: 'appeal', board: 1, text: 'it was even' })
      await world.pass(SOON)
      expect(mailTo(world, 'dee@club.test')).toContain('it was even')
      await done(world, deputy, { type: 'rule', board: 1, winner: null, reason: 'even' })
      const rows = standingsOf(await tournamentOf(world, id))
      expect(rows.map(({ points }) => points)).toEqual([1, 1])
    }),
  )

  test(
    'voids what is still open two weeks after its date',
    play(async (world) => {
      const endsAt = world.now() + 5 * DAY
      const clock = { perMove: 60 * DAY, reserve: 0, increment: 0 }
      const terms = { ...TERMS, endsAt, game: { ...TERMS.game, clock } }
      const { id } = await begun(world, foundingOf(2, { terms }))
      await world.pass(20 * DAY)
      const { status, boards } = await tournamentOf(world, id)
      expect(status).toBe('finished')
      expect(boards[0]?.voided).toBe('closed')
      expect((await loadGame(world.service.games, boards[0]?.game ?? ''))?.game.status).toBe('aborted')
    }),
  )

  test(
    'is cancelled, with all its games',
    play(async (world) => {
      const { id, secretary } = await begun(world, foundingOf(3))
      await done(world, secretary, { type: 'cancel', reason: 'the hall burnt down' })
      await world.pass(SOON)
      const { status, boards } = await tournamentOf(world, id)
      expect(status).toBe('cancelled')
      for (const { game } of boards) expect((await loadGame(world.service.games, game))?.game.status).toBe('aborted')
      expect(mailTo(world, 'ada@players0.test')).toContain('the hall burnt down')
    }),
  )

  test(
    'forgets addresses when its links expire, and keeps its page',
    play(async (world) => {
      const { id, players } = await entered(world, foundingOf(2))
      const { secretary: person } = await tournamentOf(world, id)
      await world.pass(400 * DAY)
      await expect(opened(world, players[0])).rejects.toThrow('opens nothing')
      expect((await tournamentOf(world, id)).status).toBe('cancelled')
      expect((await world.contacts.load(id, person.contact))?.email ?? 'none').toBe('none')
    }),
  )
})
