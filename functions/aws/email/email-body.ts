import type { QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import { roleFromStored, storedRole } from '../../../shared/game/model/stored-role.ts'

/**
 * Returns the body of a message in the outbox. This file does not import the SQS client, because the function that
 * sends emails loads that client only when an email has to wait.
 */
export const emailBody = (email: QueuedEmail): string =>
  JSON.stringify('seat' in email ? { ...email, seat: storedRole(email.seat) } : email)

const isGameEmail = ({ kind, game, seat, version }: Readonly<Record<string, unknown>>): boolean =>
  typeof kind === 'string' && typeof game === 'string' && typeof seat === 'string' && typeof version === 'number'

const isLinksRequest = ({ kind, mark, spelling, request }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'links' && [mark, spelling, request].every((each) => typeof each === 'string')

const isDigest = ({ account, due }: Readonly<Record<string, unknown>>): boolean =>
  typeof account === 'string' && typeof due === 'number'

const isTournamentEmail = ({ tournament, to, version }: Readonly<Record<string, unknown>>): boolean =>
  typeof tournament === 'string' && (typeof to === 'string' || typeof to === 'number') && typeof version === 'number'

const isQueued = (read: Readonly<Record<string, unknown>>): boolean => {
  if (read['kind'] === 'digest') return isDigest(read)
  if (read['kind'] === 'tournament') return isTournamentEmail(read)
  return read['kind'] === 'links' ? isLinksRequest(read) : isGameEmail(read)
}

/** Returns the email in a message of the outbox. Throws on any other body. */
export const readEmailBody = (body: string): QueuedEmail => {
  const read = JSON.parse(body) as Readonly<Record<string, unknown>> | null
  if (read && isQueued(read)) {
    const { seat } = read
    return { ...read, ...(typeof seat === 'string' && { seat: roleFromStored(seat) }) } as QueuedEmail
  }
  throw new Error('a message in the outbox is no email')
}
