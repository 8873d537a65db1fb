/** A tournament that is run by the API of a local service, whose mailbox page has the emails. */
import { setTimeout as pause } from 'node:timers/promises'
import type { HttpCaller } from './caller.ts'

/** The time between two polls, in milliseconds. */
const POLL_INTERVAL = 20

/** Only a program that sends this header may use the pages of the mailbox and the clock. */
const FROM_PROGRAM = { 'crownhead-dev': '1' }

type Link = { readonly token: string }

type Board = { readonly number: number; readonly game: string; readonly token: string; readonly seat: string }

type Shown = {
  readonly id: string
  readonly version: number
  readonly status: string
  readonly games: { readonly all: number; readonly over: number }
  readonly boards: readonly { readonly game: string }[]
  readonly you: { readonly boards: readonly Board[] } | null
}

type Email = { readonly to: string; readonly subject: string; readonly text: string }

type Founded = { readonly tournaments: readonly { readonly tournament: Shown; readonly links: { secretary: Link } }[] }
type Acted = { readonly tournament: Shown; readonly links?: { readonly entry: Link } }

/** An event that is open. `players`: the players' links. */
export type OpenEvent = { readonly id: string; readonly secretary: string; readonly players: readonly string[] }

export const eventByApi = ({ ask }: HttpCaller, base: string) => {
  const events = `${base}/v1/tournaments`
  const act = (id: string, token: string, body: object) =>
    ask<Acted>('POST', `${events}/${id}/actions`, { token, body })
  const read = (id: string, token?: string) =>
    ask<Shown>('GET', `${events}/${id}`, token === undefined ? {} : { token })

  /** Moves the clock by an ISO 8601 duration, and does all work that is due. */
  const advance = (by: string) => ask('POST', `${base}/dev/clock`, { headers: FROM_PROGRAM, body: { advance: by } })

  const emails = () => ask<readonly Email[]>('GET', `${base}/dev/mail`, { headers: { accept: 'application/json' } })

  const found = async (key: string, name: string, addresses: readonly string[]) => {
    const body = {
      title: 'Autumn Open',
      secretary: { name: 'Sam', email: `secretary@${name}.example.org` },
      format: 'single',
      players: addresses.map((email, at) => ({ name: `Player Number ${at + 1}`, club: 'Damclub Utrecht', email })),
    }
    const headers = { 'idempotency-key': `the-event-of-${name}` }
    const { tournaments } = await ask<Founded>('POST', events, { token: key, body, headers })
    const [founded] = tournaments
    if (!founded) throw new Error('nothing was founded')
    return { id: founded.tournament.id, secretary: founded.links.secretary.token }
  }

  /** Sends the invitations, and accepts each by the link in its email. Resolves with the players' links. */
  const sendAndAccept = async (id: string, secretary: string, addresses: readonly string[]): Promise<OpenEvent> => {
    await act(id, secretary, { type: 'send' })
    await advance('PT5M')
    const mailed = await emails()
    const players: string[] = []
    for (const address of addresses) {
      const text = mailed.findLast(({ to }) => to === address)?.text ?? ''
      const [, invitation = ''] = /\/j\/([\w.-]+)/.exec(text) ?? []
      const { links } = await act(id, invitation, { type: 'accept' })
      players.push(links?.entry.token ?? '')
    }
    await advance('PT5M')
    return { id, secretary, players }
  }

  /** Starts the event. Resolves with the milliseconds until the answer, and until all games are made. */
  const start = async ({ id, secretary }: OpenEvent) => {
    const startedAt = performance.now()
    const { tournament } = await act(id, secretary, { type: 'start' })
    const answered = performance.now() - startedAt
    // The tournament is stored again when all games exist.
    for (let { version } = tournament; version === tournament.version; { version } = await read(id))
      await pause(POLL_INTERVAL)
    return { answered, made: performance.now() - startedAt }
  }

  /** Resigns all games for the players of Black, one after another. Resolves once the event is finished. */
  const resignAll = async ({ id, players }: OpenEvent): Promise<void> => {
    for (const player of players)
      for (const { game, token, seat } of (await read(id, player)).you?.boards ?? [])
        if (seat === 'black')
          await ask('POST', `${base}/v1/games/${game}/actions`, { token, body: { type: 'resign', ply: 0 } })
    while ((await read(id)).status !== 'finished') await pause(POLL_INTERVAL)
  }

  return { found, sendAndAccept, start, resignAll, read, advance, emails }
}
