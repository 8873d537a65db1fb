import type { EndingEvent } from '../../game/model/events.ts'
import { playOf } from '../../game/model/game.ts'
import { ROLES } from '../../game/model/words.ts'
import { actorText } from '../blocks/draft.ts'
import { NO_EMAIL, type EventEmails, toOther } from './event-emails.ts'

const endedEmail = () => ({ kind: 'ended' }) as const

/** The emails after the end of a game, and after what may follow the end. */
export const END_EMAILS = {
  finished: { email: endedEmail, to: () => ROLES },
  aborted: { email: endedEmail, to: (game) => (playOf(game) ? ROLES : ['creator', 'arbiter']) },
  declined: { email: endedEmail, to: () => ['creator', 'arbiter'] },
  expired: { email: endedEmail, to: () => ['creator'] },
  renewed: NO_EMAIL,
  'rematch-offered': {
    to: toOther,
    write: (draft, { by }) => draft.mail.news.rematchOffered(actorText(draft, by)),
    isRelevant: (game, reader) => {
      const asker = game.status === 'finished' ? game.after.rematch : undefined
      return asker !== undefined && asker !== reader
    },
  },
  'rematch-agreed': NO_EMAIL,
  // A message after the end causes no email. It is shown on the page of the game.
  remarked: NO_EMAIL,
} satisfies EventEmails<EndingEvent['type'], 'ended'>
