import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openDatabase } from '../../local/sqlite/database/open-database.ts'
import { sqliteGames } from '../../local/sqlite/stores/sqlite-games.ts'
import { openGameFolder } from '../../tools/command/open-game-folder.ts'
import { folderCopy } from '../../tools/replay/game-copy.ts'
import { type Segments, type WalkOptions, walk, parseWalkOptions } from '../../tools/command/walk.ts'
import { diceOf } from '../races/dice.ts'
import { tempFolder } from '../harness/temp.ts'
import { started } from './started.ts'
import { randomGame } from './world.ts'

const SILENT: WalkOptions = { say: () => {} }

/** A walk over ten segments of numbers, from 0 to 999. */
const NUMBERS: Segments<number> = {
  name: async () => 'numbers',
  count: 10,
  page: async (segment, after, limit) => {
    const [from, end] = [after === undefined ? segment * 100 : Number(after) + 1, segment * 100 + 100]
    const until = Math.min(end, from + Math.min(limit, 7))
    const items = Array.from({ length: until - from }, (_, n) => from + n)
    return { items, next: until === end ? undefined : String(until - 1) }
  },
}

const ALL = Array.from({ length: 1000 }, (_, n) => n)

const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)

test('a walk handles every item once, its segments at the same time, and adds what each page counts', async () => {
  const seen: number[] = []
  let [running, most] = [0, 0]
  const tally = await walk(NUMBERS, 'count', SILENT, async (items) => {
    most = Math.max(most, ++running)
    await pause(1)
    seen.push(...items)
    running--
    return { numbers: items.length, even: items.filter((n) => n % 2 === 0).length }
  })
  expect(sorted(seen)).toEqual(ALL)
  expect(tally).toEqual({ numbers: 1000, even: 500 })
  expect(most).toBe(10)
})

test('a walk that fails goes on where it was by the same notes, and its counts are those of both runs', async () => {
  await using folder = await tempFolder('walk')
  const resume = join(folder.path, 'notes')
  const seen = new Set<number>()
  const work = (last: number) => async (items: readonly number[]) => {
    if (seen.size > last) throw new Error('out of order')
    for (const n of items) seen.add(n)
    return { numbers: items.length }
  }
  const walking = { ...SILENT, resume }
  await expect(walk(NUMBERS, 'count', walking, work(300))).rejects.toThrow('out of order')
  await expect(walk(NUMBERS, 'other', walking, work(300))).rejects.toThrow(
    'the notes of another walk: count of numbers',
  )
  expect(await walk(NUMBERS, 'count', walking, work(9999))).toEqual({ numbers: 1000 })
  expect(seen.size).toBe(1000)
  expect(existsSync(resume)).toBe(false)
})

test('notes that cannot be parsed are refused', async () => {
  await using folder = await tempFolder('walk')
  const resume = join(folder.path, 'notes')
  for (const text of ['', '{}', 'null', '{"task": 1']) {
    await writeFile(resume, text)
    const walked = walk(NUMBERS, 'count', { ...SILENT, resume }, async () => ({}))
    await expect(walked).rejects.toThrow('has no notes of a walk')
  }
})

test('a rate applies to all segments together', async () => {
  const begun = performance.now()
  let most = 0
  const rate = 2000
  const { numbers = 0 } = await walk(NUMBERS, 'count', { ...SILENT, rate }, async (items) => {
    most = Math.max(most, items.length)
    return { numbers: items.length }
  })
  expect(numbers).toBe(1000)
  expect(most).toBeLessThanOrEqual(rate / 4)
  // A walk does not wait after the last page of each of the ten segments. A page has at most seven numbers.
  expect(performance.now() - begun).toBeGreaterThan(((1000 - 10 * 7) * 1000) / rate - 50)
})

test('the parts of a walk have every item once, each with notes of its own', async () => {
  await using folder = await tempFolder('walk')
  const seen: number[] = []
  const part = (text: string, resume = join(folder.path, text.replace('/', '-'))) =>
    walk(NUMBERS, 'count', { ...parseWalkOptions({ part: text, resume }), ...SILENT }, async (items) => {
      if (text === '3/3' && seen.length === 0) throw new Error('out of order')
      seen.push(...items)
      return { numbers: items.length }
    })
  await expect(part('3/3')).rejects.toThrow('out of order')
  await expect(part('2/3', join(folder.path, '3-3'))).rejects.toThrow('another walk: count --part 3/3 of numbers')
  const counts = [await part('1/3'), await part('2/3'), await part('3/3')]
  expect(counts).toEqual([{ numbers: 400 }, { numbers: 300 }, { numbers: 300 }])
  expect(sorted(seen)).toEqual(ALL)
})

