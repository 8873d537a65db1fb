import type { ActiveGame } from '../../game/model/game.ts'
import type { Instant, Seat } from '../../game/model/words.ts'
import { instantText, leftText, timeZoneOrUtc } from '../../texts/index.ts'
import type { LanguageTexts } from '../../texts/languages/languages.ts'
import { capitalizeFirst } from '../blocks/draft.ts'
import { emailFactsOf } from '../facts/email-facts.ts'

/** A notification that a device shows. */
type Notification = { readonly title: string; readonly body: string }

type NotifiedReader = { readonly words: LanguageTexts; readonly timeZone?: string | undefined }

/** Returns the push notification of a turn: who waits, and until when the reader has to move. */
export const writeTurnNotice = (
  game: ActiveGame,
  seat: Seat,
  { words, timeZone }: NotifiedReader,
  now: Instant,
): Notification => {
  const { texts, mail } = words
  const { you, opponent = texts.seat.nobody, last, turn } = emailFactsOf(game, seat, now, '', texts.seat.somebody)
  const { reminder } = mail
  const opponentWaits = last ? reminder.played(opponent, last.text) : reminder.begin(opponent)
  const deadline = turn?.deadline
  const until =
    deadline === undefined
      ? ''
      : ` ${capitalizeFirst(mail.deadline(leftText(texts, deadline, now), instantText(texts, deadline, timeZoneOrUtc(timeZone), 'long')))}`
  return { title: mail.yourTurn.title(you), body: opponentWaits + until }
}
