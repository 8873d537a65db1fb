import type { ActiveGame } from '../game/game.ts'
import type { Instant, Seat } from '../game/words.ts'
import { instantText, leftText, zoneOf } from '../texts/index.ts'
import type { Words } from '../texts/languages.ts'
import { asSentence } from './draft.ts'
import { factsOf } from './facts.ts'

/** What a device shows of a turn. */
type Notice = { readonly title: string; readonly body: string }

type Reader = { readonly words: Words; readonly timeZone?: string | undefined }

export const noticeOf = (game: ActiveGame, seat: Seat, { words, timeZone }: Reader, now: Instant): Notice => {
  const { texts, mail } = words
  const { you, opponent = texts.seat.nobody, last, turn } = factsOf(game, seat, now, '', texts.seat.somebody)
  const { reminder } = mail
  const waiting = last ? reminder.played(opponent, last.text) : reminder.begin(opponent)
  const deadline = turn?.deadline
  const until =
    deadline === undefined
      ? ''
      : ` ${asSentence(mail.deadline(leftText(texts, deadline, now), instantText(texts, deadline, zoneOf(timeZone), 'long')))}`
  return { title: mail.yourTurn.title(you), body: waiting + until }
}
