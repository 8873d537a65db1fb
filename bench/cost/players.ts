/** Whole games as they are played, through the doors of a stage. */
import { DAY, type Duration, MINUTE } from '../../shared/game/words.ts'
import { PUSH } from '../../shared/hooks/bounds.ts'
import type { AssetFiles } from '../../shared/pages/assets/asset-files.ts'
import { keyFrom } from '../../shared/service/credentials/api-keys.ts'
import { longWalk } from '../../test/draughts/walk.ts'
import { SUBSCRIPTION } from '../../test/harness/subscription.ts'
import { gone } from '../../test/mail/ses-events.ts'
import { call, loadFiles, page, poll, press, send, versionIn } from './asking.ts'
import { type Stage, type Way, pass, stageWith } from './stage.ts'
import { type Uses, minus } from './tally.ts'

const START = Date.UTC(2026, 10, 3, 12)

/** Between what somebody does and what follows. */
const ROOM = 5 * MINUTE

/** `pace`: from one move to the next. `polls`: questions for news before each. */
export type Habits = { readonly plies: number; readonly polls: number; readonly pace: Duration }

/** People who look in once a day; 60 plies are a usual game. */
export const HABITS: Habits = { plies: 60, polls: 1, pace: DAY }

/** Nobody moves at the same time each day. */
const UNEVEN = [0.4, 1.3, 0.9, 1.7, 0.7] as const

/** Before each move. */
export const pausesOf = ({ plies, pace }: Habits): readonly Duration[] =>
  Array.from({ length: plies }, (_, ply) => pace * (UNEVEN[ply % UNEVEN.length] ?? 1))

type Seat = string

/** From each move until the next; after the last nobody moves. */
export const turnsOf = (habits: Habits): readonly Duration[] => [...pausesOf(habits).slice(1), Infinity]

/** Two who play. `begin` answers what is theirs, the one with black first. */
type Company = {
  readonly begin: (stage: Stage) => Promise<readonly [black: Seat, white: Seat]>
  readonly move: (stage: Stage, seat: Seat, ply: number, move: string, polls: number) => Promise<void>
  readonly end: (stage: Stage, seat: Seat, ply: number) => Promise<void>
}

const keyIn = (html: string): string => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** Both mailboxes press the button of their first email. */
const consent = async (stage: Stage): Promise<void> => {
  await pass(stage, stage.clock.now + ROOM)
  for (const { text } of stage.ses.mails.splice(0)) {
    const [link] = /\/p\/[\w-]+\.[\w-]+/.exec(text) ?? []
    if (link !== undefined) await page(stage, await send(stage, `${link}/emails`, {}))
  }
}

const WISH = { seat: 'black', rules: 'english', clock: 'relaxed', perMove: '3', reserve: '7', timeZone: '' }

/** As long as Chrome's. */
const ENDPOINT = `https://fcm.googleapis.com/fcm/send/${'e'.repeat(152)}`

/** With the keys of a browser, which any may have. */
const addDevice = async (stage: Stage, seat: Seat): Promise<void> => {
  const { keys } = SUBSCRIPTION
  await call(stage, 'PUT', '/v1/seat/push', seat.slice(3), { endpoint: ENDPOINT, keys })
}

const persons = (emails: readonly [string, string], hasDevices = false): Company => ({
  begin: async (stage) => {
    const key = keyIn(await page(stage, '/'))
    const opponent = { opponentName: '', opponentEmail: '' }
    const creator = await send(stage, '/', { ...WISH, ...opponent, key, name: 'Joost', email: emails[0] })
    const html = await page(stage, creator)
    await loadFiles(stage, html)
    const [invitation = ''] = /\/i\/[\w-]+/.exec(html) ?? []
    const guest = { key: keyIn(await page(stage, invitation)), name: 'Amara', email: emails[1], timeZone: '' }
    const joined = await send(stage, invitation, guest)
    await loadFiles(stage, await page(stage, joined))
    await consent(stage)
    if (hasDevices) for (const seat of [creator, joined]) await addDevice(stage, seat)
    return [creator, joined]
  },
  // The page is opened, and asks for news; the answer to the move is the page after it.
  move: async (stage, seat, ply, move, polls) => {
    const version = versionIn(await page(stage, seat))
    for (let n = 0; n < polls; n++) await poll(stage, seat.slice(5, 17), version)
    await press(stage, `${seat}/move`, { ply: String(ply), move })
  },
  end: (stage, seat, ply) => press(stage, `${seat}/act`, { type: 'resign', ply: String(ply) }),
})

