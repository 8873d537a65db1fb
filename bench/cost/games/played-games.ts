/** Plays whole games through the entry points of a stage. */
import { DAY, type Duration, MINUTE } from '../../../shared/game/model/words.ts'
import { PUSH_LIMITS } from '../../../shared/webhooks/delivery-limits.ts'
import type { AssetFiles } from '../../../shared/pages/asset-files.ts'
import { formatApiKey } from '../../../shared/service/credentials/verify-api-key.ts'
import { longWalk } from '../../../test/draughts/walk.ts'
import { SUBSCRIPTION } from '../../../test/harness/subscription.ts'
import { gone } from '../../../test/email/ses-events.ts'
import { callApi, loadFiles, loadPage, pollVersion, sendScriptForm, sendForm, versionIn } from './requests.ts'
import { type CountedStage, type RequestWay, passUntil, countedStage } from './counted-stage.ts'
import { type Uses, subtractUses } from '../services/uses.ts'

const START = Date.UTC(2026, 10, 3, 12)

/** The time that passes between an action and its effects. */
const EFFECTS_TIME = 5 * MINUTE

/** How people play: the number of plies, the time from one move to the next, and the polls before each move. */
export type Habits = { readonly plies: number; readonly polls: number; readonly pace: Duration }

/** The habits of people who look at a game once a day. A usual game has 60 plies. */
export const HABITS: Habits = { plies: 60, polls: 1, pace: DAY }

/** Factors of the time between moves, as nobody moves at the same time each day. */
const UNEVEN = [0.4, 1.3, 0.9, 1.7, 0.7] as const

/** Returns the pause before each move. */
export const pausesOf = ({ plies, pace }: Habits): readonly Duration[] =>
  Array.from({ length: plies }, (_, ply) => pace * (UNEVEN[ply % UNEVEN.length] ?? 1))

type Seat = string

/** Returns the time from each move until the next; infinite after the last. */
export const turnLengths = (habits: Habits): readonly Duration[] => [...pausesOf(habits).slice(1), Infinity]

/** Two players. `begin` resolves with their seats, Black's first. */
type Company = {
  readonly begin: (stage: CountedStage) => Promise<readonly [black: Seat, white: Seat]>
  readonly move: (stage: CountedStage, seat: Seat, ply: number, move: string, polls: number) => Promise<void>
  readonly end: (stage: CountedStage, seat: Seat, ply: number) => Promise<void>
}

const keyIn = (html: string): string => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** Consents to emails by the button of each first email. */
const consent = async (stage: CountedStage): Promise<void> => {
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  for (const { text } of stage.ses.mails.splice(0)) {
    const [link] = /\/p\/[\w-]+\.[\w-]+/.exec(text) ?? []
    if (link !== undefined) await loadPage(stage, await sendForm(stage, `${link}/emails`, {}))
  }
}

const NEW_GAME = { seat: 'black', rules: 'english', clock: 'relaxed', perMove: '3', reserve: '7', timeZone: '' }

/** A push endpoint that is as long as Chrome's. */
const ENDPOINT = `https://fcm.googleapis.com/fcm/send/${'e'.repeat(152)}`

/** Adds a device to the seat, with the keys of some browser. */
const addDevice = async (stage: CountedStage, seat: Seat): Promise<void> => {
  const { keys } = SUBSCRIPTION
  await callApi(stage, 'PUT', '/v1/seat/push', seat.slice(3), { endpoint: ENDPOINT, keys })
}

