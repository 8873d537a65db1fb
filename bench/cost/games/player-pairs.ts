import { MINUTE } from '../../../shared/game/model/words.ts'
import { formatApiKey } from '../../../shared/service/credentials/verify-api-key.ts'
import { SUBSCRIPTION } from '../../../test/harness/subscription.ts'
import { callApi, loadFiles, loadPage, pollVersion, sendScriptForm, sendForm, versionIn } from './requests.ts'
import type { CountedStage } from './counted-stage.ts'
import { passUntil } from './pass-until.ts'

/** How long the stage runs after an action, so that all its effects are carried out. */
export const EFFECTS_TIME = 5 * MINUTE

/** The path of a seat's page, or for programs the game's id and the token of the seat. */
type Seat = string

/** Two players. `begin` resolves with their seats, Black's first. */
type Company = {
  readonly begin: (stage: CountedStage) => Promise<readonly [black: Seat, white: Seat]>
  readonly move: (stage: CountedStage, seat: Seat, ply: number, move: string, polls: number) => Promise<void>
  readonly end: (stage: CountedStage, seat: Seat, ply: number) => Promise<void>
}

/** Returns the idempotency key in the form of a page. */
export const keyIn = (html: string): string => /name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''

/** Delivers the consent emails, and presses the button of each. */
const consent = async (stage: CountedStage): Promise<void> => {
  await passUntil(stage, stage.clock.now + EFFECTS_TIME)
  for (const { text } of stage.ses.mails.splice(0)) {
    const [link] = /\/p\/[\w-]+\.[\w-]+/.exec(text) ?? []
    if (link !== undefined) await loadPage(stage, await sendForm(stage, `${link}/emails`, {}))
  }
}

/** The fields that have the same value in every form of a new game. */
export const NEW_GAME = { seat: 'black', rules: 'english', clock: 'relaxed', perMove: '3', reserve: '7', timeZone: '' }

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
  // The mover opens the page, which polls; the response to the move is the next page.
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

/** Returns two players that are programs. A seat is the game's id and the seat's token, with a space between them. */
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

/** The addresses of the two players. */
export const EMAILS = ['joost@players.example', 'amara@players.example'] as const

/** The kinds of players who play a game to its end. */
export const PAIRS = {
  'persons without email': persons(['', '']),
  'persons with email': persons(EMAILS),
  'persons with email and a device': persons(EMAILS, true),
  programs: programs(),
  'programs that own the game': programs({ key: KEY }),
  'programs with a webhook': programs({ key: KEY, hook: { url: 'https://club.example/turns', events: ['turn'] } }),
} as const satisfies Readonly<Record<string, Company>>

export type PairKind = keyof typeof PAIRS
