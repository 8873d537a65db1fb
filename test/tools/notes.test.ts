import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lstat, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { tableCopy } from '../../tools/replay/game-copy.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { type Segments, type WalkOptions, walk, parseWalkOptions } from '../../tools/command/walk.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { idOf, randomGame } from './world.ts'

/** Creates a folder with a stored game for each id. */
const folderOf = async (path: string, ids: readonly string[]): Promise<void> => {
  const database = openDatabase(path)
  const games = sqliteGames(database)
  for (const [n, id] of ids.entries()) await games.save(id, undefined, randomGame(id, n + 1, 6))
  database.close()
}

/** Runs a tool and kills it as soon as its file of notes exists. */
const killed = async (tool: string, args: readonly string[], notes: string): Promise<void> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, `../../tools/${tool}.ts`), ...args])
  const closed = new Promise((resolve) => child.on('close', resolve))
  while (!existsSync(notes) && child.exitCode === null) await pause(10)
  child.kill('SIGKILL')
  await closed
}

test('restore goes on only into the target with which it began, however that is spelled', async () => {
  await using folder = await tempFolder('notes')
  const [from, first, other, alias] = ['from', 'first', 'other', 'alias'].map((name) => join(folder.path, name))
  const notes = join(folder.path, 'notes')
  await folderOf(from ?? '', [idOf(1), 'ugame0000002', 'zgame0000003'])
  for (const to of [first, other]) await folderOf(to ?? '', [])
  await symlink(first ?? '', alias ?? '')
  const args = (to = '') => ['--from-data', from ?? '', '--to-data', to, '--resume', notes]
  await killed('restore', [...args(first), '--rate', '4'], notes)
  const wrong = await started('restore', args(other))
  expect([wrong.code, wrong.out]).toEqual([2, ''])
  expect(wrong.error).toContain(`the notes of another walk: restore --to ${first}/crownhead.db of ${from}/crownhead.db`)
  const right = await started('restore', args(alias))
  expect([right.code, right.out]).toEqual([0, expect.stringContaining('3 lost and 0 damaged games are back')])
})

test('restore of named games writes no notes', async () => {
  const args = ['--from-data', 'a', '--to-data', 'b', '--game', idOf(1), '--resume', 'notes']
  const { code, error } = await started('restore', args)
  expect([code, error]).toEqual([2, expect.stringContaining('--resume and --part go with all games, not with --game')])
})

test.each([
  [{ region: 'eu-west-1' }, 'https://dynamodb.eu-west-1.amazonaws.com/games'],
  [{ region: 'us-east-1' }, 'https://dynamodb.us-east-1.amazonaws.com/games'],
  [{ region: 'local', endpoint: 'http://127.0.0.1:8000' }, 'http://127.0.0.1:8000/games'],
  [{ region: 'local', endpoint: 'http://127.0.0.1:8001' }, 'http://127.0.0.1:8001/games'],
])('a table of %j is called %s', async (table, name) => {
  const client = new DynamoDBClient({ ...table, credentials: { accessKeyId: 'local', secretAccessKey: 'local' } })
  expect(await tableCopy(client, 'games').name()).toBe(name)
  client.destroy()
})

/** A walk over two segments of three pages. */
const LETTERS: Segments<string> = {
  name: async () => 'letters',
  count: 2,
  page: async (_segment, after) => ({
    items: ['x', 'y'],
    next: after === undefined ? 'a' : after === 'a' ? 'b' : undefined,
  }),
}

const BEGUN = Date.UTC(2026, 10, 22, 9)

const NOTES = { task: 'spell of letters', begun: BEGUN, done: 4, places: ['a', null], tally: { letters: 4 } }

const spell = (resume: string, more: Partial<WalkOptions> = {}, items: string[] = []) =>
  walk(LETTERS, 'spell', { say: () => {}, resume, now: () => BEGUN, ...more }, async (page) => {
    items.push(...page)
    return { letters: page.length }
  })

const inFolder = async (body: (notes: string, folder: string) => Promise<void>): Promise<void> => {
  await using folder = await tempFolder('notes')
  await body(join(folder.path, 'notes'), folder.path)
}

test('a walk that goes on from notes says so, and how old they are', () =>
  inFolder(async (notes) => {
    await writeFile(notes, JSON.stringify(NOTES))
    const output: string[] = []
    expect(await spell(notes, { say: (line) => output.push(line) })).toEqual({ letters: 14 })
    expect(output).toEqual(['goes on from notes of 2026-11-22T09:00:00.000Z, 4 games done then'])
    output.length = 0
    await spell(notes, { say: (line) => output.push(line) })
    expect(output).toEqual([])
  }))

