import { expect, test } from 'vitest'
import { DAY } from '../../shared/game/model/words.ts'
import { type OwnedGame, type OwnedGames, cursorAt } from '../../shared/service/ports/owned-games.ts'
import {
  type OwnedTournament,
  type OwnedTournaments,
  ownedTournamentsOf,
} from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { START } from './samples.ts'

const OWNER = 'abcdefghijkl'
const RIVAL = 'x-y_z'.repeat(5)
const BEGIN = cursorAt(0)

const gameOf = (n: number, version = 1, more: Partial<OwnedGame> = {}): OwnedGame => ({
  id: `game${n}`.padEnd(12, '0'),
  version,
  status: 'active',
  ply: version,
  turn: 'black',
  deadline: START + 3 * DAY,
  labels: { event: 'Żaneta’s “Cup” \u{1f3c6}', round: '3' },
  changedAt: START,
  ...more,
})

/** The list entry of a game that goes on. */
export const LINE: OwnedGame = { ...gameOf(1), id: 'running00000' }

const OVER: Partial<OwnedGame> = {
  status: 'finished',
  turn: null,
  result: { winner: null, reason: 'agreement' },
  until: START + 180 * DAY,
}

export const ownedGamesContract = (make: () => Promise<OwnedGames>): void => {
  const listed = async (owned: OwnedGames, cursor = BEGIN, most = 100) =>
    (await owned.after(OWNER, cursor, most)).map(({ game }) => game)

  test('a game is read as it was listed, whatever its labels and its end', async () => {
    const owned = await make()
    const { deadline: _none, ...ended } = gameOf(1, 7, OVER)
    await owned.note(OWNER, ended, { at: START })
    await owned.note(OWNER, gameOf(2, 1, { labels: {} }), { at: START + 1 })
    expect(await owned.find(OWNER, ended.id)).toStrictEqual(ended)
    expect(await owned.find(RIVAL, ended.id)).toBeUndefined()
    expect(await owned.after(OWNER, BEGIN, 100)).toStrictEqual([
      { cursor: cursorAt(START, ended.id), game: ended },
      { cursor: cursorAt(START + 1, gameOf(2).id), game: gameOf(2, 1, { labels: {} }) },
    ])
  })

  test('lists are in the order of writing, and a game that changes appears again at their end', async () => {
    const owned = await make()
    for (const n of [3, 1, 2]) await owned.note(OWNER, gameOf(n), { at: START + n })
    await owned.note(OWNER, gameOf(1, 2), { at: START + 9 })
    expect(await listed(owned)).toStrictEqual([gameOf(2), gameOf(3), gameOf(1, 2)])
    expect(await listed(owned, cursorAt(START + 2, gameOf(2).id))).toStrictEqual([gameOf(3), gameOf(1, 2)])
    expect(await listed(owned, cursorAt(START + 2), 1)).toStrictEqual([gameOf(2)])
    expect(await listed(owned, cursorAt(START + 9, gameOf(1).id))).toEqual([])
  })

  test('games that are listed in one instant have cursors one after the other', async () => {
    const owned = await make()
    for (const n of [2, 3, 1]) await owned.note(OWNER, gameOf(n), { at: START })
    const [first] = await owned.after(OWNER, BEGIN, 1)
    expect(first?.game).toStrictEqual(gameOf(1))
    expect(await listed(owned, first?.cursor)).toStrictEqual([gameOf(2), gameOf(3)])
  })

  test('the same entry again, and an earlier version that comes late, change nothing', async () => {
    const owned = await make()
    await owned.note(OWNER, gameOf(1, 5), { at: START })
    for (const version of [5, 4, 1]) await owned.note(OWNER, gameOf(1, version, OVER), { at: START + 5 })
    expect(await owned.after(OWNER, BEGIN, 9)).toStrictEqual([
      { cursor: cursorAt(START, gameOf(1).id), game: gameOf(1, 5) },
    ])
    expect(await owned.noted(OWNER, gameOf(1).id)).toBe(5)
  })

  test('of many versions at once the highest stays', async () => {
    const owned = await make()
    const versions = [3, 9, 1, 8, 2, 7]
    await Promise.all(versions.map((version) => owned.note(OWNER, gameOf(1, version), { at: START + version })))
    expect(await listed(owned)).toStrictEqual([gameOf(1, 9)])
  })

  test('an earlier version replaces only one that the game no longer has', async () => {
    const owned = await make()
    await owned.note(OWNER, gameOf(1, 9), { at: START })
    await owned.note(OWNER, gameOf(1, 4), { at: START + 1, over: 8 })
    expect(await owned.noted(OWNER, gameOf(1).id)).toBe(9)
    await owned.note(OWNER, gameOf(1, 4), { at: START + 1, over: 9 })
    expect(await listed(owned)).toStrictEqual([gameOf(1, 4)])
  })

  test('owners see their own games only, by any name that an owner may have', async () => {
    const owned = await make()
    await owned.note(OWNER, gameOf(1), { at: START })
    await owned.note(RIVAL, gameOf(2), { at: START })
    expect(await listed(owned)).toStrictEqual([gameOf(1)])
    expect((await owned.after(RIVAL, BEGIN, 9)).map(({ game }) => game)).toStrictEqual([gameOf(2)])
    expect(await owned.noted(RIVAL, gameOf(1).id)).toBeUndefined()
    expect(await owned.after('nobody000000', BEGIN, 9)).toEqual([])
  })
}

const event = (n: number, more: Partial<OwnedTournament> = {}): OwnedTournament => ({
  id: `event${n}`.padEnd(12, '0'),
  version: n,
  title: 'Klub Żaneta, “jesień”',
  section: 'B',
  status: 'running',
  foundedAt: START,
  players: 6,
  boards: 15,
  over: n,
  ...more,
})

/** The lists of tournaments, which stand beside those of games. */
export const ownedTournamentsContract = (
  make: () => Promise<{ readonly owned: OwnedGames; readonly ownedTournaments: OwnedTournaments }>,
): void => {
  test('a tournament is read as it was listed, and appears again at the end of its list when it changes', async () => {
    const { ownedTournaments } = await make()
    const list = ownedTournamentsOf(OWNER)
    for (const n of [1, 2]) await ownedTournaments.note(list, event(n), { at: START + n })
    const over = event(1, { version: 9, status: 'finished', until: START + 180 * DAY })
    await ownedTournaments.note(list, over, { at: START + 3 })
    await ownedTournaments.note(list, event(2, { version: 1 }), { at: START + 4 })
    expect((await ownedTournaments.after(list, BEGIN, 9)).map(({ game }) => game)).toStrictEqual([event(2), over])
    expect(await ownedTournaments.noted(list, over.id)).toBe(9)
    expect(await ownedTournaments.noted(ownedTournamentsOf(RIVAL), over.id)).toBeUndefined()
  })

  test('the lists of an owner’s games and tournaments stand apart, also of the same id', async () => {
    const { owned, ownedTournaments } = await make()
    await owned.note(OWNER, gameOf(1), { at: START })
    await ownedTournaments.note(ownedTournamentsOf(OWNER), event(1, { id: gameOf(1).id }), { at: START })
    expect((await owned.after(OWNER, BEGIN, 9)).map(({ game }) => game)).toStrictEqual([gameOf(1)])
    const listed = await ownedTournaments.after(ownedTournamentsOf(OWNER), BEGIN, 9)
    expect(listed.map(({ game }) => game)).toStrictEqual([event(1, { id: gameOf(1).id })])
  })
}