test.each(['0/4', '5/4', '1', '1/51', 'a/b', '1/0', ''])('a part %j is refused', (part) => {
  expect(() => parseWalkOptions({ part })).toThrow(`--part must be such as 2/4, not '${part}'`)
})

test('a walk reports its progress', async () => {
  const output: string[] = []
  const walking: WalkOptions = { say: (line) => output.push(line), every: 5, rate: 5000 }
  await walk(NUMBERS, 'count', walking, async (items) => ({ numbers: items.length }))
  expect(output[0]).toMatch(/^\d+ games, \d+ a second; \d+ of 10 segments ended; in all: (\d+ numbers)?$/)
})

test.each(['0', '-1', '1.5', 'fast', ''])('a rate of %j is refused', (rate) => {
  expect(() => parseWalkOptions({ rate })).toThrow(`--rate must be a whole number of games a second, not '${rate}'`)
})

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

const GAMES = 240

/** Fills a folder with games that have random ids, as the service draws them. Every tenth game has a wrong version. */
const filled = async (
  path: string,
): Promise<{ readonly ids: readonly string[]; readonly damaged: readonly string[] }> => {
  const dice = diceOf(7)
  const database = openDatabase(path)
  const games = sqliteGames(database)
  const idOf = () => Array.from({ length: 12 }, () => LETTERS[dice.whole(LETTERS.length)] ?? '0').join('')
  const ids = Array.from({ length: GAMES }, idOf)
  for (const [n, id] of ids.entries()) await games.save(id, undefined, randomGame(id, n + 1, 6))
  const damaged = ids.filter((_, n) => n % 10 === 0)
  for (const id of damaged) database.prepare('UPDATE game SET v = v + 1 WHERE p = ?').run(id)
  database.close()
  return { ids: ids.toSorted(), damaged: damaged.toSorted() }
}

test('the segments of a folder have all its games, each once, in pages of any size', async () => {
  await using folder = await tempFolder('walk')
  const { ids } = await filled(folder.path)
  const database = openGameFolder(folder.path)
  const copy = folderCopy(database)
  const small: typeof copy = { ...copy, page: (segment, after, limit) => copy.page(segment, after, Math.min(limit, 3)) }
  for (const games of [copy, small]) {
    const seen: string[] = []
    await walk(games, 'list', SILENT, async (found) => {
      seen.push(...found.map(({ id }) => id))
      return {}
    })
    expect(seen.toSorted()).toEqual(ids)
  }
  database.close()
})

const damagedIn = (out: string): readonly string[] =>
  [...new Set([...out.matchAll(/^(\w{12}): its version/gm)].map(([, id = '']) => id))].toSorted()

test('a restore check that is killed goes on from its notes: every game is counted once, and all damage is reported', async () => {
  await using folder = await tempFolder('walk')
  const { damaged } = await filled(folder.path)
  const notes = join(folder.path, 'notes')
  const args = ['--data', folder.path, '--resume', notes]
  const tool = join(import.meta.dirname, '../../tools/restore-check.ts')
  const child = spawn(process.execPath, [tool, ...args, '--rate', '20'])
  let before = ''
  child.stdout.on('data', (text: Buffer) => (before += text.toString()))
  const closed = new Promise((resolve) => child.on('close', resolve))
  const isBegun = async () => existsSync(notes) && !(await readFile(notes, 'utf8')).includes('"done":0')
  while (!(await isBegun()) && child.exitCode === null) await pause(10)
  child.kill('SIGKILL')
  await closed
  const { tally } = JSON.parse(await readFile(notes, 'utf8')) as { readonly tally: { readonly games: number } }
  expect(tally.games).toBeGreaterThan(0)
  expect(tally.games).toBeLessThan(GAMES)
  const { code, out } = await started('restore-check', args)
  expect(code).toBe(1)
  expect(out).toMatch(new RegExp(`^${GAMES} games `, 'm'))
  expect(out).toContain(`${damaged.length} of ${GAMES} games differ`)
  expect(damagedIn(before + out)).toEqual(damaged)
  expect(existsSync(notes)).toBe(false)
})
