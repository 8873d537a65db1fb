import type { GameView } from '../../shared/api/views/game-view.ts'
import type { Running } from './running.ts'

export type Answer<T = Problem> = { readonly status: number; readonly headers: Headers; readonly body: T }

/** The fields of a refusal that tests read. */
export type Problem = {
  readonly code: string
  readonly status: number
  readonly detail: string
  readonly reason?: string
  readonly article?: string
  readonly legalMoves?: readonly string[]
  readonly game?: GameView
}

export type Played = {
  readonly game: GameView
  readonly receipt: { readonly deadline: string | null }
  readonly duplicate?: true
}

type LinkJson = { readonly url: string; readonly token: string }
export type Created = {
  readonly game: GameView
  readonly links: {
    readonly creator: LinkJson
    readonly invitation: LinkJson
    readonly opponent: LinkJson
    readonly watch: { readonly url: string }
  }
}
export type Claimed = { readonly game: GameView; readonly links: { readonly seat: LinkJson } }

export type MailJson = {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly subject: string
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  readonly html: string
  readonly attachments: readonly {
    readonly name: string
    readonly type: string
    readonly contentId: string
    readonly bytes: string
  }[]
}

type Ask = { readonly token?: string; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }

/** The header with which a program may move the clock. No page of another site can send it. */
export const OWN = { 'crownhead-dev': '1' }

const isDoor = ({ id }: MailJson): boolean => id.includes('-door-')

/** Returns a client that uses only HTTP, and registers every secret that it receives. */
export const clientOf = (running: Running) => {
  const ask = async <T>(method: string, path: string, { token, body, headers }: Ask = {}): Promise<Answer<T>> => {
    const response = await fetch(running.base + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    running.keepSecret(`${text}\n${JSON.stringify(body ?? '')}`)
    return {
      status: response.status,
      headers: response.headers,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
    }
  }
  const seen = new Set<string>()
  /**
   * Returns the emails to an address. Registers the secrets of new ones, but not of pictures: base64 looks like tokens.
   */
  const mailTo = async (address: string): Promise<readonly MailJson[]> => {
    const response = await fetch(`${running.base}/dev/mail`, { headers: { accept: 'application/json' } })
    const mails = (await response.json()) as readonly MailJson[]
    for (const { attachments: _, ...mail } of mails.filter(({ id }) => !seen.has(id))) {
      seen.add(mail.id)
      running.keepSecret(JSON.stringify(mail))
    }
    return mails.filter(({ to }) => to === address)
  }
  /**
   * Waits for the consent email, opens its link and presses the button; if it is an invitation, accepts it under this
   * name. Returns the token of the seat.
   */
  const consent = async (address: string, name = 'Somebody'): Promise<string> => {
    for (;;) {
      const door = (await mailTo(address)).findLast(isDoor)
      const path = /\/[pi]\/[\w.-]+/.exec(door?.text ?? '')?.[0]
      if (path === undefined) {
        await new Promise((resolve) => setTimeout(resolve, 20))
        continue
      }
      const asked = (await mailTo(address)).length
      const isInvitation = path.startsWith('/i/')
      const pressed = await fetch(running.base + (isInvitation ? path : `${path}/emails`), {
        method: 'POST',
        redirect: 'manual',
        ...(isInvitation && { body: new URLSearchParams({ key: crypto.randomUUID(), name }) }),
      })
      const seat = /\/p\/([\w-]+)/.exec(pressed.headers.get('location') ?? '')?.[1]
      if (pressed.status !== 303 || seat === undefined) throw new Error(`the button was answered ${pressed.status}`)
      running.keepSecret(seat)
      while ((await mailTo(address)).length === asked) await new Promise((resolve) => setTimeout(resolve, 20))
      return seat
    }
  }
  return {
    ask,
    consent,
    create: (body: unknown) => ask<Created>('POST', '/v1/games', { body }),
    claim: (id: string, token: string, body: unknown) => ask<Claimed>('POST', `/v1/games/${id}/claim`, { token, body }),
    show: (id: string, token?: string) => ask<GameView>('GET', `/v1/games/${id}`, token === undefined ? {} : { token }),
    move: <T = Played>(id: string, token: string, ply: number, move: string) =>
      ask<T>('POST', `/v1/games/${id}/moves`, { token, body: { ply, move } }),
    act: <T = Problem>(id: string, token: string, body: unknown) =>
      ask<T>('POST', `/v1/games/${id}/actions`, { token, body }),
    now: async () => (await ask<{ readonly now: string }>('GET', '/dev/clock')).body.now,
    advance: async (by: string) => {
      const { status, body } = await ask<{ readonly now: string }>('POST', '/dev/clock', {
        body: { advance: by },
        headers: OWN,
      })
      if (status !== 200) throw new Error(`the clock would not move: ${status}`)
      return body.now
    },
    /** Emails to one address, oldest first, without the one that asks for consent. */
    mailTo: async (address: string) => (await mailTo(address)).filter((mail) => !isDoor(mail)),
  }
}
export type Client = ReturnType<typeof clientOf>

let games = 0

/** Returns two people whose addresses no other game uses. */
export const newPair = () => {
  const number = `${process.pid}-${++games}-${crypto.randomUUID().slice(0, 8)}`
  return {
    black: { name: 'Wyllie', email: `wyllie-${number}@players.example` },
    white: { name: 'Anderson', email: `anderson-${number}@players.example` },
  }
}

export type Table = ReturnType<typeof newPair> & {
  readonly id: string
  readonly tokens: { readonly black: string; readonly white: string }
}

/** Creates a game that both players have joined, both with confirmed addresses. */
export const sitDown = async ({ create, consent }: Client, terms: object = {}): Promise<Table> => {
  const pair = newPair()
  const { body } = await create({ ...terms, creator: { ...pair.black, seat: 'black' }, opponent: pair.white })
  const white = await consent(pair.white.email, pair.white.name)
  const black = await consent(pair.black.email)
  return { ...pair, id: body.game.id, tokens: { black, white } }
}

/** Plays moves from `ply` on, each by the side to move. */
export const playOn = async (
  client: Client,
  { id, tokens }: Table,
  moves: readonly string[],
  ply = 0,
): Promise<void> => {
  for (const [index, move] of moves.entries()) {
    const at = ply + index
    const { status } = await client.move(id, at % 2 === 0 ? tokens.black : tokens.white, at, move)
    if (status !== 200) throw new Error(`${move} at ply ${at} was answered ${status}`)
  }
}
