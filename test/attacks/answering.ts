import { readMime } from '../../functions/events/mime.ts'
import type { ReceivedEmail } from '../../shared/email/inbound/received-email.ts'
import { type UnverifiedReply, verifyReply } from '../../shared/service/email/inbound/verify-reply.ts'
import { type ReplyOutcome, playEmailMoves } from '../../shared/service/email/inbound/email-moves.ts'
import { type Part, SERVER, mimeOf, received } from '../email/reply/mime.ts'
import { type MailWorld, linkIn, mailWorld } from './mail-world.ts'

export const HOST = 'in.crownhead.test'
export const ANN = 'ann@players.example'
export const BERT = 'bert@players.example'

/** Returns a world in which both players have consented to emails, it is Ann's turn, and her last email says so. */
export const answeringWorld = async (more: object = {}) => {
  const world = mailWorld({ replies: HOST })
  const made = await world.create({
    creator: { name: 'Ann', seat: 'black', email: ANN },
    opponent: { name: 'Bert', email: BERT },
    ...more,
  })
  const { id } = made.body.game
  await world.press(ANN)
  await world.press(BERT)
  const token = /\/p\/([\w-]+)/.exec(linkIn(lastTo(world, BERT)))?.[1] ?? ''
  const own = made.body.links['creator']?.token ?? ''
  const move = (text: string, ply: number, by: string) =>
    world.ask('POST', `/v1/games/${id}/moves`, by, { move: text, ply })
  world.clock.now += 60_000
  await move('11-15', 0, own)
  await move('23-19', 1, token)
  await world.flush()
  const game = async () => (await world.ask('GET', `/v1/games/${id}`)).body as unknown as GameSeen
  return { ...world, id, token, own, move, game }
}

type GameSeen = {
  readonly moves: readonly string[]
  readonly status: string
  readonly ply: number
  readonly legalMoves: readonly string[]
  readonly cautions: { readonly black: number; readonly white: number }
}

export type Answering = Awaited<ReturnType<typeof answeringWorld>>

const lastTo = (world: MailWorld, address: string): string => world.to(address).at(-1)?.text ?? ''

/** Returns the reply address of the last email to this address that can be answered; empty if there is none. */
export const replyToOf = (world: Pick<MailWorld, 'to'>, address: string): string =>
  world.to(address).findLast(({ replyTo }) => replyTo !== undefined)?.replyTo ?? ''

type Sent = {
  readonly from?: string
  readonly to?: string
  readonly also?: readonly string[]
  readonly verdict?: 'pass' | 'fail' | 'none'
  readonly headers?: readonly (readonly [string, string])[]
  readonly sender?: string
  readonly isVouched?: boolean
  readonly at?: number
  readonly id?: string
}

let sent = 0

/** Parses an email whose `content` is the plain text, or the parts as a mail program sends them. */
export const messageFrom = (
  content: string | readonly Part[],
  { from = ANN, verdict = 'pass', headers = [] }: Sent,
): Promise<ReceivedEmail> =>
  readMime(
    mimeOf(
      [
        ...received(from.slice(from.lastIndexOf('@') + 1), verdict),
        ['From', `Somebody <${from}>`],
        ['Subject', 'Re: Draughts'],
        ...headers,
      ],
      typeof content === 'string' ? [{ type: 'text/plain', text: content }] : content,
    ),
  )

/** Delivers an incoming email as the mail server hands it over, and returns its outcome. */
export const answerWith = async (
  world: Answering,
  content: string | readonly Part[],
  more: Sent = {},
): Promise<ReplyOutcome | UnverifiedReply> => {
  const { service, clock } = world
  const { from = ANN, to = replyToOf(world, ANN), also = [], at = clock.now, sender = from } = more
  sent += 1
  const arrived = {
    id: more.id ?? `message ${sent}`,
    sender,
    at,
    isVouched: more.isVouched ?? true,
    message: await messageFrom(content, more),
  }
  const ports = { ...service, host: HOST, server: SERVER }
  const seat = await verifyReply(ports, [...also, to], clock.now)
  const replied = typeof seat === 'string' ? seat : await playEmailMoves(ports, seat, arrived, clock.now)
  await world.flush()
  return replied
}
