import { assetFiles } from '../../shared/pages/asset-files.ts'
import { answerPage } from '../../shared/service/answer-page.ts'
import { entryLink } from '../../shared/service/tournaments/links/tournament-links.ts'
import { type Sent, eventApi } from '../api/tournaments/event-api.ts'
import { PEER, tournamentOf } from '../service/tournaments/acting.ts'

const FILES = assetFiles({})

/** Tournaments in memory, with the API and the pages as strangers reach them. */
export const eventWorld = () => {
  const { ask: answerOf, ...world } = eventApi()
  const { service } = world
  const ask = async (
    method: string,
    path: string,
    sent: Sent = {},
  ): Promise<{ readonly status: number; readonly code: string | undefined; readonly text: string }> => {
    const { status, body, text } = await answerOf(method, path, sent)
    return { status, code: body.code, text }
  }
  /** Opens a page. With a form, sends it. */
  const page = async (address: string, form?: Readonly<Record<string, string>>, from: string = PEER) => {
    const { pathname, searchParams } = new URL(address, service.origin)
    const { status, body, headers } = await answerPage(service, FILES, {
      method: form ? 'POST' : 'GET',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: form ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
      body: form ? new URLSearchParams(form).toString() : '',
      from,
      receivedAt: world.now(),
    })
    return { status, body, location: headers['location'] }
  }
  /** Returns the link by which anyone enters. */
  const entryOf = async (id: string): Promise<string> => entryLink(service, id, await tournamentOf(world, id)).token
  return { ...world, ask, page, entryOf }
}

export type EventWorld = ReturnType<typeof eventWorld>

/** Returns all that strangers may read of an event and its games: answers, pages, frames, records and tables. */
export const publicTexts = async (
  { ask, page, ...world }: EventWorld,
  id: string,
): Promise<ReadonlyMap<string, string>> => {
  const { boards } = await tournamentOf(world, id)
  const texts = new Map<string, string>()
  const note = async (
    name: string,
    answer: Promise<{ readonly status: number; readonly text?: string; readonly body?: string }>,
  ) => {
    const { status, text, body = '' } = await answer
    if (status !== 200) throw new Error(`${name}: ${status}`)
    texts.set(name, text ?? body)
  }
  const api = `/v1/tournaments/${id}`
  await note('answer', ask('GET', api))
  await note('players', ask('GET', `${api}.csv`))
  await note('games', ask('GET', `${api}.csv`, { query: { rows: 'games' } }))
  await note('records', ask('GET', `${api}.pdn`))
  for (const path of [`/t/${id}`, `/t/${id}?all=1`, `/t/${id}/embed`]) await note(path, page(path))
  for (const { game } of boards) {
    await note(`game ${game}`, ask('GET', `/v1/games/${game}`))
    await note(`record ${game}`, ask('GET', `/v1/games/${game}.pdn`))
    await note(`log ${game}`, ask('GET', `/v1/games/${game}/events`))
    await note(`page ${game}`, page(`/g/${game}`))
    await note(`feed ${game}`, page(`/g/${game}.atom`))
  }
  return texts
}
