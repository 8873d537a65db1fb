import { isoInstant } from '../../api/values/iso.ts'
import { type PlayerEvent, playerEvents } from '../../api/views/player-events.ts'
import type { EventType } from '../../game/model/events.ts'
import { isReplacedInLog } from '../../game/evolving/allowance.ts'
import { type Game, playOf } from '../../game/model/game.ts'
import type { Instant, Seat } from '../../game/model/words.ts'
import type { NewsSinceLook } from '../../pages/game/model/board-page.ts'
import type { GameRecord } from '../ports/games.ts'
import type { Contact } from '../ports/contacts.ts'

/** A game with its log, as it is loaded. */
type LoadedGame = { readonly game: Game; readonly stored: GameRecord }

/** A look at a game: its stored version, and when the person saw it. */
type Look = { readonly version: number; readonly at: Instant }

/** Returns the stored form of a look: the version, a full stop, and the instant in seconds. */
export const formatLook = ({ version, at }: Look): string => `${version}.${Math.floor(at / 1000)}`

/** Returns a stored look. Undefined if there is none, or if it is not readable. */
const parseLook = (text: string | undefined): Look | undefined => {
  const [, version, seconds] = /^(\d+)\.(\d+)$/.exec(text ?? '') ?? []
  return version === undefined ? undefined : { version: Number(version), at: Number(seconds) * 1000 }
}

/** Returns when a stored look was. */
export const lookedAt = (text: string | undefined): Instant | undefined => parseLook(text)?.at

const isPublic = (type: EventType): boolean => !isReplacedInLog(type)

/** Returns the last act of a seat, which its holder made while looking at the game. */
const lastAct = (events: readonly PlayerEvent[], seat: Seat): Look | undefined => {
  const act = events.findLast(({ actor }) => actor === seat)
  return act && { version: act.version, at: Date.parse(act.event.at) }
}

/**
 * Returns a seat's last look, and the events since then of which everyone sees something. An act counts as a look, so
 * most looks are stored nowhere else. Without a script, and by email, acts are the only looks.
 */
const sinceLastLook = (
  { game, stored }: LoadedGame,
  seat: Seat,
  { look }: Pick<Contact, 'look'>,
): { readonly at: Instant; readonly events: readonly PlayerEvent[] } | undefined => {
  const play = playOf(game)
  if (!play) return undefined
  const all = playerEvents(stored.log, play)
  const looks = [lastAct(all, seat), parseLook(look)].filter((each) => each !== undefined)
  const last = looks.toSorted((one, other) => other.version - one.version)[0]
  if (!last) return undefined
  return { at: last.at, events: all.filter(({ event, version }) => version > last.version && isPublic(event.type)) }
}

/** Returns whether something has happened since a seat's last look. */
export const hasNews = (loaded: LoadedGame, seat: Seat, contact: Pick<Contact, 'look'>): boolean =>
  (sinceLastLook(loaded, seat, contact)?.events.length ?? 0) > 0

/** Returns what has happened since a seat's last look. Undefined if nothing has. */
export const newsOf = (loaded: LoadedGame, seat: Seat, contact: Pick<Contact, 'look'>): NewsSinceLook | undefined => {
  const since = sinceLastLook(loaded, seat, contact)
  if (!since || since.events.length === 0) return undefined
  return { since: isoInstant(since.at), events: since.events.map(({ event }) => event) }
}
