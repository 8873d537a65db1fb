import type { PAGE_ROUTES } from '../../shared/api/routes/page-routes.ts'
import { SEATS } from '../../shared/game/model/words.ts'
import { playerOf } from '../../shared/game/model/game.ts'
import { mailboxProof } from '../../shared/service/credentials/mailbox.ts'
import { unsubscribeAllToken } from '../../shared/service/credentials/unsubscribe-all-token.ts'
import type { GameId } from '../../shared/service/ports/games.ts'
import type { LoadedGame } from '../../shared/service/games/game-store.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import {
  PURPOSE_NAMES,
  type Purpose,
  calendarSeatOf,
  mintToken,
  seatReplacedBy,
  roleRestoredBy,
  roleOf,
  roleSilencedBy,
  roleTakenBy,
} from '../../shared/service/credentials/tokens.ts'
import { type Chance, pick } from './random.ts'

export type Table = { readonly id: GameId; readonly loaded: LoadedGame }

export type Fits = (purpose: Purpose) => boolean

const isSeated = ({ loaded }: Table, purpose: Purpose): boolean => {
  const invitedRole = roleTakenBy(purpose) === 'arbiter' ? 'arbiter' : undefined
  const role =
    roleOf(purpose) ?? roleSilencedBy(purpose) ?? roleRestoredBy(purpose) ?? calendarSeatOf(purpose) ?? invitedRole
  return role === undefined || playerOf(loaded.game, role) !== undefined
}

/** Returns the purposes of the links that the service has given out for this game. */
export const purposesOf = (table: Table, is: Fits = () => true): readonly Purpose[] =>
  PURPOSE_NAMES.filter((purpose) => is(purpose) && isSeated(table, purpose))

export const minted = ({ signer }: Service, { id, loaded }: Table, purpose: Purpose): string =>
  mintToken(signer, purpose, id, loaded.game)

/**
 * Returns the proof of a mailbox, as an email to a random role of the game carries it; a wrong proof if that role has
 * no address.
 */
export const markOf = async ({ signer, contacts }: Service, { id, loaded }: Table, chance: Chance): Promise<string> => {
  const player = playerOf(loaded.game, pick(chance, [...SEATS, 'arbiter'] as const))
  const email = player && (await contacts.load(id, player.contact))?.email
  return player && email !== undefined ? mailboxProof(signer, id, player.contact, email) : 'x'.repeat(16)
}

type TokenPath = Extract<(typeof PAGE_ROUTES)[number]['path'], `/${string}/{token}${string}`>
/** The first segment of a path that takes a token. */
export type First = TokenPath extends infer P ? (P extends `/${infer F}/{token}${string}` ? F : never) : never

/**
 * The purposes of the tokens that each path takes. `none`: the token stops all emails to an address and belongs to no
 * game. `event`: it is the link of a tournament. A new path without a row does not compile.
 */
export const IN_PATH: { readonly [F in First]: Fits | 'event' | 'none' } = {
  p: (purpose) => roleOf(purpose) !== undefined,
  i: (purpose) => roleTakenBy(purpose) !== undefined,
  a: (purpose) => seatReplacedBy(purpose) !== undefined,
  s: (purpose) => roleSilencedBy(purpose) !== undefined,
  u: (purpose) => roleRestoredBy(purpose) !== undefined,
  c: (purpose) => calendarSeatOf(purpose) !== undefined,
  n: 'none',
  o: 'event',
  e: 'event',
  j: 'event',
}

const isFirst = (text: string): text is First => text in IN_PATH

export const firstOf = (path: string): First | undefined => {
  const [, first = ''] = path.split('/')
  return path.includes('{token}') && isFirst(first) ? first : undefined
}

export const stopping = ({ signer }: Service, email: string): string => unsubscribeAllToken(signer, email)
