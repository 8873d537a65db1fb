import { programsPorts } from '../harness/programs.ts'
import { createHash } from 'node:crypto'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { readSigner } from '../../functions/aws/keys/signer.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryGames } from '../../local/memory/memory-games.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import type { Command } from '../../shared/game/commands.ts'
import { DAY } from '../../shared/game/model/words.ts'
import type { Player } from '../../shared/game/model/people.ts'
import { DEFAULT_CONTROL } from '../../shared/game/model/terms.ts'
import { handle } from '../../shared/service/games/handle.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import { loadGame } from '../../shared/service/games/game-store.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import { type Purpose, mintToken } from '../../shared/service/credentials/tokens.ts'
import { knownKeys } from '../harness/api-keys.ts'
import { PUSH_KEY } from '../harness/subscription.ts'

const BEGUN = Date.UTC(2026, 10, 21, 12)
/**
 * The instant of every request of the matrix: two days after the games began. By then no player can deny any more
 * that their link was lost.
 */
export const NOW = BEGUN + 2 * DAY

export const addressOf = (name: string): string => `${name.toLowerCase()}@draughts.test`

const seeded = () => {
  let drawn = 0
  return (bytes: number): Uint8Array => createHash('sha512').update(`${drawn++}`).digest().subarray(0, bytes)
}

const player = (name: string): Player => ({ name, contact: `${name.toLowerCase()}000000`.slice(0, 10) })

const OFFER: Command = {
  type: 'offer',
  creator: player('Amara'),
  wish: 'black',
  salt: 'salt-of-a-game-00',
  chance: 1,
  terms: {
    rules: 'english',
    clock: DEFAULT_CONTROL,
    opening: { kind: 'free' },
    strictness: 'lenient',
    invitationLife: 30 * DAY,
    leave: 14 * DAY,
  },
  arbiter: player('Ada'),
}
/** The creator has named an opponent and an arbiter, and neither has accepted. */
const NAMED: Command = { ...OFFER, invited: player('Joost'), awaited: true }
const JOINED: Command = { type: 'join', player: player('Joost'), chance: 2 }
const lost = (by: 'creator' | 'opponent', seat: 'creator' | 'opponent'): Command => ({
  type: 'ask-reseat',
  by,
  ply: 0,
  seat,
})

/** The commands that made each game, two days before the matrix's requests. */
const GAMES = {
  open: [OFFER],
  named: [NAMED],
  begun: [OFFER, JOINED],
  'another game': [OFFER, JOINED],
  'creator lost': [OFFER, JOINED, lost('opponent', 'creator')],
  'opponent lost': [OFFER, JOINED, lost('creator', 'opponent')],
} as const satisfies Readonly<Record<string, readonly Command[]>>

export type GameName = keyof typeof GAMES

/** Returns a game's id, of 12 characters as every id is. */
const idOf = (name: string): GameId => name.replaceAll(/\W/g, '').padEnd(12, '0').slice(0, 12)

export type Games = {
  readonly service: Service
  readonly id: (name: GameName) => GameId
  readonly mint: (name: GameName, purpose: Purpose) => Promise<string>
  readonly act: (name: GameName, command: Command, at?: number) => Promise<void>
}

/** Returns a service with games in which every kind of link is valid. */
export const games = async (): Promise<Games> => {
  const service: Service = {
    games: memoryGames(),
    contacts: memoryContacts(),
    notebook: memoryNotebook(),
    ledger: memoryLedger(),
    apiKeys: knownKeys(),
    ...programsPorts(),
    owned: memoryOwnedGames(),
    outbox: { put: async () => {} },
    signer: readSigner(
      JSON.stringify({ current: '1', keys: { 1: Buffer.alloc(32, 1).toString('base64') }, push: PUSH_KEY }),
    ),
    deflate: deflateLevel6,
    chance: seeded(),
    log: () => {},
    origin: 'https://draughts.test',
  }
  const act: Games['act'] = async (name, command, at = BEGUN) => {
    const handled = await handle(service, idOf(name), () => command, at)
    if (handled.kind !== 'done') throw new Error(`${name}: ${command.type} is ${JSON.stringify(handled)}`)
  }
  const names = Object.keys(GAMES) as readonly GameName[]
  for (const name of names) {
    for (const command of GAMES[name]) await act(name, command)
    for (const each of ['Amara', 'Joost', 'Ada'])
      await service.contacts.add(idOf(name), player(each).contact, { email: addressOf(each) })
  }
  const mint: Games['mint'] = async (name, purpose) => {
    const loaded = await loadGame(service.games, idOf(name))
    if (!loaded) throw new Error(name)
    return mintToken(service.signer, purpose, idOf(name), loaded.game)
  }
  return { service, id: idOf, mint, act }
}

/**
 * Returns the service with stores that count writes and drop them, so that no request changes the answer to the next
 * one.
 */
export const forgetful = (service: Service): { readonly service: Service; readonly wrote: () => number } => {
  let writes = 0
  const forget = async (): Promise<void> => void (writes += 1)
  const { games: kept, tournaments, contacts, notebook, ledger, apiKeys } = service
  return {
    wrote: () => writes,
    service: {
      ...service,
      games: { ...kept, save: async () => (await forget(), { saved: true }) },
      tournaments: { ...tournaments, save: async () => (await forget(), { saved: true }) },
      contacts: { ...contacts, add: forget, update: async () => (await forget(), true) },
      notebook: { ...notebook, save: forget },
      ledger: {
        ...ledger,
        take: async (_account, _grant, _now, limits) => ({ kind: 'taken', counts: limits.map(() => 1) }),
        noteStatus: forget,
      },
      apiKeys: { ...apiKeys, use: forget },
      outbox: { put: forget },
    },
  }
}
