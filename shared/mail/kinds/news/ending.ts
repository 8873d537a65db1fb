import type { EndingEvent } from '../../../game/events.ts'
import { playOf } from '../../../game/game.ts'
import { ROLES } from '../../../game/words.ts'
import { actorText } from '../../draft.ts'
import { NO_LETTER, type Rows, toOther } from './row.ts'

const ended = () => ({ kind: 'ended' }) as const

export const ENDING = {
  finished: { letter: ended, to: () => ROLES },
  aborted: { letter: ended, to: (game) => (playOf(game) ? ROLES : ['creator', 'director']) },
  declined: { letter: ended, to: () => ['creator', 'director'] },
  expired: { letter: ended, to: () => ['creator'] },
  renewed: NO_LETTER,
  'rematch-offered': {
    to: toOther,
    tell: (draft, { by }) => draft.mail.news.rematchOffered(actorText(draft, by)),
    matters: (game, reader) => {
      const asker = game.status === 'finished' ? game.after.rematch : undefined
      return asker !== undefined && asker !== reader
    },
  },
  'rematch-agreed': NO_LETTER,
  // One line is no reason for an email: it stands on the page.
  remarked: NO_LETTER,
} satisfies Rows<EndingEvent['type'], 'ended'>
