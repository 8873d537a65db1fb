import { MESSAGE_BYTES } from '../limits/bounds.ts'
import type { EventOf } from '../model/events.ts'
import type { ActiveGame, AbortedGame, FinishedGame, Play } from '../model/game.ts'
import type { PlayerMessage } from '../model/people.ts'
import type { Seat } from '../model/words.ts'

/** Returns the bytes of a message: its text in UTF-8, and 8 bytes for author and time. */
const sizeOf = ({ text }: PlayerMessage): number => {
  let bytes = 8
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
  }
  return bytes
}

/**
 * Returns the messages. If those of seat `by` exceed `MESSAGE_BYTES` in total, its oldest are left out; at least one
 * stays.
 */
const withinLimit = (messages: readonly PlayerMessage[], by: Seat): readonly PlayerMessage[] => {
  const own = messages.filter((each) => each.by === by).toReversed()
  let left = MESSAGE_BYTES
  const fits = own.findIndex((each) => (left -= sizeOf(each)) < 0)
  const forgotten = new Set(fits < 0 ? [] : own.slice(Math.max(1, fits)))
  return messages.filter((each) => !forgotten.has(each))
}

type Text = { readonly by: Seat; readonly text: string }

const withMessage = (play: Play, { by, text }: Text, after?: true): Play => ({
  ...play,
  messages: withinLimit([...play.messages, { by, ply: play.moves.length, text, ...(after && { after }) }], by),
})

/**
 * Returns the game after a message. Its text is empty if it was a step of its own and newer messages have displaced it
 * from the log.
 */
export const withPlayerMessage = (game: ActiveGame, message: Text): ActiveGame =>
  message.text === '' ? game : { ...game, play: withMessage(game.play, message) }

/** Returns the game after the message that came with the act that ended it. */
export const withClosingMessage = <G extends FinishedGame | AbortedGame>(game: G, message: Text): G | undefined =>
  game.play && { ...game, play: withMessage(game.play, message, true) }

/**
 * Returns the game after the line that a seat may write after the end. The event's text is empty if newer messages have
 * displaced the line from the log; the seat still may not write another.
 */
export const withRemark = <G extends FinishedGame | AbortedGame>(
  game: G,
  event: EventOf<'remarked'>,
): G | undefined => {
  if (!game.play) return undefined
  const play = event.text === '' ? game.play : withMessage(game.play, event, true)
  return { ...game, play: { ...play, remarked: [...play.remarked, event.by] } }
}