test.each([
  [0, true],
  [DAY, true],
  [DAY + 1, false],
  [-1, false],
])('notes that began %i ms ago are accepted: %s', (age, isTaken) =>
  inFolder(async (notes) => {
    await writeFile(notes, JSON.stringify(NOTES))
    const walked = spell(notes, { now: () => BEGUN + age })
    if (isTaken) expect(await walked).toEqual({ letters: 14 })
    else await expect(walked).rejects.toThrow('began at 2026-11-22T09:00:00.000Z, not within the last 24 hours')
    expect(existsSync(notes)).toBe(!isTaken)
  }),
)

test.each([
  ['no begin', { begun: undefined }],
  ['a begin that is no time', { begun: 9e15 }],
  ['a begin that is text', { begun: '2026' }],
  ['a field more', { more: 1 }],
  ['a place too few', { places: ['a'] }],
  ['places that are no list', { places: { length: 2 } }],
  ['a place that is false', { places: ['a', false] }],
  ['a place that is a number', { places: ['a', 1] }],
  ['an empty place', { places: ['a', ''] }],
  ['a place longer than a key', { places: ['a', 'k'.repeat(2049)] }],
  ['a count below nothing', { tally: { letters: -1 } }],
  ['half a count', { tally: { letters: 0.5 } }],
  ['a count that is text', { tally: { letters: '4' } }],
  ['a count whose name acts on a terminal', { tally: { '\u001b[2J': 4 } }],
  ['a task that is no text', { task: 1 }],
  ['games done below nothing', { done: -1 }],
])('notes with %s are refused', (_, change) =>
  inFolder(async (notes) => {
    const text = JSON.stringify({ ...NOTES, ...change })
    await writeFile(notes, text)
    const items: string[] = []
    await expect(spell(notes, {}, items)).rejects.toThrow(`--resume ${notes} has no notes of a walk`)
    expect([items, await readFile(notes, 'utf8')]).toEqual([[], text])
  }),
)

test('notes are never written through a link, and no other file is left beside them', () =>
  inFolder(async (notes, folder) => {
    const victim = join(folder, 'victim')
    await writeFile(victim, JSON.stringify(NOTES))
    for (const link of [notes, `${notes}.new`]) await symlink(victim, link)
    const broken = { ...LETTERS, page: async () => Promise.reject(new Error('out of order')) }
    const walking = { say: () => {}, resume: notes, now: () => BEGUN }
    await expect(walk(broken, 'spell', walking, async () => ({}))).rejects.toThrow('out of order')
    expect(await readFile(victim, 'utf8')).toBe(JSON.stringify(NOTES))
    expect((await lstat(notes)).isFile()).toBe(true)
    expect((await readdir(folder)).toSorted()).toEqual(['notes', 'notes.new', 'victim'])
  }))

test('an empty name of notes is refused', () => {
  expect(() => parseWalkOptions({ resume: '' })).toThrow('--resume must name a file')
})

test('what notes and arguments say cannot control the terminal', () =>
  inFolder(async (notes, folder) => {
    await folderOf(folder, [idOf(1)])
    const clear = '\u001b[2J\u009b31m\u202e'
    await writeFile(notes, JSON.stringify({ ...NOTES, begun: Date.now(), task: clear, places: Array(8).fill(null) }))
    await folderOf(join(folder, 'copy'), [])
    const target = ['--from-data', join(folder, 'copy'), '--to-data', folder]
    const results = await Promise.all([
      started('restore-check', ['--data', folder, '--resume', notes]),
      started('restore', [...target, '--game', clear]),
      started('redrive', ['--store', clear]),
      started('smoke', ['--url', clear]),
    ])
    for (const { out, error } of results) {
      expect(out + error).toContain('\\u{1b}[2J\\u{9b}31m\\u{202e}')
      // oxlint-disable-next-line no-control-regex -- which is what is looked for
      expect(out + error).not.toMatch(/[\u001b\u009b\u202e]/)
    }
  }))

test.each(['missing/notes', 'file/notes'])('notes that cannot be written at %s are refused before any work', (path) =>
  inFolder(async (_, folder) => {
    await writeFile(join(folder, 'file'), '')
    const items: string[] = []
    await expect(spell(join(folder, path), {}, items)).rejects.toThrow(/^--resume .* cannot be (read|written): \w/)
    expect(items).toEqual([])
  }),
)

test('a walk that fails ends when no segment works any more, with its first failure', async () => {
  let working = 0
  const walked = walk(LETTERS, 'spell', { say: () => {} }, async () => {
    const turn = ++working
    await pause(turn * 20)
    working--
    throw new Error(`failure ${turn}`)
  })
  await expect(walked).rejects.toThrow('failure 1')
  expect(working).toBe(0)
})