const persons = (emails: readonly [string, string], hasDevices = false): Company => ({
  begin: async (stage) => {
    const key = keyIn(await loadPage(stage, '/'))
    const opponent = { opponentName: '', opponentEmail: '' }
    const creator = await sendForm(stage, '/', { ...NEW_GAME, ...opponent, key, name: 'Joost', email: emails[0] })
    const html = await loadPage(stage, creator)
    await loadFiles(stage, html)
    const [invitation = ''] = /\/i\/[\w-]+/.exec(html) ?? []
    const guest = { key: keyIn(await loadPage(stage, invitation)), name: 'Amara', email: emails[1], timeZone: '' }
    const joined = await sendForm(stage, invitation, guest)
    await loadFiles(stage, await loadPage(stage, joined))
    await consent(stage)
    if (hasDevices) for (const seat of [creator, joined]) await addDevice(stage, seat)
    return [creator, joined]
  },
  // The page is opened and polls; the response to the move is the next page.
  move: async (stage, seat, ply, move, polls) => {
    const version = versionIn(await loadPage(stage, seat))
    for (let n = 0; n < polls; n++) await pollVersion(stage, seat.slice(5, 17), version)
    await sendScriptForm(stage, `${seat}/move`, { ply: String(ply), move })
  },
  end: (stage, seat, ply) => sendScriptForm(stage, `${seat}/act`, { type: 'resign', ply: String(ply) }),
})

type Links = Readonly<Record<string, { readonly token: string }>>

const ID = 'club00000000'
const KEY = formatApiKey(ID, 'c'.repeat(32))

type Owned = { readonly key: string; readonly hook?: object }

/** Adds an API key, and a webhook if one is given. Resolves with the key. */
export const addApiKey = async (stage: CountedStage, { hook }: Pick<Owned, 'hook'>): Promise<string> => {
  const { apiKeys, clock } = stage
  const scopes = ['games:create', 'webhooks', 'seats:hold'] as const
  await apiKeys.issue({ id: ID, owner: ID, name: 'A club', scopes, hash: apiKeys.digest(KEY), created: clock.now }, 1)
  if (hook) await callApi(stage, 'POST', '/v1/webhooks', KEY, hook)
  return KEY
}

/** Two programs. Their seat is the game's id and the token. */
const programs = (owned?: Owned): Company => ({
  begin: async (stage) => {
    if (owned) await addApiKey(stage, owned)
    const body = { creator: { name: 'Ada', seat: 'black' } }
    const created = JSON.parse(await callApi(stage, 'POST', '/v1/games', owned?.key ?? '', body))
    const { game, links } = created as { readonly game: { readonly id: string }; readonly links: Links }
    const invitation = links['invitation']?.token ?? ''
    const joined = await callApi(stage, 'POST', `/v1/games/${game.id}/claim`, invitation, { name: 'Grace' })
    const seat = (JSON.parse(joined) as { readonly links: Links }).links['seat']?.token
    return [`${game.id} ${links['creator']?.token}`, `${game.id} ${seat}`]
  },
  // The program reads the game and polls; the response to its move has the next state.
  move: async (stage, seat, ply, move, polls) => {
    const [id = '', token = ''] = seat.split(' ')
    const version = versionIn(await callApi(stage, 'GET', `/v1/games/${id}`, token))
    for (let n = 0; n < polls; n++) await pollVersion(stage, id, version)
    await callApi(stage, 'POST', `/v1/games/${id}/moves`, token, { ply, move })
  },
  end: async (stage, seat, ply) => {
    const [id = '', token = ''] = seat.split(' ')
    await callApi(stage, 'POST', `/v1/games/${id}/actions`, token, { type: 'resign', ply })
  },
})

const EMAILS = ['joost@players.example', 'amara@players.example'] as const

export const PAIRS = {
  'persons without email': persons(['', '']),
  'persons with email': persons(EMAILS),
  'persons with email and a device': persons(EMAILS, true),
  programs: programs(),
  'programs that own the game': programs({ key: KEY }),
  'programs with a webhook': programs({ key: KEY, hook: { url: 'https://club.example/turns', events: ['turn'] } }),
} as const satisfies Readonly<Record<string, Company>>

export type PairKind = keyof typeof PAIRS

/**
 * The uses of a game: of its moves, of the rest before the first and after the last, and the bytes stored at the end.
 */
export type RecordedUses = { readonly moves: Uses; readonly rest: Uses; readonly bytes: number }

