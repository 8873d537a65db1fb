import { packGame } from '../../functions/codec/game-item.ts'
import { nextFullMinute, scheduleName } from '../../functions/aws/background/schedule-name.ts'
import { openDatabase, transaction } from '../../local/sqlite/database/open-database.ts'
import { DAY } from '../../shared/game/model/words.ts'
import { START, joined, offered } from '../../test/ports/samples.ts'
import { gamesAfter } from '../functions/games-after.ts'
import { dice } from '../../test/draughts/walk.ts'

const AT_ONCE = 10_000
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Returns the id of the stored game with this number. The ids spread over the index like random ones. */
export const storedId = (number: number): string => {
  const random = dice(number + 1)
  return Array.from({ length: 12 }, () => LETTERS[Math.floor(random() * LETTERS.length)]).join('')
}

/** Fills a folder with games of thirty plies, each with a timer in ten to forty days and two contacts. */
export const fillFolder = (folder: string, count: number): void => {
  const database = openDatabase(folder)
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000')
  const put = database.prepare('INSERT INTO game (p, v, e, n, d, s) VALUES (?, ?, ?, ?, ?, ?)')
  const enter = database.prepare('INSERT INTO contact (game, id, since) VALUES (?, ?, ?)')
  const arm = database.prepare('INSERT INTO schedule (name, game, at) VALUES (?, ?, ?)')
  const random = dice(1)
  const samples = gamesAfter(30, 30)
  const items = samples.map(({ stored }) => packGame('000000000000', stored))
  const now = Date.now()
  const store = (number: number): void => {
    const item = items[number % items.length]
    if (!item) return
    const id = storedId(number)
    const due = Math.floor(now + (10 + 30 * random()) * DAY)
    put.run(id, item.v, item.e, item.n, Math.floor(due / 1000), item.s ?? 0)
    for (const contact of [offered.contact, joined.contact]) enter.run(id, contact ?? '', START)
    arm.run(scheduleName(id, nextFullMinute(due)), id, nextFullMinute(due))
  }
  for (let from = 0; from < count; from += AT_ONCE)
    transaction(database, () => {
      for (let number = from; number < Math.min(count, from + AT_ONCE); number += 1) store(number)
    })
  database.exec('PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
}
