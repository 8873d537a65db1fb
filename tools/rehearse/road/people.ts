import { type Mail, expectMails, expectThat, must, takeMails } from '../asking.ts'
import type { Cloud } from '../cloud.ts'
import { settle } from '../driving.ts'

type Link = { readonly token: string; readonly url: string }

export type Links = Readonly<Record<string, Link | undefined>>

export type Begun = { readonly id: string; readonly black: string; readonly white: string }

export const linkIn = (links: unknown, role: string): string => {
  const token = (links as Links)[role]?.token
  if (token === undefined) throw new Error(`there is no link for the ${role}`)
  return token
}

export const gameIn = (json: Readonly<Record<string, unknown>>): string => (json['game'] as { readonly id: string }).id

/** The first address of such a kind in an email: `/p/`, `/n/`. */
export const pathIn = ({ text, subject }: Mail, kind: string): string => {
  const [path] = new RegExp(`/${kind}/[\\w.-]+`).exec(text) ?? []
  if (path === undefined) throw new Error(`the email "${subject}" has no link to /${kind}/`)
  return path
}

/** Presses the buttons that first emails lead to; the emails that waited for it follow. */
export const consent = async (cloud: Cloud, wanted: readonly string[], isAll = false): Promise<void> => {
  const mails = takeMails(cloud)
  expectMails(mails, wanted)
  const form: Record<string, string> = isAll ? { all: '1' } : {}
  for (const mail of mails) await must(cloud, 303, `${pathIn(mail, 'p')}/emails`, { form })
  await settle(cloud)
}

type Wish = {
  readonly creator: { readonly name: string; readonly email?: string }
  readonly opponent: { readonly name: string; readonly email?: string }
  readonly at?: number
  readonly from?: string
  readonly more?: object
}

/** A game of two who have sat down, by the API. Nothing of it is carried out yet. */
export const begin = async (cloud: Cloud, { creator, opponent, at = Date.now(), from, more }: Wish): Promise<Begun> => {
  const by = from === undefined ? {} : { from }
  const json = { creator: { ...creator, seat: 'black' }, ...more }
  const made = await must(cloud, 201, '/v1/games', { at, json, ...by })
  const id = gameIn(made.json)
  const token = linkIn(made.json['links'], 'invitation')
  const claimed = await must(cloud, 201, `/v1/games/${id}/claim`, { at: at + 1000, token, json: opponent, ...by })
  return { id, black: linkIn(made.json['links'], 'creator'), white: linkIn(claimed.json['links'], 'seat') }
}

type Ply = { readonly token: string; readonly ply: number; readonly move: string; readonly at?: number }

export const move = (cloud: Cloud, id: string, { token, ply, move: text, at = Date.now() }: Ply) =>
  must(cloud, 200, `/v1/games/${id}/moves`, { at, token, json: { ply, move: text } })

export const expectGame = async (
  cloud: Cloud,
  id: string,
  wanted: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const { json } = await must(cloud, 200, `/v1/games/${id}`)
  for (const [name, value] of Object.entries(wanted))
    expectThat(
      JSON.stringify(json[name]) === JSON.stringify(value),
      `${name} of the game is ${JSON.stringify(json[name])}, not ${JSON.stringify(value)}`,
    )
  return json
}
