import type { Queued } from '../../shared/mail/letters.ts'

/** Apart from the client of the queue, which who delivers reads only when an email has to wait. */
export const letterBody = (letter: Queued): string => JSON.stringify(letter)

const isLetter = ({ kind, game, seat, version }: Readonly<Record<string, unknown>>): boolean =>
  typeof kind === 'string' && typeof game === 'string' && typeof seat === 'string' && typeof version === 'number'

const isInquiry = ({ kind, mark, spelling, request }: Readonly<Record<string, unknown>>): boolean =>
  kind === 'links' && [mark, spelling, request].every((each) => typeof each === 'string')

const isSummary = ({ account, due }: Readonly<Record<string, unknown>>): boolean =>
  typeof account === 'string' && typeof due === 'number'

const isQueued = (read: Readonly<Record<string, unknown>>): boolean => {
  if (read['kind'] === 'digest') return isSummary(read)
  return read['kind'] === 'links' ? isInquiry(read) : isLetter(read)
}

/** Throws on any other body. */
export const readLetter = (body: string): Queued => {
  const read = JSON.parse(body) as Readonly<Record<string, unknown>> | null
  if (read && isQueued(read)) return read as Queued
  throw new Error('a message in the outbox is no letter')
}
