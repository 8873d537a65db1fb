import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { packTournament, unpackTournament } from '../../functions/codec/tournament-item.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteContacts } from '../../local/sqlite/stores/sqlite-contacts.ts'
import { sqliteGames, sqliteTournaments } from '../../local/sqlite/stores/sqlite-games.ts'
import { DAY, HOUR, SECOND } from '../../shared/game/model/words.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { tournamentKey } from '../../shared/service/ports/tournaments/tournament-key.ts'
import { loadTournament } from '../../shared/service/tournaments/record/tournament-store.ts'
import { endGame, forgetAddress, refuseNames, showData } from '../../tools/admin/admin-acts.ts'
import { findAddress, findName } from '../../tools/admin/find-address.ts'
import { describeGame } from '../../tools/admin/list-games.ts'
import { folderRecords } from '../../tools/admin/records/folder-records.ts'
import { checkItem } from '../../tools/replay/check-game.ts'
import { tempFolder } from '../harness/temp.ts'
import { begun, done, emailedLink, found, confirmAndSend } from '../service/tournaments/acting.ts'
import { SOON, foundingOf } from '../service/tournaments/event-terms.ts'
import { localEvent } from '../service/tournaments/local-event.ts'
import { started } from './started.ts'

const folder = await tempFolder('tournament-tools')
afterAll(folder.remove)

/** The folder of a service that is stopped, with an event that is played and one that is open for entry. */
let original = ''
let running = ''
let open = ''
let stoppedAt = 0

beforeAll(async () => {
  const event = await localEvent({ kind: 'sqlite' })
  running = (await begun(event, foundingOf(3))).id
  const other = await found(event, foundingOf(2, { secretary: { name: 'Ann', email: 'ann@club.test' } }))
  await confirmAndSend(event, other.secretary, 'ann@club.test')
  open = other.id
  await done(event, await emailedLink(event, 'ada@players0.test', 'j'), { type: 'accept' })
  await event.pass(SOON)
  stoppedAt = event.now()
  await event.stop()
  original = join(folder.path, 'original')
  cpSync(event.folder, original, { recursive: true })
  await event.remove()
})

let copies = 0
/** Returns a copy of the folder. */
const copied = (): string => {
  const path = join(folder.path, `copy${++copies}`)
  cpSync(original, path, { recursive: true })
  return path
}

