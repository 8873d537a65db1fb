import { createRequire } from 'node:module'
import { httpCaller } from './caller.ts'
import type { BenchPosition, BenchPerson } from './our-person.ts'

type State = {
  readonly _stateID: number
  readonly G: { readonly legalMoves: readonly string[] }
  readonly ctx: { readonly turn: number; readonly gameover?: unknown }
}
type Socket = {
  emit(type: string, ...args: readonly unknown[]): void
  once(type: string, nextMessage: (matchID: string, payload: never) => void): void
  off(type: string): void
  disconnect(): void
}

/** The time-out of a move in milliseconds. It is needed because the server does not answer a refused move at all. */
const TIMEOUT = 30_000

const boardOf = ({ G, ctx }: State): BenchPosition => ({
  ply: ctx.turn - 1,
  isOver: ctx.gameover !== undefined,
  legalMoves: G.legalMoves,
})

/** Sends something and resolves with the next message of a type. */
const nextMessage = <T>(socket: Socket, type: string, send: () => void): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`boardgame.io does not answer with ${type}`)), TIMEOUT)
    socket.once(type, (_, payload) => {
      clearTimeout(timer)
      resolve(payload)
    })
    send()
  })

/** Returns a person who plays by the lobby's REST API and one socket for both seats, so that each move arrives once. */
export const boardgamePerson = (base: string, person: number): BenchPerson => {
  const { io } = createRequire(import.meta.url)('socket.io-client') as {
    readonly io: (url: string, options: object) => Socket
  }
  const socket = io(`${base}/draughts`, { transports: ['websocket'], forceNew: true })
  const { ask, close } = httpCaller(person)
  const lobby = `${base}/games/draughts`
  let id = ''
  let seats: readonly string[] = []
  let state: State
  const seat = async (playerID: string): Promise<string> =>
    (
      await ask<{ playerCredentials: string }>('POST', `${lobby}/${id}/join`, {
        body: { playerID, playerName: playerID === '0' ? 'Ada' : 'Grace' },
      })
    ).playerCredentials
  return {
    beginGame: async () => {
      id = (await ask<{ matchID: string }>('POST', `${lobby}/create`, { body: { numPlayers: 2 } })).matchID
      seats = [await seat('0'), await seat('1')]
      state = (await nextMessage<{ state: State }>(socket, 'sync', () => socket.emit('sync', id, '0', seats[0], 2)))
        .state
      return boardOf(state)
    },
    move: async (_, move) => {
      const playerID = String((state.ctx.turn - 1) % 2)
      const payload = { type: 'play', args: [move], playerID, credentials: seats[Number(playerID)] }
      state = await nextMessage<State>(socket, 'update', () =>
        socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, id, playerID),
      )
      return boardOf(state)
    },
    leave: () => {
      socket.disconnect()
      close()
    },
  }
}
