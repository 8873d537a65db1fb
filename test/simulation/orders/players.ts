import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda'
import { toHttpEvent } from '../../../local/http/gateway-event.ts'
import { fold } from '../../../shared/game/evolving/evolve.ts'
import { personOf, seatToMove } from '../../../shared/game/model/game.ts'
import { HOUR, type Instant, MINUTE } from '../../../shared/game/model/words.ts'
import type { GameRecord } from '../../../shared/service/ports/games.ts'
import { type Dice, diceOf } from '../chance.ts'
import type { Ground } from '../ground.ts'

type Page = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>

/** An email as its reader finds it. */
export type Received = { readonly at: Instant; readonly id: string; readonly to: string; readonly text: string }

/** Returns the address of a player with this name. */
export const emailOf = (name: string): string => `${name.toLowerCase()}@club.test`

const LINK = /https:\/\/crownhead\.test(\/[pi]\/[\w-]+\.[\w-]+)/g

/** Returns the links of a consent email, one for each seat and invitation of its reader. */
const linksIn = ({ text }: Received): readonly string[] => [...text.matchAll(LINK)].map(([, path = '']) => path)

const pressesOf = (dice: Dice, name: string, link: string): readonly [path: string, form: Record<string, string>] =>
  link.startsWith('/i/')
    ? [link, { key: Array.from({ length: 22 }, () => dice.between(0, 9)).join(''), name }]
    : [`${link}/emails`, { all: '1' }]

/**
 * Returns the key under which a player's consent to one game is noted. Accepting an invitation is consent to that game
 * only; pressing "all my games" is consent to all, and is noted under the address.
 */
const consentKey = (email: string, game: string): string => `${email} ${game}`

/** Returns the key of the consent that accepting an invitation gives, by the game that its link names. */
const acceptanceKey = (email: string, path: string): string =>
  consentKey(email, path.slice('/i/f1'.length, '/i/f1'.length + 12))

/**
 * Lets each player open their one email within two hours after the orders are made, accept its invitations, and press
 * "all my games" in its links to seats. `readyAt`: when a player last consented, by the key of the consent.
 */
export const playersOn = ({ agenda, machine, seed }: Ground, page: Page, received: readonly Received[]) => {
  // The players have dice of their own, so that the orders before them stay the same.
  const dice = diceOf(seed + 1_000_000)
  const readyAt = new Map<string, Instant>()
  const refused: string[] = []
  let requests = 1_000_000
  const post = (to: string, [path, form]: ReturnType<typeof pressesOf>, from: string): Promise<void> =>
    machine.invoke({
      name: 'page',
      request: requests++,
      pace: 0,
      body: () => {
        const headers = { 'content-type': 'application/x-www-form-urlencoded' }
        const body = Buffer.from(new URLSearchParams(form).toString())
        return page(
          toHttpEvent({ method: 'POST', path, search: new URLSearchParams(), headers, body, from }, agenda.now()),
        )
      },
      ended: (how) => {
        const status = how.kind === 'answered' ? how.value.statusCode : how.kind
        if (status === 303) readyAt.set('all' in form ? to : acceptanceKey(to, path), agenda.now())
        else refused.push(`a press of ${to} was answered ${status}`)
      },
    })
  const links = new Map<string, ReadonlySet<string>>()
  for (const email of received) links.set(email.to, new Set([...(links.get(email.to) ?? []), ...linksIn(email)]))
  ;[...links].forEach(([to, own], number) => {
    const from = `10.2.${number >> 8}.${number & 255}`
    const start = dice.between(0, 2 * HOUR)
    ;[...own].forEach((link, nth) => {
      agenda.in(start + nth * MINUTE, () => post(to, pressesOf(dice, to.split('@')[0] ?? '', link), from))
    })
  })
  return { readyAt, refused }
}

/**
 * The longest time until an email about a turn is sent: it may wait half an hour after the previous one, and the rest
 * is for the queue and everything else at that time.
 */
const WITHIN = HOUR

/**
 * Returns a sentence if the player to move was not notified in time, undefined otherwise: in a game that has begun, a
 * player who has consented to its emails must get an email within the hour.
 */
export const untoldIn = (
  id: string,
  { log }: GameRecord,
  readyAt: ReadonlyMap<string, Instant>,
  received: readonly Received[],
): string | undefined => {
  const game = fold(log)
  if (game?.status !== 'active') return undefined
  const begun = log.findLast(({ type }) => type === 'joined')
  const email = emailOf(personOf(game, seatToMove(game.play))?.name ?? '')
  const ready = Math.min(...[email, consentKey(email, id)].map((asked) => readyAt.get(asked) ?? Infinity))
  if (begun === undefined || !('at' in begun) || ready === Infinity) return undefined
  const owed = Math.max(begun.at, ready)
  const sent = received.find(
    (mail) =>
      mail.to === email && !mail.id.includes('-door-') && mail.at >= begun.at && mail.text.includes(id.slice(0, 6)),
  )
  return sent && sent.at <= owed + WITHIN ? undefined : `${email} is to move in ${id} and was not told within the hour`
}
