import type { JoiningEvent } from '../../game/model/events.ts'
import { ROLES } from '../../game/model/words.ts'
import { type EventEmails, toBoth } from './event-emails.ts'

const offeredEmail = () => ({ kind: 'offered' }) as const
const joinedEmail = () => ({ kind: 'joined' }) as const

/** The emails after a game is offered, after it begins, and after an arbiter is appointed. */
export const START_EMAILS = {
  offered: { email: offeredEmail, to: () => ROLES },
  joined: { watched: true, email: joinedEmail, to: toBoth },
  appointed: { email: offeredEmail, to: () => ['arbiter'] },
} satisfies EventEmails<JoiningEvent['type'], 'offered' | 'joined'>