type Links = Readonly<Record<string, { readonly token: string }>>

const ID = 'club00000000'
const KEY = keyFrom(ID, 'c'.repeat(32))

type Owned = { readonly key: string; readonly hook?: object }

/** Gives it a key, and answers that. */
export const keyed = async (stage: Stage, { hook }: Pick<Owned, 'hook'>): Promise<string> => {
  const { apiKeys, clock } = stage
  const scopes = ['games:create', 'webhooks', 'seats:hold'] as const
  await apiKeys.issue({ id: ID, owner: ID, name: 'A club', scopes, hash: apiKeys.digest(KEY), created: clock.now }, 1)
  if (hook) await call(stage, 'POST', '/v1/webhooks', KEY, hook)
  return KEY
}

/** A seat is the game and its token. */
const programs = (owned?: Owned): Company => ({
  begin: async (stage) => {
    if (owned) await keyed(stage, owned)
    const body = { creator: { name: 'Ada', seat: 'black' } }
    const made = JSON.parse(await call(stage, 'POST', '/v1/games', owned?.key ?? '', body))
    const { game, links } = made as { readonly game: { readonly id: string }; readonly links: Links }
    const invitation = links['invitation']?.token ?? ''
    const joined = await call(stage, 'POST', `/v1/games/${game.id}/claim`, invitation, { name: 'Grace' })
    const seat = (JSON.parse(joined) as { readonly links: Links }).links['seat']?.token
    return [`${game.id} ${links['creator']?.token}`, `${game.id} ${seat}`]
  },
  // It asks for news, reads the game, and has the next one in the answer to its move.
  move: async (stage, seat, ply, move, polls) => {
    const [id = '', token = ''] = seat.split(' ')
    const version = versionIn(await call(stage, 'GET', `/v1/games/${id}`, token))
    for (let n = 0; n < polls; n++) await poll(stage, id, version)
    await call(stage, 'POST', `/v1/games/${id}/moves`, token, { ply, move })
  },
  end: async (stage, seat, ply) => {
    const [id = '', token = ''] = seat.split(' ')
    await call(stage, 'POST', `/v1/games/${id}/actions`, token, { type: 'resign', ply })
  },
})

const EMAILS = ['joost@players.example', 'amara@players.example'] as const

export const COMPANIES = {
  'persons without email': persons(['', '']),
  'persons with email': persons(EMAILS),
  'persons with email and a device': persons(EMAILS, true),
  programs: programs(),
  'programs that own the game': programs({ key: KEY }),
  'programs with a webhook': programs({ key: KEY, hook: { url: 'https://club.example/turns', events: ['turn'] } }),
} as const satisfies Readonly<Record<string, Company>>

export type Kind = keyof typeof COMPANIES

/** `moves`: while they were made. `rest`: before the first, and after the last. `bytes`: stored after the last. */
export type Recorded = { readonly moves: Uses; readonly rest: Uses; readonly bytes: number }

