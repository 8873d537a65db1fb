import { SEATS } from '../../shared/game/words.ts'
import { playerOf } from '../../shared/game/game.ts'
import { mailboxMark, stopAllToken } from '../../shared/service/mailbox.ts'
import type { GameId } from '../../shared/service/ports.ts'
import type { Loaded } from '../../shared/service/record.ts'
import type { Service } from '../../shared/service/service.ts'
import { PURPOSE_NAMES, type Purpose, mintToken, roleOf, stoppedBy, takenBy } from '../../shared/service/tokens.ts'
import { type Chance, pick } from './random.ts'

export type Table = { readonly id: GameId; readonly loaded: Loaded }

export type Fits = (purpose: Purpose) => boolean

const isSeated = ({ loaded }: Table, purpose: Purpose): boolean => {
  const role = roleOf(purpose) ?? stoppedBy(purpose)
  return role === undefined || playerOf(loaded.game, role) !== undefined
}

/** What the links of a table can be for: those that the service has given out. */
export const purposesOf = (table: Table, is: Fits = () => true): readonly Purpose[] =>
  PURPOSE_NAMES.filter((purpose) => is(purpose) && isSeated(table, purpose))

export const minted = ({ seal }: Service, { id, loaded }: Table, purpose: Purpose): string =>
  mintToken(seal, purpose, id, loaded.game)

/** The mark of an email of a seat, if it has an address. */
export const markOf = async ({ seal, contacts }: Service, { id, loaded }: Table, chance: Chance): Promise<string> => {
  const player = playerOf(loaded.game, pick(chance, [...SEATS, 'director'] as const))
  const email = player && (await contacts.load(id, player.contact))?.email
  return player && email !== undefined ? mailboxMark(seal, id, player.contact, email) : 'x'.repeat(16)
}

/** The kinds of token that the paths of pages take, by the first part of the path. */
export const IN_PATH = {
  p: (purpose) => roleOf(purpose) !== undefined,
  i: (purpose) => purpose === 'invitation',
  a: (purpose) => purpose !== 'invitation' && takenBy(purpose) !== undefined,
  s: (purpose) => stoppedBy(purpose) !== undefined,
} satisfies Readonly<Record<string, Fits>>

export const stopping = ({ seal }: Service, email: string): string => stopAllToken(seal, email)
