/** Plays whole tournaments through the entry points of a stage, and counts what they use of AWS. */
import { DAY, HOUR, MINUTE } from '../../../shared/game/model/words.ts'
import type { AssetFiles } from '../../../shared/pages/asset-files.ts'
import { longWalk } from '../../../test/draughts/walk.ts'
import { EVENT_FORM } from '../../../test/pages/event-form.ts'
import { type CountedStage, countedStage } from './counted-stage.ts'
import { passUntil } from './pass-until.ts'
import { EFFECTS_TIME, keyIn } from './player-pairs.ts'
import { loadFiles, loadPage, pollVersion, sendForm, sendScriptForm, versionIn } from './requests.ts'
import type { Uses } from '../services/uses.ts'

const START = Date.UTC(2026, 10, 3, 12)

/** Two kinds of events, with the number of their games. */
export const EVENTS = {
  'single round robin of 16': { format: 'single', players: 16, games: 120 },
  'two-game round robin of 8': { format: 'two-game', players: 8, games: 56 },
} as const

export type EventKind = keyof typeof EVENTS

type Event = (typeof EVENTS)[EventKind]

/** The players visit an event at different times of the same evening. */
const EVENING = 4 * HOUR

const SECRETARY = 'secretary@club.example'

/** Each player has an address at another provider, as only so many people of one are written to in a day. */
const addressesOf = ({ players }: Event): readonly string[] =>
  Array.from({ length: players }, (_, at) => `player@provider${at + 1}.example`)

const settle = (stage: CountedStage): Promise<void> => passUntil(stage, stage.clock.now + EFFECTS_TIME)

/** Returns the path of a kind of link in the newest email to an address that has one. */
const mailedPath = ({ ses }: CountedStage, address: string, kind: 'o' | 'j'): string => {
  const link = new RegExp(`/${kind}/[\\w.-]+`)
  const path = ses.mails.flatMap(({ to, text }) => (to === address ? (link.exec(text) ?? []) : [])).at(-1)
  if (path === undefined) throw new Error(`${address} has no email with a link of the kind ${kind}`)
  return path
}

/** Founds an event by its form, and sends the invitations behind the link in the secretary's mailbox. */
const sendEvent = async (stage: CountedStage, event: Event): Promise<string> => {
  const key = keyIn(await loadPage(stage, '/t'))
  const players = addressesOf(event)
    .map((address, at) => `Player Number ${at + 1} <${address}>`)
    .join('\n')
  await sendForm(stage, '/t', { ...EVENT_FORM, rules: 'english', format: event.format, email: SECRETARY, key, players })
  await settle(stage)
  const page = mailedPath(stage, SECRETARY, 'o')
  await loadPage(stage, page)
  await sendForm(stage, `${page}/send`, {})
  await settle(stage)
  return page
}

/** Accepts an invitation, and resolves with the path of the player's page. */
const accept = async (stage: CountedStage, address: string): Promise<string> => {
  const invitation = mailedPath(stage, address, 'j')
  const key = keyIn(await loadPage(stage, invitation))
  const page = await sendForm(stage, invitation, { key, timeZone: '', agree: '1' })
  await loadFiles(stage, await loadPage(stage, page))
  return page.replace(/\?.*/, '')
}

/** Begins an event that all players have entered, and resolves with the paths of their pages. */
const beginEvent = async (stage: CountedStage, event: Event): Promise<readonly string[]> => {
  const secretary = await sendEvent(stage, event)
  const pages: string[] = []
  for (const address of addressesOf(event)) pages.push(await accept(stage, address))
  await settle(stage)
  await loadPage(stage, secretary)
  await sendForm(stage, `${secretary}/act`, { type: 'start' })
  await settle(stage)
  return pages
}

/** Returns the id of the game whose seat has this page. */
const gameOf = (seat: string): string => seat.slice(5, 17)

/** Black has the seat of a game's creator, whose links begin with this letter. */
const isBlack = (seat: string): boolean => seat.startsWith('/p/c')

/**
 * A player opens the own page, and moves in all games in which it is their turn, as `persons` of player-pairs.ts do.
 * After the last move the side to move resigns. `played`: the plies of each game so far.
 */
const visit = async (
  stage: CountedStage,
  page: string,
  moves: readonly string[],
  played: Map<string, number>,
): Promise<void> => {
  const own = await loadPage(stage, page)
  for (const seat of new Set(own.match(/\/p\/[co][\w-]+/g))) {
    const ply = played.get(gameOf(seat)) ?? 0
    if (ply > moves.length || (ply % 2 === 0) !== isBlack(seat)) continue
    const version = versionIn(await loadPage(stage, seat))
    await pollVersion(stage, gameOf(seat), version)
    const move = moves[ply]
    const form = { ply: String(ply) }
    if (move === undefined) await sendScriptForm(stage, `${seat}/act`, { ...form, type: 'resign' })
    else await sendScriptForm(stage, `${seat}/move`, { ...form, move })
    played.set(gameOf(seat), ply + 1)
  }
}

/**
 * Returns what an event of persons with email uses of AWS, from its form to the final report. Each game has `plies` moves
 * before somebody resigns. Each player visits it once in an evening, and looks at the table when it is over.
 */
export const eventUses = async (files: AssetFiles, kind: EventKind, plies: number): Promise<Uses> => {
  const event = EVENTS[kind]
  const stage = countedStage(files, START)
  const pages = await beginEvent(stage, event)
  const moves = plies === 0 ? [] : longWalk(plies)
  const played = new Map<string, number>()
  for (let day = 1; [...played.values()].reduce((sum, count) => sum + count, 0) < event.games * (plies + 1); day += 1) {
    if (day > plies + 3) throw new Error('the games do not end')
    for (const [at, page] of pages.entries()) {
      await passUntil(stage, START + day * DAY + at * (EVENING / event.players))
      await visit(stage, page, moves, played)
    }
  }
  await passUntil(stage, stage.clock.now + 10 * MINUTE)
  const [id] = pages.map((page) => page.slice(5, 17))
  for (const _ of pages) await loadPage(stage, `/t/${id}`)
  return stage.tally.uses()
}
