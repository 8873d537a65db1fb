import { KEYS } from '../../harness/api-keys.ts'
import type { Recorder } from '../recorder.ts'

const CUP = {
  title: 'Cup',
  entry: { open: true },
  least: 2,
  opening: { ballot: 'three-move' },
  secretary: { name: 'Sam' },
  players: [
    { name: 'Amara', email: 'amara@players.test', club: 'Kigali' },
    { name: 'Bo', title: 'MF', rating: '1842' },
  ],
}
const KEY = { 'idempotency-key': 'a-key-of-sixteen-letters' }

/** Bodies that found no tournament, each invalid in its own way. */
const WRONG: readonly object[] = [
  {},
  { ...CUP, players: [], secretary: {} },
  { ...CUP, list: 'Cy' },
  { ...CUP, format: 'pairs', pairs: [[1, 9]] },
  { ...CUP, format: 'swiss' },
  { ...CUP, players: undefined, list: 'Cy\nCy\nDan <dan@>' },
]

type Link = { readonly token: string }
type Shown = {
  readonly id: string
  readonly you: {
    readonly entrants: readonly { readonly link?: Link }[]
    readonly links: { readonly entry?: Link }
    readonly boards: readonly { readonly token: string; readonly game: string }[]
  }
}
type Links = { readonly secretary: Link; readonly entry: Link }

/** The fields of answers that this scene reads. */
type Answer = Shown & {
  readonly tournament: Shown
  readonly tournaments: readonly { readonly tournament: Shown; readonly links: Links }[]
  readonly links: Links
}

/** A tournament of three is founded, entered, begun, read by everyone, and ended by rulings. */
export const organizing = async ({ ask, follow }: Recorder): Promise<void> => {
  const read = async (...asked: Parameters<typeof ask>): Promise<Answer> =>
    (await ask(...asked)).body as unknown as Answer
  const as = KEYS.club
  for (const body of WRONG) await ask('POST /v1/tournaments', { as, headers: KEY, body })
  await ask('POST /v1/tournaments', { as, body: CUP })
  await ask('POST /v1/tournaments', { as, body: { ...CUP, dryRun: true } })
  await ask('POST /v1/tournaments', { headers: KEY, body: CUP })
  const [made] = (await read('POST /v1/tournaments', { as, headers: KEY, body: CUP })).tournaments
  await ask('POST /v1/tournaments', { as, headers: KEY, body: { ...CUP, title: 'Another cup' } })
  const path = `/v1/tournaments/${made?.tournament.id}`
  const secretary = made?.links.secretary.token
  await ask(`GET ${path}`)
  const act = (by: string | undefined, type: string, more: object = {}) =>
    read(`POST ${path}/actions`, { as: by, body: { type, ...more } })
  const sent = await act(secretary, 'send')
  const open = sent.tournament.you.links.entry?.token
  const bo = sent.tournament.you.entrants[1]?.link?.token
  await act(secretary, 'start')
  const entered = await read(`POST ${path}/entries`, { as: open, body: { name: 'Cy', club: 'Leiden' } })
  const cy = entered.links.entry.token
  await act(bo, 'start')
  await act(bo, 'accept')
  await act(bo, 'accept')
  await act(secretary, 'start')
  await follow(made?.tournament.id ?? '')
  for (const reader of [undefined, KEYS.club, secretary, cy, bo, 'garbage']) await ask(`GET ${path}`, { as: reader })
  const { you } = await read(`GET ${path}`, { as: cy })
  const [board] = you.boards
  await ask(`GET /v1/games/${board?.game}`, { as: board?.token })
  await ask('GET /v1/entry', { as: cy })
  await ask('PATCH /v1/entry', { as: cy, body: { timeZone: 'Asia/Tokyo', email: 'cy@players.test' } })
  await ask('POST /v1/entry/rotate', { as: cy, headers: KEY })
  await ask('GET /v1/entry', { as: cy })
  await act(secretary, 'rule', { board: 1, result: 'black', reason: 'Agreed by email.' })
  await ask(`GET ${path}`)
  for (const ending of ['.csv', '.pdn']) await ask(`GET ${path}${ending}`)
  await ask('GET /v1/tournaments', { as })
}
