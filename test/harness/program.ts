import { cursorAt } from '../../shared/service/ports/owned-games.ts'
import { answerApi } from '../../shared/service/answer-api.ts'
import type { OwnGameView } from '../../shared/api/answers/programs/own-games-shape.ts'
import { noteOwnedGame } from '../../shared/service/orders/note-owned-game.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import { stand, tokenOf } from '../service/stand.ts'
import { KEYS } from './api-keys.ts'

export const CLUB = 'club00000000'

type Query = Readonly<Record<string, string>>

export type Told = {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly games: readonly OwnGameView[]
  readonly next: string
  readonly more: boolean
}

/** Returns a program with an API key, and the list of its games that the function Stored keeps. */
export const program = () => {
  const at = stand()
  const { service, ask, clock } = at
  const get = async (path: string, query: Query = {}, token: string = KEYS.club): Promise<Told> => {
    const headers = { authorization: `Bearer ${token}` }
    const request = { method: 'GET', path, query, headers, from: '192.0.2.1', body: '', receivedAt: clock.now }
    const response = await answerApi(service, request)
    const isJson = response.headers['content-type']?.includes('json') ?? false
    return { ...response, text: response.body, ...(isJson ? JSON.parse(response.body) : {}) }
  }
  const note = async (id: string, when = clock.now): Promise<void> => {
    const loaded = await loadGame(service.games, id)
    if (loaded) await noteOwnedGame(service.owned, id, loaded, when)
  }
  /** Creates a game that begins at once; Amara has black. */
  const make = async (more: object = {}, token: string = KEYS.club) => {
    const body = { creator: { name: 'Amara', seat: 'black' }, opponent: { name: 'Joost' }, hold: true, ...more }
    const made = await ask('POST', '/v1/games', { token, body })
    const { id } = made.body.game
    await note(id)
    return { id, tokens: [tokenOf(made, 'creator'), tokenOf(made, 'opponent')] as const }
  }
  const move = async (id: string, tokens: readonly [string, string], ply: number, text: string): Promise<void> => {
    const { status } = await ask('POST', `/v1/games/${id}/moves`, {
      token: ply % 2 === 0 ? tokens[0] : tokens[1],
      body: { ply, move: text },
    })
    if (status !== 200) throw new Error(`${text} is refused`)
  }
  /** Adds a line to the list of the club's games without creating the game, for tests of long lists. */
  const line = (n: number, more: object = {}, when = clock.now): Promise<void> => {
    const game = {
      id: `g${n}`.padEnd(12, '0'),
      version: 1,
      status: 'active',
      ply: 0,
      turn: 'black',
      labels: {},
    } as const
    return service.owned.note(CLUB, { ...game, changedAt: when, ...more }, { at: when })
  }
  return { ...at, get, note, make, move, line, begin: cursorAt(0) }
}
