import { SERVER } from '../email/reply/mime.ts'
import { verifyReply } from '../../shared/service/email/inbound/verify-reply.ts'
import { playEmailMoves } from '../../shared/service/email/inbound/email-moves.ts'
import type { Part } from '../email/reply/mime.ts'
import { HOST, messageFrom } from './answering.ts'
import { mailWorld } from './mail-world.ts'

export const READER = 'vic@players.test'

type Play = { readonly id: string; readonly own: string; readonly other: string }

/** Plays `count` games in which it is the reader's turn as White, with one email about all of them. */
export const severalWorld = async (count: number, more: object = {}) => {
  const world = mailWorld({ replies: HOST })
  const games: Play[] = []
  const move = (id: string, token: string, ply: number, text: string) =>
    world.ask('POST', `/v1/games/${id}/moves`, token, { ply, move: text })
  for (let made = 0; made < count; made += 1) {
    const creator = { name: 'Vic', seat: 'white', email: READER, locale: 'en' }
    const { body } = await world.create({ creator, clock: { perMove: 'P3D' }, ...more })
    const path = `/v1/games/${body.game.id}/claim`
    const claimed = await world.ask('POST', path, body.links['invitation']?.token, { name: 'Eve' })
    const own = body.links['creator']?.token ?? ''
    games.push({ id: body.game.id, own, other: claimed.body.links['seat']?.token ?? '' })
  }
  await world.press(READER, { all: '1' })
  world.mails.length = 0
  for (const { id, other } of games) {
    await move(id, other, 0, '11-15')
    world.clock.now += 1000
  }
  await world.flush()
  world.clock.now += 60_000
  const moves = async ({ id }: Play): Promise<readonly string[]> =>
    ((await world.ask('GET', `/v1/games/${id}`)).body as unknown as { readonly moves: readonly string[] }).moves
  const email = world.mails[0]
  return { ...world, games, move, moves, email, address: email?.replyTo ?? '' }
}

export type Several = Awaited<ReturnType<typeof severalWorld>>

export const the = ({ games }: Several, at: number): Play => {
  const play = games[at]
  if (!play) throw new Error(`there is no game ${at}`)
  return play
}

export const codeIn = ({ id }: Play): string => id.slice(0, 6)

type Sent = NonNullable<Parameters<typeof messageFrom>[1]>

let sent = 0

export const answerTo = async (world: Several, content: string | readonly Part[], more: Sent = {}) => {
  const { service, clock } = world
  const { from = READER, to = world.address, at = clock.now, sender = from } = more
  sent += 1
  const ports = { ...service, host: HOST, server: SERVER }
  const opened = await verifyReply(ports, [to], clock.now)
  const message = await messageFrom(content, { ...more, from })
  const arrived = { id: more.id ?? `several ${sent}`, sender, at, isVouched: more.isVouched ?? true, message }
  const replied = typeof opened === 'string' ? opened : await playEmailMoves(ports, opened, arrived, clock.now)
  await world.flush()
  return replied
}