export const recorded = async (
  kind: Kind,
  files: AssetFiles,
  { plies, polls, pace }: Habits,
  way: Way = 'gateway',
): Promise<Recorded> => {
  const company = COMPANIES[kind]
  const stage = stageWith(files, START, way)
  const seats = await company.begin(stage)
  await pass(stage, stage.clock.now + ROOM)
  const before = stage.tally.uses()
  const pauses = pausesOf({ plies, polls, pace })
  for (const [ply, move] of longWalk(plies).entries()) {
    await pass(stage, stage.clock.now + (pauses[ply] ?? pace))
    await company.move(stage, seats[ply % 2 === 0 ? 0 : 1], ply, move, polls)
  }
  await pass(stage, stage.clock.now + PUSH.wait + ROOM)
  const [moved, bytes] = [stage.tally.uses(), stage.bytes()]
  await company.end(stage, seats[plies % 2 === 0 ? 0 : 1], plies)
  await pass(stage, stage.clock.now + ROOM)
  const moves = minus(moved, before)
  return { moves, rest: minus(stage.tally.uses(), moves), bytes }
}

/** Of one who has the page of a game open: so many questions, and the page after each of so many moves. */
export const watched = async (files: AssetFiles, { plies, polls }: Habits): Promise<Uses> => {
  const stage = stageWith(files, START)
  const [seat] = await COMPANIES.programs.begin(stage)
  const id = seat.slice(0, 12)
  await pass(stage, stage.clock.now + ROOM)
  const before = stage.tally.uses()
  for (let ply = 0; ply < plies; ply++) {
    const version = versionIn(await page(stage, `/g/${id}`))
    for (let n = 0; n < polls; n++) await poll(stage, id, version)
  }
  return minus(stage.tally.uses(), before)
}

/** Of one email that SES says came back, for good. */
export const cameBack = async (files: AssetFiles): Promise<Uses> => {
  const stage = stageWith(files, START)
  await COMPANIES['persons with email'].begin(stage)
  await pass(stage, stage.clock.now + ROOM)
  const mail = stage.ses.mails.at(-1)
  if (!mail) throw new Error('no email has gone')
  const before = stage.tally.uses()
  stage.sqs.messages.push({ queue: 'returns', body: JSON.stringify(gone(mail)), at: stage.clock.now })
  stage.tally.add('queue')
  await pass(stage, stage.clock.now + ROOM)
  return minus(stage.tally.uses(), before)
}

/** Whose address a creator gives: one that has consented in another game, or a new one, at a provider or in a domain of its own. */
export const FIRST = {
  consented: EMAILS[0],
  'at a provider': 'ada@gmail.com',
  'in a domain': 'ada@club.example',
} as const

/** Of one game whose creator gives an address, until its first email has gone. */
export const firstEmail = async (files: AssetFiles, to: keyof typeof FIRST): Promise<Uses> => {
  const stage = stageWith(files, START)
  await COMPANIES['persons with email'].begin(stage)
  await pass(stage, stage.clock.now + ROOM)
  const key = keyIn(await page(stage, '/'))
  const before = stage.tally.uses()
  await send(stage, '/', { ...WISH, opponentName: '', opponentEmail: '', key, name: 'Joost', email: FIRST[to] })
  await pass(stage, stage.clock.now + ROOM)
  return minus(stage.tally.uses(), before)
}

/** Of one turn whose mover says, before its email is due, that they see it. No email is sent for it. */
export const seen = async (files: AssetFiles): Promise<Uses> => {
  const stage = stageWith(files, START)
  const { begin, move } = COMPANIES['persons with email']
  const [black, white] = await begin(stage)
  await pass(stage, stage.clock.now + ROOM)
  const [first = ''] = longWalk(1)
  await move(stage, black, 0, first, 0)
  const sent = stage.ses.mails.length
  const version = versionIn(await page(stage, white))
  const before = stage.tally.uses()
  await call(stage, 'POST', '/v1/seat/seen', white.slice(3), { version })
  const said = minus(stage.tally.uses(), before)
  await pass(stage, stage.clock.now + DAY)
  if (stage.ses.mails.length > sent) throw new Error('an email has gone')
  return said
}
