import type { ActType } from '../../../shared/game/commands.ts'
import { DAY } from '../../../shared/game/model/words.ts'
import { type Recorder, type Seated, acting, made, playAll, recorder, seated, tokenOf } from '../recorder.ts'

/** Each act, with the other fields of its body. `forget-me` is left out: it deletes what the other acts need. */
const ACTS: { readonly [T in Exclude<ActType, 'forget-me'>]: object } = {
  resign: {},
  abort: {},
  renew: {},
  'offer-draw': {},
  'accept-draw': {},
  'decline-draw': {},
  'withdraw-draw': {},
  'claim-draw': { claim: 'threefold' },
  'claim-table-win': {},
  'claim-table-draw': {},
  'give-time': { time: 'P1D' },
  'play-on': {},
  'propose-pause': { until: '2026-11-24T12:00:00Z' },
  'accept-pause': {},
  'decline-pause': {},
  'end-pause': {},
  'take-leave': { days: 2 },
  'end-leave': {},
  stand: {},
  huff: { square: 11 },
  enforce: {},
  plan: { lines: [] },
  'request-takeback': {},
  'accept-takeback': {},
  'decline-takeback': {},
  rematch: {},
  remark: { text: 'A fine game.' },
  say: { text: 'Well played.' },
  'ask-reseat': {},
  'veto-reseat': {},
  'ask-count': {},
  'refuse-count': {},
  'grant-count': { stronger: 'black' },
  'end-count': {},
  adjudicate: { result: 'draw' },
  void: {},
}

/** The acts for which an arbiter has to name a seat. */
const OF_A_SEAT: readonly string[] = ['give-time', 'ask-reseat']

const TERMS = { arbiter: { name: 'Dee' } }

const open = async (table: Recorder): Promise<Seated> => {
  const game = await made(table, { creator: { name: 'Amara', seat: 'black' }, ...TERMS })
  const [black = '', white = '', arbiter = ''] = ['creator', 'invitation', 'arbiter'].map((name) => tokenOf(game, name))
  return { id: game.body.game.id, black, white, arbiter }
}

const running = async (table: Recorder): Promise<Seated> => {
  const game = await seated(table, TERMS)
  await playAll(acting(table, game), [game.black, game.white], '11-15 22-17')
  return game
}

const after = async (table: Recorder, as: keyof Seated, type: string): Promise<Seated> => {
  const game = await seated(table, TERMS)
  await acting(table, game).act(game[as], type)
  return game
}

/** Begins a game in which Black has made every request that one side can make. */
const asked = async (table: Recorder): Promise<Seated> => {
  const game = await running(table)
  const { black } = game
  const { act, move } = acting(table, game, 2)
  await move(black, '15-19', { offerDraw: true })
  for (const [type, more] of Object.entries(ACTS))
    if (['propose-pause', 'take-leave', 'request-takeback', 'ask-count', 'ask-reseat'].includes(type))
      await act(black, type, more)
  return game
}

const lapsed = async (table: Recorder): Promise<Seated> => {
  const game = await open(table)
  table.pass(31 * DAY)
  await table.tick(game.id)
  return game
}

const late = async (table: Recorder): Promise<Seated> => {
  const game = await running(table)
  table.pass(20 * DAY)
  return game
}

/** By state of a game: the ply that the game has then, and a function that builds it. */
const STATES: { readonly [state: string]: readonly [ply: number, (table: Recorder) => Promise<Seated>] } = {
  open: [0, open],
  begun: [0, (table) => seated(table, TERMS)],
  running: [2, running],
  'running, much asked by black': [3, asked],
  late: [2, late],
  resigned: [0, (table) => after(table, 'black', 'resign')],
  aborted: [0, (table) => after(table, 'black', 'abort')],
  expired: [0, lapsed],
}

type Game = Readonly<Record<string, unknown>>

/**
 * Sends every act by every role in a state. Returns the status of each, with the refusal code or the changed fields.
 */
const actsIn = async (state: string): Promise<readonly (readonly [string, string])[]> => {
  const [ply, build] = STATES[state] ?? [0, open]
  const fresh = async () => {
    const table = recorder()
    return { table, game: await build(table) }
  }
  let standing = await fresh()
  const rows: [string, string][] = []
  for (const [type, more] of Object.entries(ACTS))
    for (const role of ['black', 'white', 'arbiter'] as const) {
      const { table, game } = standing
      const as = game[role]
      const look = async () => (await table.ask(`GET /v1/games/${game.id}`, { as })).body as unknown as Game
      const before = await look()
      const { status, body } = await table.ask(`POST /v1/games/${game.id}/actions`, {
        as,
        body: { type, ply, ...more, ...(role === 'arbiter' && OF_A_SEAT.includes(type) && { seat: 'white' }) },
      })
      const now = await look()
      const changed = Object.keys(now).filter((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]))
      const { code = '' } = body as unknown as { code?: string }
      rows.push([`${role} ${type}`, [status, code, ...changed.toSorted()].filter(Boolean).join(' ')])
      if (changed.length > 0) standing = await fresh()
    }
  return rows
}

export const everyAct = async (): Promise<object> => {
  const states = Object.keys(STATES).map(async (state) => [state, Object.fromEntries(await actsIn(state))] as const)
  return Object.fromEntries(await Promise.all(states))
}