const onFolder = async <T>(
  path: string,
  body: (database: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> => {
  const database = openDatabase(path)
  try {
    return await body(database)
  } finally {
    database.close()
  }
}

const itemOf = async (path: string, id: string) =>
  onFolder(path, async (database) => {
    const stored = await sqliteTournaments(database).load(id)
    if (!stored) throw new Error(`no tournament ${id}`)
    return packTournament(tournamentKey(id), stored)
  })

describe('the restore check', () => {
  test('passes a healthy folder, and counts its tournaments', async () => {
    const { code, out } = await started('restore-check', ['--data', original])
    expect([code, out]).toEqual([0, expect.stringContaining('2 tournament')])
  })

  test('finds a flipped bit, a missing fact, a wrong version and a wrong timer of a tournament', async () => {
    const item = await itemOf(original, running)
    expect(checkItem(item)).toMatchObject({ status: 'tournament', differences: [] })
    for (let bit = 0; bit < item.e.length * 8; bit++) {
      const e = Uint8Array.from(item.e)
      e[bit >> 3] = (e[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(checkItem({ ...item, e }).differences, `bit ${bit}`).not.toEqual([])
    }
    const stored = unpackTournament(item)
    const whole = stored.log.filter(({ type }, at) => {
      const shorter = packTournament(item.p, { ...stored, log: stored.log.toSpliced(at, 1) })
      return ['founded', 'accepted', 'started'].includes(type) && checkItem(shorter).differences.length === 0
    })
    expect(whole).toEqual([])
    expect(checkItem({ ...item, v: item.v + 1 }).differences).not.toEqual([])
    const other = await itemOf(original, open)
    const late = packTournament(other.p, {
      ...unpackTournament(other),
      due: Math.floor(stoppedAt / SECOND) * SECOND + 9 * DAY,
    })
    expect(checkItem(late).differences.join()).toMatch(/its timer is/)
  })
})

test('restore brings a lost tournament back with its addresses, and replaces a damaged one', async () => {
  const path = copied()
  const before = await Promise.all([running, open].map((id) => itemOf(path, id)))
  const contact = await onFolder(path, async (database) => {
    const loaded = await loadTournament(sqliteTournaments(database), running)
    const known = loaded?.tournament.entrants[0]?.contact ?? ''
    database.prepare('DELETE FROM game WHERE p = ?').run(tournamentKey(running))
    database.prepare('DELETE FROM contact WHERE game = ?').run(running)
    const { e } = gameItemAttributes(packTournament(tournamentKey(open), { version: 1, log: [], due: undefined }))
    database.prepare('UPDATE game SET e = ? WHERE p = ?').run(e?.B ?? '', tournamentKey(open))
    return known
  })
  const { code, out } = await started('restore', ['--from-data', original, '--to-data', path])
  expect([code, out]).toEqual([0, expect.stringContaining('1 lost and 1 damaged games are back')])
  expect(await Promise.all([running, open].map((id) => itemOf(path, id)))).toEqual(before)
  const email = await onFolder(path, async (database) => (await sqliteContacts(database).load(running, contact))?.email)
  expect(email).toBe('ada@players0.test')
})

test('redrive makes the boards of a tournament whose messages were lost', async () => {
  const path = copied()
  const games = await onFolder(path, async (database) => {
    const boards = (await loadTournament(sqliteTournaments(database), running))?.tournament.boards ?? []
    for (const { game } of boards) database.prepare('DELETE FROM game WHERE p = ?').run(game)
    return boards.map(({ game }) => game)
  })
  const { code } = await started('redrive', ['--game', tournamentKey(running)], { DATA_DIR: path })
  expect(code).toBe(0)
  const made = await onFolder(path, async (database) =>
    Promise.all(games.map(async (id) => (await sqliteGames(database).load(id)) !== undefined)),
  )
  expect(made).toEqual([true, true, true])
})

test('freeze takes an outage out of the clocks of boards, and leaves tournaments alone', async () => {
  const path = copied()
  const before = await itemOf(path, running)
  const [from, until] = [stoppedAt - 2 * HOUR, stoppedAt - HOUR].map((at) => new Date(at).toISOString())
  const args = ['--from', from ?? '', '--until', until ?? '', '--data', path]
  const { code, out } = await started('freeze', args)
  expect([code, out]).toEqual([0, expect.stringContaining('3 games frozen')])
  expect(await itemOf(path, running)).toEqual(before)
})

describe('the operator', () => {
  const opened = () => {
    const records = folderRecords(copied())
    return { ...records, now: () => stoppedAt + HOUR }
  }
  const text = (lines: readonly string[] | undefined): string => (lines ?? []).join('\n')

  test('finds people by address and by name, and tournaments by title and id', async () => {
    const records = opened()
    const byAddress = text(await findAddress(records, 'ADA@players0.test'))
    expect(byAddress).toContain(`${running}  tournament "Club cup", running; entrant 1, accepted "Ada"`)
    expect(byAddress).toContain(`${open}  tournament "Club cup", open; entrant 1, accepted "Ada"`)
    expect(text(await findName(records, 'sam'))).toContain(`${running}  tournament`)
    expect(text(await findName(records, 'club cup'))).toContain(`${open}  tournament`)
    const described = text(await describeGame(records, running))
    expect(described).toContain('3 entrants: 3 accepted')
    expect(described).toContain('3 boards, 3 made, 3 not decided')
    expect(text(await describeGame(records, running.slice(0, 6)))).toContain('3 boards')
    records.close()
  })

  test('cancels a tournament only if sure, and notes no name', async () => {
    const records = opened()
    await expect(refuseNames(records, { id: running, why: 'Ada asked' })).rejects.toThrow('must not name a player')
    expect(text(await endGame(records, running))).toContain('--sure')
    expect((await loadTournament(records.tournaments, running))?.tournament.status).toBe('running')
    expect(text(await endGame(records, running, true))).toContain('cancelled')
    expect((await loadTournament(records.tournaments, running))?.tournament.status).toBe('cancelled')
    expect(text(await endGame(records, running, true))).toContain('before')
    expect(await endGame(records, 'nosuchgame00', true)).toBeUndefined()
    records.close()
  })

  test('shows and forgets what tournaments store of a person', async () => {
    const records = opened()
    expect(text(await showData(records, 'ada@players0.test'))).toContain(`"tournament": "${running}"`)
    const lines = text(await forgetAddress(records, 'ada@players0.test', true))
    expect(lines).not.toContain('FAILED')
    for (const id of [running, open]) expect(JSON.stringify(await records.tournaments.load(id))).not.toContain('Ada')
    for (const { game, black } of (await loadTournament(records.tournaments, running))?.tournament.boards ?? [])
      if (black === 1) expect((await loadGame(records.games, game))?.game.creator.name).toBe('')
    expect(text(await findAddress(records, 'ada@players0.test'))).toContain('no seat has this address')
    records.close()
  })
})
