import type { Colour } from '../../../shared/draughts/index.ts'
import { type ActiveGame, type Game, personOf, seatOf } from '../../../shared/game/model/game.ts'
import type { Instant } from '../../../shared/game/model/words.ts'
import { deadlineOf, nextLimitOf, reservesAt } from '../../../shared/game/time/clock.ts'
import { expiryOf } from '../../../shared/game/time/timer.ts'
import { time } from '../../../shared/texts/en/board.ts'
import { durationText } from '../../../shared/texts/sentences/duration-text.ts'
import { instantTextIn } from '../../../shared/texts/sentences/instant-text.ts'

const TEXTS = { locale: 'en-GB', time } as const

/** The time zone of the machine, or the one in `TZ`. */
export const operatorZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Returns a name in quotes. An empty one is that of a person who asked to be forgotten. */
export const nameText = (name: string): string => (name === '' ? '(forgotten)' : JSON.stringify(name))

const reserveLine = ({ terms, play }: ActiveGame, now: Instant): readonly string[] => {
  if (terms.clock === 'unlimited') return []
  const { left } = reservesAt(terms, play, now)
  const leftOf = (colour: Colour): string => `${colour} ${durationText(TEXTS, left[colour])}`
  return [`reserves left: ${leftOf('black')}, ${leftOf('white')}`]
}

const turnLines = (game: ActiveGame, now: Instant, zone: string): readonly string[] => {
  const { terms, play } = game
  const { turn } = play.position
  const text = (at: Instant): string => instantTextIn(TEXTS, at, zone, 'dated')
  const mover = `${turn}, ${nameText(personOf(game, seatOf(play, turn))?.name ?? '')}, is to move`
  const [limit, deadline] = [nextLimitOf(terms, play, now), deadlineOf(terms, play)]
  if (limit === undefined || deadline === undefined) return [`${mover}, without a time limit`]
  if (limit < deadline) return [`${mover} until ${text(limit)}, with the reserve until ${text(deadline)}`]
  return [`${mover} until ${text(deadline)}`]
}

/** Returns whose turn it is and until when, as the pages say it, in a time zone; of an open game, when it expires. */
export const describeTurn = (game: Game, now: Instant, zone: string): readonly string[] => {
  if (game.status === 'open') return [`the invitation expires ${instantTextIn(TEXTS, expiryOf(game), zone, 'dated')}`]
  return game.status === 'active' ? [...turnLines(game, now, zone), ...reserveLine(game, now)] : []
}
