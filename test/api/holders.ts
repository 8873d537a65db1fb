import { memoryGames } from '../../local/memory/memory-games.ts'
import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import type { Response } from '../../shared/service/runtime/http.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import type { GameRecord } from '../../shared/service/ports/games.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { type Purpose, mintToken } from '../../shared/service/credentials/tokens.ts'
import { type stand, tokenOf } from '../service/stand.ts'

const DAY = 86_400_000
const CREATOR = { name: 'Amara', seat: 'black' }
const TERMS = { creator: CREATOR, arbiter: { name: 'Dee' } }

type Table = ReturnType<typeof stand>

/** The id of a game, and the token with which somebody asks for it. */
export type Held = { readonly id: string; readonly token: string }

const mint = async ({ service }: Table, id: string, purpose: Purpose): Promise<Held> => {
  const loaded = await loadGame(service.games, id)
  return { id, token: loaded ? mintToken(service.signer, purpose, id, loaded.game) : '' }
}

const begun = async ({ begin }: Table): Promise<string> =>
  (await begin({ ...TERMS, opponent: { name: 'Bo' } })).body.game.id

const offer = async (table: Table): Promise<Held> => {
  const made = await table.ask('POST', '/v1/games', { body: TERMS })
  return { id: made.body.game.id, token: tokenOf(made, 'invitation') }
}

const act = (table: Table, { id, token }: Held, type: string) =>
  table.ask('POST', `/v1/games/${id}/actions`, { token, body: { type, ply: 0 } })

/** Returns a function that gives a token of this purpose in a game that has begun. */
const holding =
  (purpose: Purpose) =>
  async (table: Table): Promise<Held> =>
    mint(table, await begun(table), purpose)

/** Returns a function that gives the link to a lost seat, two days after the other side asked for that link. */
const anew =
  (asking: 'creator' | 'opponent') =>
  async (table: Table): Promise<Held> => {
    const holder = await holding(asking)(table)
    await act(table, holder, 'ask-reseat')
    table.clock.now += 2 * DAY
    return mint(table, holder.id, asking === 'creator' ? 'opponent-anew' : 'creator-anew')
  }

/** By kind of caller: a function that creates a game and returns its id, with the token that this caller sends. */
export const HOLDERS = {
  creator: holding('creator'),
  opponent: holding('opponent'),
  arbiter: holding('arbiter'),
  inviting: offer,
  /** This is the invitation of a game that has begun. */
  invited: holding('invitation'),
  'creator-anew': anew('opponent'),
  'opponent-anew': anew('creator'),
  'creator-silence': holding('creator-silence'),
  'opponent-silence': holding('opponent-silence'),
  'arbiter-silence': holding('arbiter-silence'),
  /** These links give a seat back to the mailbox that had it. Here they lack the proof of that mailbox. */
  'creator-undo': holding('creator-undo'),
  'opponent-undo': holding('opponent-undo'),
  'arbiter-undo': holding('arbiter-undo'),
  'creator-calendar': holding('creator-calendar'),
  'opponent-calendar': holding('opponent-calendar'),
  /** This token belongs to another game than the one that the path names. */
  another: async (table) => ({ ...(await holding('creator')(table)), id: await begun(table) }),
  /** A seat's link after it was replaced by a new one. */
  rotated: async (table) => {
    const old = await holding('creator')(table)
    await table.ask('POST', '/v1/seat/rotate', { token: old.token })
    return old
  },
  /** A seat's link after somebody else took the seat. */
  reseated: async (table) => {
    const link = await anew('creator')(table)
    const old = await mint(table, link.id, 'opponent')
    await table.ask('POST', `/v1/games/${link.id}/claim`, { token: link.token, body: { name: 'Cy' } })
    return old
  },
  /** This token names the right game, but its proof is invalid. */
  forged: async (table) => {
    const { id, token } = await holding('creator')(table)
    return { id, token: `${token.slice(0, 14)}${'x'.repeat(32)}` }
  },
  garbage: async (table) => ({ id: await begun(table), token: 'garbage' }),
  none: async (table) => ({ id: await begun(table), token: '' }),
} satisfies { readonly [name: string]: (table: Table) => Promise<Held> }

export type Sent = { readonly method: string; readonly path: string; readonly body: string; readonly token: string }

/**
 * Returns a function that sends requests. Each request finds the store as it is now: none sees a change made by
 * another.
 */
export const asItStands = async ({ service, clock }: Table, { id, token: link }: Held) => {
  const stored = await service.games.load(id)
  const ownGame = link.slice(2, 14)
  const own = ownGame === id ? undefined : await service.games.load(ownGame)
  const send = async ({
    method,
    path,
    body,
    token,
  }: Sent): Promise<{ response: Response; after: GameRecord | undefined }> => {
    const games = memoryGames()
    if (stored) await games.save(id, undefined, stored)
    if (own) await games.save(ownGame, undefined, own)
    const fresh: Service = { ...service, games }
    const isApi = path === '/v1' || path.startsWith('/v1/')
    const type = isApi ? 'application/json' : 'application/x-www-form-urlencoded'
    const headers = { 'content-type': type, ...(token !== '' && { authorization: `Bearer ${token}` }) }
    const request = { method, path, query: {}, headers, body, from: '192.0.2.1', receivedAt: clock.now }
    const response = isApi ? await answerApi(fresh, request) : await answerPage(fresh, assetFiles({}), request)
    return { response, after: await games.load(id) }
  }
  return { stored, send }
}
