import type { Page } from 'playwright-core'
import { changeSubscriptions } from '../../shared/service/push/push-subscriptions.ts'
import { type Stand, ask, begun, idOf } from '../../test/pages/stand.ts'
import { CREATOR_EMAIL } from './busy-games.ts'
import { gameAt, playedGame } from './played-games.ts'
import type { PastGame } from '../../web/storage/finished-games.ts'

/** Returns the settings page of a seat with two devices that get push notifications. */
export const settingsWithDevices = async (at: Stand): Promise<string> => {
  const { creator } = await begun(at)
  const { contacts } = at.service
  const [id, game] = [idOf(creator), await gameAt(at, creator)]
  const epoch = game.epochs.creator
  const device = (name: string) => ({ id: name, epoch, endpoint: `https://push.example/${name}`, p256dh: '', auth: '' })
  await changeSubscriptions({ contacts, game: id, contact: game.creator.contact ?? '', epoch }, () => [
    device('phone'),
    device('laptop'),
  ])
  return `${creator}/settings`
}

/** Returns the page of a player who waits, and has typed an address whose first email has not come yet. */
export const seatWithNewAddress = async (at: Stand): Promise<string> => {
  const { opponent } = await playedGame(at, ['11-15'])
  await ask(at, `${opponent}/notify`, { form: { email: CREATOR_EMAIL } })
  return opponent
}

const HOUR = 3_600_000
const NEWEST = Date.UTC(2026, 2, 5, 18)

/** Opponents in the order of their games, some with names that a page must not take for markup or its own direction. */
const NAMES = [
  'Harry',
  'Zoë',
  'Harry',
  'Łukasz',
  'A name of exactly forty characters, whole'.slice(0, 40),
  'שלום',
  'Harry',
  '👑'.repeat(20),
  '<img src=x onerror=alert(1)>',
  '',
]
const RULES = ['english', 'international', 'russian'] as const
const ENDS = [
  ['won', 'resignation'],
  ['lost', 'no-moves'],
  ['drawn', 'agreement'],
  ['won', 'time'],
] as const

const nth = <T>(list: readonly [T, ...T[]] | readonly T[], place: number): T => list[place % list.length] as T

const finishedGame = (_: unknown, place: number): PastGame => {
  const [outcome, reason] = nth(ENDS, place)
  return {
    id: `Game${String(place).padStart(8, '0')}`,
    seat: place % 2 === 0 ? 'black' : 'white',
    name: nth(NAMES, place),
    ownName: 'Ann',
    outcome,
    reason,
    rules: nth(RULES, place),
    endedAt: `${new Date(NEWEST - place * 37 * HOUR).toISOString().slice(0, 19)}Z`,
  }
}

/** Returns finished games as a device stores them, newest first. */
export const finishedGames = (count: number): readonly PastGame[] => Array.from({ length: count }, finishedGame)

/** Shows My games of a device that has finished games stored. */
export const showFinishedGames = async (page: Page, count: number): Promise<void> => {
  await page.evaluate((games) => (localStorage['crownhead-finished'] = JSON.stringify(games)), finishedGames(count))
  await page.reload()
  await page.locator('#ended li').first().waitFor()
  await page.evaluate(() => localStorage.removeItem('crownhead-finished'))
}
