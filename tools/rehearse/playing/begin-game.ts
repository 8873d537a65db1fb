import { type RehearsalEmail, expectEmails, expectThat, requestExpecting, takeEmails } from './send-request.ts'
import type { RehearsedStage } from '../imitation/deployed-stage.ts'
import { settle } from './settle.ts'

type Link = { readonly token: string; readonly url: string }

export type SeatLinks = Readonly<Record<string, Link | undefined>>

export type BegunGame = { readonly id: string; readonly black: string; readonly white: string }

export const tokenOf = (links: unknown, role: string): string => {
  const token = (links as SeatLinks)[role]?.token
  if (token === undefined) throw new Error(`there is no link for the ${role}`)
  return token
}

export const gameIdIn = (json: Readonly<Record<string, unknown>>): string =>
  (json['game'] as { readonly id: string }).id

/** Returns the first link of a kind in an email, such as `p` for `/p/…`, as a path. */
export const linkPathIn = ({ text, subject }: RehearsalEmail, kind: string): string => {
  const [path] = new RegExp(`/${kind}/[\\w.-]+`).exec(text) ?? []
  if (path === undefined) throw new Error(`the email "${subject}" has no link to /${kind}/`)
  return path
}

/**
 * Consents to emails by the buttons to which the first emails lead. The emails that were withheld until then are sent
 * next.
 */
export const acceptEmails = async (
  cloud: RehearsedStage,
  expected: readonly string[],
  isAll = false,
): Promise<void> => {
  const mails = takeEmails(cloud)
  expectEmails(mails, expected)
  const form: Record<string, string> = isAll ? { all: '1' } : {}
  for (const mail of mails) await requestExpecting(cloud, 303, `${linkPathIn(mail, 'p')}/emails`, { form })
  await settle(cloud)
}

type GameOptions = {
  readonly creator: { readonly name: string; readonly email?: string }
  readonly opponent: { readonly name: string; readonly email?: string }
  readonly at?: number
  readonly from?: string
  readonly more?: object
}

/** Returns a game of two players, created and joined by the API. Its changes are not processed yet. */
export const beginGame = async (
  cloud: RehearsedStage,
  { creator, opponent, at = Date.now(), from, more }: GameOptions,
): Promise<BegunGame> => {
  const by = from === undefined ? {} : { from }
  const json = { creator: { ...creator, seat: 'black' }, ...more }
  const created = await requestExpecting(cloud, 201, '/v1/games', { at, json, ...by })
  const id = gameIdIn(created.json)
  const token = tokenOf(created.json['links'], 'invitation')
  const claimed = await requestExpecting(cloud, 201, `/v1/games/${id}/claim`, {
    at: at + 1000,
    token,
    json: opponent,
    ...by,
  })
  return { id, black: tokenOf(created.json['links'], 'creator'), white: tokenOf(claimed.json['links'], 'seat') }
}

type Ply = { readonly token: string; readonly ply: number; readonly move: string; readonly at?: number }

export const postMove = (cloud: RehearsedStage, id: string, { token, ply, move: text, at = Date.now() }: Ply) =>
  requestExpecting(cloud, 200, `/v1/games/${id}/moves`, { at, token, json: { ply, move: text } })

export const expectGame = async (
  cloud: RehearsedStage,
  id: string,
  expected: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const { json } = await requestExpecting(cloud, 200, `/v1/games/${id}`)
  for (const [name, value] of Object.entries(expected))
    expectThat(
      JSON.stringify(json[name]) === JSON.stringify(value),
      `${name} of the game is ${JSON.stringify(json[name])}, not ${JSON.stringify(value)}`,
    )
  return json
}
