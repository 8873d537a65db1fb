import { MESSAGES } from '../bounds.ts'
import type { EventOf } from '../events.ts'
import type { ActiveGame, AbortedGame, FinishedGame, Play } from '../game.ts'
import type { Said } from '../people.ts'
import type { Seat } from '../words.ts'

/** UTF-8, and a few bytes for author and time. */
const sizeOf = ({ text }: Said): number => {
  let bytes = 8
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/** The newest of a seat that fit its room, at least one; all of the other's. */
const kept = (said: readonly Said[], by: Seat): readonly Said[] => {
  const own = said.filter((each) => each.by === by).toReversed()
  let room = MESSAGES
  const fits = own.findIndex((each) => (room -= sizeOf(each)) < 0)
  const forgotten = new Set(fits < 0 ? [] : own.slice(Math.max(1, fits)))
  return said.filter((each) => !forgotten.has(each))
}

type Words = { readonly by: Seat; readonly text: string }

const heard = (play: Play, { by, text }: Words, after?: true): Play => ({
  ...play,
  said: kept([...play.said, { by, ply: play.moves.length, text, ...(after && { after }) }], by),
})

export const said = (game: ActiveGame, words: Words): ActiveGame => ({ ...game, play: heard(game.play, words) })

/** With the act that ended the game. */
export const saidAtEnd = <G extends FinishedGame | AbortedGame>(game: G, words: Words): G | undefined =>
  game.play && { ...game, play: heard(game.play, words, true) }

/** An empty one had to make room for later words, and counts. */
export const remarked = <G extends FinishedGame | AbortedGame>(game: G, event: EventOf<'remarked'>): G | undefined => {
  if (!game.play) return undefined
  const play = event.text === '' ? game.play : heard(game.play, event, true)
  return { ...game, play: { ...play, remarked: [...play.remarked, event.by] } }
}