export const recordGame = async (
  kind: PairKind,
  files: AssetFiles,
  { plies, polls, pace }: Habits,
  way: RequestWay = 'gateway',
): Promise<RecordedUses> => {
  const company = PAIRS[kind]
  const stage = countedStage(files, START, way)
  const seats = await company.begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const before = stage.tally.uses()
  const pauses = pausesOf({ plies, polls, pace })
  for (const [ply, move] of longWalk(plies).entries()) {
    await passUntil(stage, stage.clock.now + (pauses[ply] ?? pace))
    await company.move(stage, seats[ply % 2 === 0 ? 0 : 1], ply, move, polls)
  }
  await passUntil(stage, stage.clock.now + PUSH_LIMITS.emailDelay + EFFECTS_TIME)
  const [moved, bytes] = [stage.tally.uses(), stage.bytes()]
  await company.end(stage, seats[plies % 2 === 0 ? 0 : 1], plies)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const moves = subtractUses(moved, before)
  return { moves, rest: subtractUses(stage.tally.uses(), moves), bytes }
}

/** Returns the uses of a watcher who has a game's page open: the polls, and the page after each move. */
export const watchGame = async (files: AssetFiles, { plies, polls }: Habits): Promise<Uses> => {
  const stage = countedStage(files, START)
  const [seat] = await PAIRS.programs.begin(stage)
  const id = seat.slice(0, 12)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const before = stage.tally.uses()
  for (let ply = 0; ply < plies; ply++) {
    const version = versionIn(await loadPage(stage, `/g/${id}`))
    for (let n = 0; n < polls; n++) await pollVersion(stage, id, version)
  }
  return subtractUses(stage.tally.uses(), before)
}

/** Returns the uses of one permanent bounce that SES reports. */
export const bounceUses = async (files: AssetFiles): Promise<Uses> => {
  const stage = countedStage(files, START)
  await PAIRS['persons with email'].begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const mail = stage.ses.mails.at(-1)
  if (!mail) throw new Error('no email has gone')
  const before = stage.tally.uses()
  stage.sqs.messages.push({ queue: 'returns', body: JSON.stringify(gone(mail)), at: stage.clock.now })
  stage.tally.add('queue')
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  return subtractUses(stage.tally.uses(), before)
}

/**
 * The address that a creator gives: one that consented in another game, or a new one at a provider or in its own
 * domain.
 */
export const FIRST_ADDRESSES = {
  consented: EMAILS[0],
  'at a provider': 'ada@gmail.com',
  'in a domain': 'ada@club.example',
} as const

/** Returns the uses of a new game whose creator gives an address, until the first email is sent. */
export const firstEmailUses = async (files: AssetFiles, to: keyof typeof FIRST_ADDRESSES): Promise<Uses> => {
  const stage = countedStage(files, START)
  await PAIRS['persons with email'].begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const key = keyIn(await loadPage(stage, '/'))
  const before = stage.tally.uses()
  await sendForm(stage, '/', {
    ...NEW_GAME,
    opponentName: '',
    opponentEmail: '',
    key,
    name: 'Joost',
    email: FIRST_ADDRESSES[to],
  })
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  return subtractUses(stage.tally.uses(), before)
}

/** Returns the uses of marking a turn as seen before its email is due, so that no email is sent. */
export const seenUses = async (files: AssetFiles): Promise<Uses> => {
  const stage = countedStage(files, START)
  const { begin, move } = PAIRS['persons with email']
  const [black, white] = await begin(stage)
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  const [first = ''] = longWalk(1)
  await move(stage, black, 0, first, 0)
  const sent = stage.ses.mails.length
  const version = versionIn(await loadPage(stage, white))
  const before = stage.tally.uses()
  await callApi(stage, 'POST', '/v1/seat/seen', white.slice(3), { version })
  const uses = subtractUses(stage.tally.uses(), before)
  await passUntil(stage, stage.clock.now + DAY)
  if (stage.ses.mails.length > sent) throw new Error('an email has gone')
  return uses
}
