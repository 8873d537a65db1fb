import type { Game } from '../../game/model/game.ts'
import type { Role } from '../../game/model/words.ts'
import type { Contact } from '../ports/contacts.ts'

/**
 * Returns the game without the messages of the other player if this reader has muted them. Pages and emails are made of
 * it; the game itself keeps every message, so that the reader can see them again or report them.
 */
export const withoutMuted = <G extends Game>(game: G, reader: Role, { muted }: Pick<Contact, 'muted'>): G =>
  muted && 'play' in game && game.play
    ? { ...game, play: { ...game.play, messages: game.play.messages.filter(({ by }) => by === reader) } }
    : game
