import { type AttributeValue, DynamoDBClient, GetItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { gameItemAttributes } from '../../functions/aws/dynamodb/attributes.ts'
import { dynamodbContacts } from '../../functions/aws/people/contacts.ts'
import { dynamodbGames } from '../../functions/aws/stores/games.ts'
import { dynamodbNotebook } from '../../functions/aws/people/notebook.ts'
import { type GameItem, packGame, packLog, unpackGame } from '../../functions/codec/game-item.ts'
import { ensureTables } from '../../local/dynamodb/ensure-tables.ts'
import { openResources } from '../../local/resources/resources.ts'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { ROLES } from '../../shared/game/model/words.ts'
import { personOf } from '../../shared/game/model/game.ts'
import { deadlineOf } from '../../shared/game/time/clock.ts'
import type { Contacts } from '../../shared/service/ports/contacts.ts'
import type { Games } from '../../shared/service/ports/games.ts'
import type { NotebookStore } from '../../shared/service/ports/notebook.ts'
import { loadGame, foldStored } from '../../shared/service/games/game-store.ts'
import { tableRelated } from '../../tools/restore/related-entries.ts'
import { checkItem } from '../../tools/replay/check-game.ts'
import { tableCopy } from '../../tools/replay/game-copy.ts'
import { type RestoreContext, restoreGames, restorePage } from '../../tools/restore/restore-games.ts'
import { tableTarget } from '../../tools/restore/game-target.ts'
import { startChecker } from '../../tools/replay/check-threads.ts'
import { judgeGame } from '../../tools/restore/restore-verdict.ts'
import { describeWithDynamodb, dynamodbEndpoint, dynamodbSettings, uniqueTable } from '../harness/dynamodb.ts'
import { tempFolder } from '../harness/temp.ts'
import { portsOn } from './ports.ts'
import { started } from './started.ts'
import { idOf, randomGame } from './world.ts'

/**
 * Returns the n-th game after this many commands. Called with another number of commands, it returns the same game at
 * an earlier or later time, because the random numbers are drawn in the same order.
 */
const gameOf = (n: number, commands = 30): GameItem => packGame(idOf(n), randomGame(idOf(n), n + 1, commands))

const running = (n: number): boolean => checkItem(gameOf(n)).status === 'active' && gameOf(n).d !== undefined

/** The numbers of running games that have a timer. */
const RUNNING = Array.from({ length: 200 }, (_, n) => n).filter(running)

const numbered = (index: number): number => RUNNING[index] ?? 0

const flipped = (item: GameItem): GameItem => ({ ...item, e: item.e.with(9, (item.e[9] ?? 0) ^ 4) })

const shorter = (n: number): GameItem => gameOf(n, 12)

describe('the verdict about a game', () => {
  const n = numbered(0)
  const [copy, later] = [gameOf(n), gameOf(n, 60)]
  const damagedAlarm = { ...later, s: ((later.s ?? 0) + 1) % 8 }
  const judge = (from: GameItem, to: GameItem | undefined) => {
    const present = to && {
      found: { id: to.p, item: to },
      version: to.v,
      replace: async () => false,
      checked: checkItem(to),
    }
    return judgeGame({ found: { id: from.p, item: from }, checked: checkItem(from) }, present)
  }

  test.each([
    ['lost', copy, undefined],
    ['whole', copy, copy],
    ['whole, though further than the copy', copy, later],
    ['whole, though not as far as the copy', later, copy],
    ['whole, whatever became of the copy', flipped(copy), later],
    ['damaged', copy, flipped(copy)],
    ['damaged, and older', copy, flipped(shorter(n))],
    ['damaged in its version alone', copy, { ...copy, v: copy.v + 7 }],
    ['newer, by its version', copy, flipped(later)],
    ['newer, by its log', copy, damagedAlarm],
    ['newer, by its log, though its version says otherwise', copy, { ...later, v: 1 }],
    ['hopeless', flipped(copy), flipped(copy)],
    ['hopeless, as it is lost as well', flipped(copy), undefined],
  ])('%s', (verdict, from, to) => {
    expect(later.v).toBeGreaterThan(copy.v)
    expect(judge(from, to)).toBe(verdict.split(',')[0]?.split(' ')[0])
  })
})

const [LOST, DAMAGED, WHOLE, AHEAD, NEWER] = [0, 1, 2, 3, 4].map(numbered)

const idsOf = (...numbers: readonly (number | undefined)[]): readonly string[] => numbers.map((n) => idOf(n ?? -1))

/** The games as they are in the copy. */
const COPIED = [LOST, DAMAGED, WHOLE, AHEAD, NEWER].map((n = -1) => gameOf(n))

/** The games as they are in the live table. */
const LIVE: readonly GameItem[] = [
  flipped(shorter(DAMAGED ?? -1)),
  gameOf(WHOLE ?? -1),
  gameOf(AHEAD ?? -1, 60),
  flipped(gameOf(NEWER ?? -1, 60)),
]

const REPORT = '1 lost and 1 damaged games are back, 2 are whole, 1 failed\n'

const peopleOf = (item: GameItem) => {
  const { game } = foldStored(item.p, unpackGame(item))
  return ROLES.flatMap((role) => personOf(game, role)?.contact ?? [])
}

/** Stores an address and a note for each person in the game, and for somebody whom the game no longer names. */
const peopled = async (contacts: Contacts, notebook: NotebookStore, item: GameItem): Promise<void> => {
  for (const contact of [...peopleOf(item), 'gone000001']) {
    await contacts.add(item.p, contact, { email: `${contact}@players.test` })
    await notebook.save(item.p, `note-${contact}`, 'a note', undefined)
  }
}

const onFolder = async (path: string, items: readonly GameItem[]): Promise<void> => {
  const database = openDatabase(path)
  for (const { p, v, e, n, d, s } of items)
    database
      .prepare('INSERT INTO game (p, v, e, n, d, s) VALUES (?, ?, ?, ?, ?, ?)')
      .run(p, v, e, n, d ?? null, s ?? null)
  database.close()
}

const loadedFrom = async (path: string, id: string) => {
  const database = openDatabase(path)
  try {
    return await loadGame(sqliteGames(database), id)
  } finally {
    database.close()
  }
}

const folders = async () => {
  const [copy, live] = [await tempFolder('copy'), await tempFolder('live')]
  await onFolder(copy.path, COPIED)
  await onFolder(live.path, LIVE)
  const places = ['--from-data', copy.path, '--to-data', live.path]
  return {
    copy: copy.path,
    live: live.path,
    places,
    [Symbol.asyncDispose]: async () => {
      await copy.remove()
      await live.remove()
    },
  }
}

describe('npm run restore, from folder to folder', () => {
  test('brings back what is lost or damaged, with its people and its timer, and nothing else; a second run changes nothing', async () => {
    await using at = await folders()
    const from = await openResources({ folder: at.copy, store: { kind: 'sqlite' } })
    for (const item of COPIED) await peopled(from.contacts, from.notebook, item)
    from.close()
    const dry = await started('restore', [...at.places, '--dry-run'])
    expect(dry).toMatchObject({ code: 1, error: '' })
    expect(dry.out).toContain('1 lost and 1 damaged games would come back, 2 are whole, 1 failed')
    expect((await started('restore', [...at.places, '--dry-run'])).out).toBe(dry.out)

    const { code, out } = await started('restore', at.places)
    expect(code).toBe(1)
    expect(out).toContain(REPORT)
    const [lost = '', damaged = '', whole = '', ahead = '', newer = ''] = idsOf(LOST, DAMAGED, WHOLE, AHEAD, NEWER)
    expect(out).toMatch(new RegExp(`^${lost}: was lost, is back at version \\d+, with 4 entries beside it$`, 'm'))
    expect(out).toMatch(new RegExp(`^${damaged}: was damaged \\(.+\\), is back at version \\d+, with 4 entries`, 'm'))
    expect(out).toMatch(new RegExp(`^${newer}: FAILED: it is damaged, and has steps that the copy does not have`, 'm'))
    for (const id of [whole, ahead]) expect(out).not.toContain(id)
    expect((await started('restore', at.places)).out).toContain('0 lost and 0 damaged games are back, 4 are whole')

    const ground = await openResources({ folder: at.live, store: { kind: 'sqlite' } })
    const armed = ground.timers.due(Number.MAX_SAFE_INTEGER, 100).map(({ game }) => game)
    const { records } = await ground.changes.next(10)
    // Each restored game reaches the service as a change. Timers of these old games were due, so the restore has
    // carried them out, and has set new ones for the games that need them.
    expect(records.map(({ dynamodb }) => dynamodb?.Keys?.['p']?.S)).toEqual(expect.arrayContaining([lost, damaged]))
    for (const id of [lost, damaged]) {
      const stored = await ground.games.load(id)
      expect(stored?.due === undefined || armed.includes(id)).toBe(true)
      expect(await ground.contacts.load(id, 'gone000001')).toBeUndefined()
      expect(await ground.notebook.load(id, 'note-gone000001')).toBeUndefined()
      expect(await ground.contacts.load(id, 'amara00001')).toMatchObject({ email: 'amara00001@players.test' })
      expect(await ground.notebook.load(id, 'note-amara00001')).toBe('a note')
    }
    expect(await ground.contacts.load(whole, 'amara00001')).toBeUndefined()
    ground.close()
  })

  test('restores only the named games, and reports one that the copy does not have', async () => {
    await using at = await folders()
    const [lost = '', damaged = ''] = idsOf(LOST, DAMAGED)
    const named = ['--game', damaged, '--game', damaged, '--game', 'nogamenogame']
    const { code, out } = await started('restore', [...at.places, ...named])
    expect(code).toBe(1)
    expect(out).toContain('nogamenogame: FAILED: it is not in the copy')
    expect(out).toContain('0 lost and 1 damaged games are back, 0 are whole, 1 failed')
    expect(await loadedFrom(at.live, lost)).toBeUndefined()
  })

  test.each([
    [[], 'use --from TABLE'],
    [['--from', 'a', '--to-data', 'b'], 'use --from TABLE'],
    [['--from-data', 'a', '--to-data', './a'], 'the same folder'],
    [['--from-data', '/nowhere', '--to-data', '/nowhere/else'], 'no Crownhead database in /nowhere'],
    [['--from', 'a'], 'GAMES_TABLE is missing'],
  ])('%j is refused with a sentence', async (args, sentence) => {
    const { code, error } = await started('restore', args, { GAMES_TABLE: '' })
    expect([code, error]).toEqual([2, expect.stringContaining(sentence)])
  })
})

describeWithDynamodb('restoring from table to table', () => {
  let client: DynamoDBClient
  beforeAll(async () => {
    client = new DynamoDBClient(dynamodbSettings(await dynamodbEndpoint()))
  })
  afterAll(() => client.destroy())

  const tables = async () => {
    const names = { ledger: uniqueTable('ledger'), programs: uniqueTable('programs'), orders: uniqueTable('orders') }
    const live = { ...names, games: uniqueTable('games'), contacts: uniqueTable('people') }
    const copy = { ...names, games: uniqueTable('restored'), contacts: uniqueTable('people-restored') }
    await ensureTables(client, live)
    await ensureTables(client, copy)
    const put = (table: string, image: Record<string, AttributeValue>) =>
      client.send(new PutItemCommand({ TableName: table, Item: image }))
    for (const item of LIVE) await put(live.games, gameItemAttributes(item))
    for (const item of COPIED) await put(copy.games, gameItemAttributes(item))
    const games: Games = dynamodbGames(client, live.games)
    const ports = {
      ...portsOn(games),
      contacts: dynamodbContacts(client, live.contacts),
      notebook: dynamodbNotebook(client, live.contacts),
    }
    const restoring: RestoreContext = {
      copy: tableCopy(client, copy.games),
      target: tableTarget(client, live.games),
      restoreRelated: tableRelated(client, copy.contacts, live.contacts),
      ports,
      checker: startChecker(1),
      targetName: async () => `--to ${live.games}`,
      // A second before the first timer is due, so all games are still running.
      now: () => Math.min(...COPIED.map(({ d = Infinity }) => d)) * 1000 - 1000,
    }
    return { live, copy, games, ports, restoring, put }
  }

  const NOT_DRY = { isDry: false }

  test('brings back what is lost or damaged, with its people and its timer, and nothing else; a second run changes nothing', async () => {
    const at = await tables()
    for (const item of COPIED)
      await peopled(dynamodbContacts(client, at.copy.contacts), dynamodbNotebook(client, at.copy.contacts), item)
    const [lost = '', damaged = ''] = idsOf(LOST, DAMAGED)
    await at.ports.contacts.add(lost, 'amara00001', { email: 'newer@players.test' })
    const said: string[] = []
    const say = (line: string): void => void said.push(line)
    const tally = await restoreGames(at.restoring, NOT_DRY, say)
    expect(tally).toEqual({ lost: 1, damaged: 1, whole: 2, newer: 1, hopeless: 0, failed: 0 })
    for (const [n, id] of [lost, damaged].entries()) {
      expect(await at.games.load(id)).toEqual(unpackGame(COPIED[n] ?? LIVE[0] ?? gameOf(0)))
      expect(await at.ports.contacts.load(id, 'joost00001')).toMatchObject({ email: 'joost00001@players.test' })
      expect(await at.ports.contacts.load(id, 'gone000001')).toBeUndefined()
    }
    expect(await at.ports.contacts.load(lost, 'amara00001')).toMatchObject({ email: 'newer@players.test' })
    const armed = at.ports.timers.armed().map(({ game }) => game)
    expect(armed.toSorted()).toEqual([lost, damaged].toSorted())
    expect(await restoreGames(at.restoring, NOT_DRY, say)).toMatchObject({ lost: 0, damaged: 0, whole: 4, newer: 1 })
  })

  test('a dry run writes nothing', async () => {
    const at = await tables()
    const tally = await restoreGames(at.restoring, { isDry: true }, () => {})
    expect(tally).toMatchObject({ lost: 1, damaged: 1 })
    const [lost = '', damaged = ''] = idsOf(LOST, DAMAGED)
    expect(await at.games.load(lost)).toBeUndefined()
    await expect(at.games.load(damaged)).rejects.toThrow('damaged')
    expect(at.ports.timers.armed()).toEqual([])
  })

  /**
   * Each case: what another program does to the game after the tool has read it, the number of the game, what that
   * program writes, and the verdict of the tool.
   */
  test.each([
    ['is repaired by somebody else and goes on: it stays', DAMAGED, gameOf(DAMAGED ?? -1, 60), 'whole'],
    [
      'is damaged in another way: it is judged again and comes back',
      DAMAGED,
      flipped(gameOf(DAMAGED ?? -1)),
      'damaged',
    ],
    ['comes back by another hand: it stays', LOST, gameOf(LOST ?? -1, 60), 'whole'],
    ['is written with steps that the copy does not have: it stays', LOST, flipped(gameOf(LOST ?? -1, 60)), 'newer'],
  ] as const)('a game that meanwhile %s', async (_, n = -1, other, verdict) => {
    const at = await tables()
    const shelf = tableTarget(client, at.live.games)
    let isFirst = true
    const late = {
      ...shelf,
      read: async (ids: readonly string[]) => {
        const present = await shelf.read(ids)
        if (isFirst) await at.put(at.live.games, gameItemAttributes(other))
        isFirst = false
        return present
      },
    }
    const found = { id: idOf(n), item: gameOf(n) }
    const tally = await restorePage({ ...at.restoring, target: late }, NOT_DRY, [found], () => {})
    expect(tally[verdict]).toBe(1)
    const { Item } = await client.send(
      new GetItemCommand({ TableName: at.live.games, Key: { p: { S: idOf(n) } }, ConsistentRead: true }),
    )
    expect(Item).toEqual(gameItemAttributes(verdict === 'damaged' ? gameOf(n) : other))
  })

  test.each([
    ['without a log', ({ e: _log, ...rest }: Record<string, AttributeValue>) => rest],
    ['with a log that is text', (image: Record<string, AttributeValue>) => ({ ...image, e: { S: 'text' } })],
    ['with nothing but its id', ({ p }: Record<string, AttributeValue>) => ({ p: p ?? { S: '' } })],
    [
      'with an attribute of somebody else',
      (image: Record<string, AttributeValue>) => ({ ...image, v: { N: '1' }, zz: { BOOL: true } }),
    ],
    ['with an empty log', (image: Record<string, AttributeValue>) => ({ ...image, e: { B: packLog([]) } })],
  ])('an item %s is replaced', async (_, damage) => {
    const at = await tables()
    const n = WHOLE ?? -1
    await at.put(at.live.games, damage(gameItemAttributes(gameOf(n))))
    const tally = await restorePage(at.restoring, NOT_DRY, [{ id: idOf(n), item: gameOf(n) }], () => {})
    expect(tally).toMatchObject({ damaged: 1, failed: 0 })
    expect(await at.games.load(idOf(n))).toEqual(unpackGame(gameOf(n)))
  })

  test('a game that could not be played for a day loses nothing of its time', async () => {
    const at = await tables()
    const [lost = ''] = idsOf(LOST)
    const item = COPIED[0]
    if (!item) throw new Error('no game')
    const deadline = (loaded: Awaited<ReturnType<typeof loadGame>>) =>
      loaded?.game.status === 'active' ? deadlineOf(loaded.game.terms, loaded.game.play) : undefined
    const before = deadline(foldStored(lost, unpackGame(item)))
    const last = unpackGame(item).log.reduce((at, event) => Math.max(at, 'at' in event ? event.at : 0), 0)
    const now = last + 86_400_000
    const restoring = { ...at.restoring, now: () => now }
    await restorePage(restoring, { isDry: false, since: last }, [{ id: lost, item }], () => {})
    const loaded = await loadGame(at.games, lost)
    expect(loaded?.game.status).toBe('active')
    expect((deadline(loaded) ?? 0) - (before ?? 0)).toBe(86_400_000)
  })
})
