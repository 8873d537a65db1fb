import * as z from 'zod/mini'
import type { Answer, Door } from './smoke-door.ts'

/** No address anywhere: nobody is emailed. */
const PLAYER = 'Smoke test'

const link = z.object({ token: z.string() })
const created = z.object({ game: z.object({ id: z.string() }), links: z.object({ creator: link, invitation: link }) })
const claimed = z.object({ links: z.object({ seat: link }) })
const seat = z.object({ name: z.nullable(z.string()) })
const game = z.object({ ply: z.number(), status: z.string(), seats: z.object({ black: seat, white: seat }) })

type Seats = { id: string; black?: string; white?: string }

/** What the steps so far have found. */
type Table = { readonly door: Door; readonly seats: Seats }

const expectStatus = ({ status, text }: Answer, wanted: number): string => {
  if (status === wanted) return text
  const [, code] = /"code":"([\w-]{1,60})"/.exec(text) ?? []
  throw new Error(`the answer is ${status}${code === undefined ? '' : ` ${code}`}, not ${wanted}`)
}

const expectThat = (is: boolean, sentence: string): void => {
  if (!is) throw new Error(sentence)
}

const read = <T>(shape: z.ZodMiniType<T>, answer: Answer, status: number): T => {
  const found = shape.safeParse(JSON.parse(expectStatus(answer, status)))
  if (found.success) return found.data
  throw new Error('the answer has another shape')
}

const act = async ({ door, seats: { id } }: Table, token = '', type: string, ply = 3): Promise<Answer> =>
  door(`/v1/games/${id}/actions`, { token, json: { type, ply } })

const moveBy = async ({ door, seats: { id } }: Table, token = '', ply: number, move: string): Promise<void> => {
  const answer = await door(`/v1/games/${id}/moves`, { token, json: { ply, move } })
  expectThat(read(z.object({ game }), answer, 200).game.ply === ply + 1, 'the move was not played')
}

const INPUT = /<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g

/** Between the tags of the form that plays. By places, not by a pattern: linear in whatever is answered. */
const formIn = (page: string): string => {
  const at = page.indexOf(' id="play">')
  const isForm = at >= 0 && page.startsWith('<form method="post"', page.lastIndexOf('<', at))
  const end = page.indexOf('</form>', at)
  return isForm && end >= 0 ? page.slice(at, end) : ''
}

/** As a browser without a script: the form of the chosen move, with the fields that it has. */
const moveByForm = async ({ door, seats: { black = '' } }: Table): Promise<void> => {
  const page = expectStatus(await door(`/p/${black}?move=15x22`), 200)
  const fields = Object.fromEntries([...formIn(page).matchAll(INPUT)].map(([, name = '', value = '']) => [name, value]))
  expectThat(fields['move'] === '15x22', 'the page offers no form to play the move')
  expectStatus(await door(`/p/${black}/move`, { form: fields }), 303)
}

/** As a player: what everyone sees may come from a cache. */
const shown = async ({ door, seats: { id, black = '' } }: Table) =>
  read(game, await door(`/v1/games/${id}`, { token: black }), 200)

const forgetBoth = async (table: Table): Promise<void> => {
  for (const token of [table.seats.black, table.seats.white]) expectStatus(await act(table, token, 'forget-me'), 200)
  const { black, white } = (await shown(table)).seats
  expectThat(black.name === '' && white.name === '', 'a name is still there')
}

const STEPS: Readonly<Record<string, (table: Table) => Promise<void>>> = {
  'ask for health': async ({ door }) => void expectStatus(await door('/v1/health'), 200),
  'create a game': async ({ door, seats }) => {
    const json = { rules: 'english', opening: 'free', creator: { name: PLAYER, seat: 'black' } }
    const made = read(created, await door('/v1/games', { json }), 201)
    Object.assign(seats, { id: made.game.id, black: made.links.creator.token, white: made.links.invitation.token })
  },
  'join it': async ({ door, seats }) => {
    const answer = await door(`/v1/games/${seats.id}/claim`, { token: seats.white ?? '', json: { name: PLAYER } })
    seats.white = read(claimed, answer, 201).links.seat.token
  },
  'move as Black by the API': (table) => moveBy(table, table.seats.black, 0, '11-15'),
  'move as White by the API': (table) => moveBy(table, table.seats.white, 1, '22-18'),
  'move as Black by the form of the page': moveByForm,
  'see the three moves': async (table) => expectThat((await shown(table)).ply === 3, 'a move is missing'),
  resign: async (table) => {
    expectStatus(await act(table, table.seats.white, 'resign'), 200)
    expectThat((await shown(table)).status === 'finished', 'the game goes on')
  },
  'have both players forgotten': forgetBoth,
}

export type Smoked =
  | { readonly ok: true; readonly game: string }
  | { readonly ok: false; readonly step: string; readonly why: string }

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** After a failure, as far as it goes. */
const tidy = async (table: Table): Promise<void> => {
  const { black, white } = table.seats
  if (black === undefined) return
  const { ply } = await shown(table)
  for (const type of ['abort', 'resign', 'forget-me']) await act(table, black, type, ply)
  await act(table, white, 'forget-me', ply)
}

/**
 * Two players without addresses, through the public door: what stays is the record of a game of three moves between
 * two players without a name.
 */
export const smoke = async (door: Door, say: (step: string) => void = () => undefined): Promise<Smoked> => {
  const table: Table = { door, seats: { id: '' } }
  for (const [step, run] of Object.entries(STEPS)) {
    try {
      await run(table)
      say(step)
    } catch (error) {
      await tidy(table).catch(() => undefined)
      return { ok: false, step, why: reasonOf(error) }
    }
  }
  return { ok: true, game: table.seats.id }
}
