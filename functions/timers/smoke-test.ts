import * as z from 'zod/mini'
import type { HttpAnswer, HttpTarget } from './http-target.ts'

/** The name of both players, who have no addresses, so nobody is emailed. */
const PLAYER = 'Smoke test'

const link = z.object({ token: z.string() })
const created = z.object({ game: z.object({ id: z.string() }), links: z.object({ creator: link, invitation: link }) })
const claimed = z.object({ links: z.object({ seat: link }) })
const seat = z.object({ name: z.nullable(z.string()) })
const game = z.object({ ply: z.number(), status: z.string(), seats: z.object({ black: seat, white: seat }) })

type Seats = { id: string; black?: string; white?: string }

/** The public address, and the id and tokens of the game that the steps so far have created. */
type Progress = { readonly target: HttpTarget; readonly seats: Seats }

const expectStatus = ({ status, text }: HttpAnswer, expected: number): string => {
  if (status === expected) return text
  const [, code] = /"code":"([\w-]{1,60})"/.exec(text) ?? []
  throw new Error(`the answer is ${status}${code === undefined ? '' : ` ${code}`}, not ${expected}`)
}

const expectThat = (is: boolean, sentence: string): void => {
  if (!is) throw new Error(sentence)
}

const read = <T>(shape: z.ZodMiniType<T>, answer: HttpAnswer, status: number): T => {
  const found = shape.safeParse(JSON.parse(expectStatus(answer, status)))
  if (found.success) return found.data
  throw new Error('the answer has another shape')
}

const act = async ({ target, seats: { id } }: Progress, token = '', type: string, ply = 3): Promise<HttpAnswer> =>
  target(`/v1/games/${id}/actions`, { token, json: { type, ply } })

const moveBy = async ({ target, seats: { id } }: Progress, token = '', ply: number, move: string): Promise<void> => {
  const answer = await target(`/v1/games/${id}/moves`, { token, json: { ply, move } })
  expectThat(read(z.object({ game }), answer, 200).game.ply === ply + 1, 'the move was not played')
}

const INPUT = /<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g

/**
 * Returns the form of a page that plays a move. The code uses `indexOf` and not a pattern, so that the time grows only
 * in proportion to the page.
 */
const formIn = (page: string): string => {
  const at = page.indexOf(' id="play">')
  const isForm = at >= 0 && page.startsWith('<form method="post"', page.lastIndexOf('<', at))
  const end = page.indexOf('</form>', at)
  return isForm && end >= 0 ? page.slice(at, end) : ''
}

/** Plays a move like a browser without scripts: it sends the fields of the form on the page of the chosen move. */
const moveByForm = async ({ target, seats: { black = '' } }: Progress): Promise<void> => {
  const page = expectStatus(await target(`/p/${black}?move=15x22`), 200)
  const fields = Object.fromEntries([...formIn(page).matchAll(INPUT)].map(([, name = '', value = '']) => [name, value]))
  expectThat(fields['move'] === '15x22', 'the page offers no form to play the move')
  expectStatus(await target(`/p/${black}/move`, { form: fields }), 303)
}

/** Returns the game as the player of Black sees it. The public view may come from a cache. */
const gameSeenByBlack = async ({ target, seats: { id, black = '' } }: Progress) =>
  read(game, await target(`/v1/games/${id}`, { token: black }), 200)

const forgetBoth = async (progress: Progress): Promise<void> => {
  for (const token of [progress.seats.black, progress.seats.white])
    expectStatus(await act(progress, token, 'forget-me'), 200)
  const { black, white } = (await gameSeenByBlack(progress)).seats
  expectThat(black.name === '' && white.name === '', 'a name is still there')
}

const STEPS: Readonly<Record<string, (progress: Progress) => Promise<void>>> = {
  'ask for health': async ({ target }) => void expectStatus(await target('/v1/health'), 200),
  'create a game': async ({ target, seats }) => {
    const json = { rules: 'english', opening: 'free', creator: { name: PLAYER, seat: 'black' } }
    const made = read(created, await target('/v1/games', { json }), 201)
    Object.assign(seats, { id: made.game.id, black: made.links.creator.token, white: made.links.invitation.token })
  },
  'join it': async ({ target, seats }) => {
    const answer = await target(`/v1/games/${seats.id}/claim`, { token: seats.white ?? '', json: { name: PLAYER } })
    seats.white = read(claimed, answer, 201).links.seat.token
  },
  'move as Black by the API': (progress) => moveBy(progress, progress.seats.black, 0, '11-15'),
  'move as White by the API': (progress) => moveBy(progress, progress.seats.white, 1, '22-18'),
  'move as Black by the form of the page': moveByForm,
  'see the three moves': async (progress) =>
    expectThat((await gameSeenByBlack(progress)).ply === 3, 'a move is missing'),
  resign: async (progress) => {
    expectStatus(await act(progress, progress.seats.white, 'resign'), 200)
    expectThat((await gameSeenByBlack(progress)).status === 'finished', 'the game goes on')
  },
  'have both players forgotten': forgetBoth,
}

/** The game that was played, or the step that failed and why. */
export type SmokeResult =
  | { readonly ok: true; readonly game: string }
  | { readonly ok: false; readonly step: string; readonly why: string }

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** After a failure, ends the game and has both players' names removed, as far as that succeeds. */
const tidy = async (progress: Progress): Promise<void> => {
  const { black, white } = progress.seats
  if (black === undefined) return
  const { ply } = await gameSeenByBlack(progress)
  for (const type of ['abort', 'resign', 'forget-me']) await act(progress, black, type, ply)
  await act(progress, white, 'forget-me', ply)
}

/**
 * Plays a game of two players without addresses through the public address, by the API and by the form of a page. What
 * stays is the record of a game of three moves between two players without names.
 */
export const smokeTest = async (
  target: HttpTarget,
  onStep: (step: string) => void = () => undefined,
): Promise<SmokeResult> => {
  const progress: Progress = { target, seats: { id: '' } }
  for (const [step, run] of Object.entries(STEPS)) {
    try {
      await run(progress)
      onStep(step)
    } catch (error) {
      await tidy(progress).catch(() => undefined)
      return { ok: false, step, why: reasonOf(error) }
    }
  }
  return { ok: true, game: progress.seats.id }
}
