import type { Asked, Evidence, TournamentChapter } from '../evidence.ts'
import { accountAt } from '../tournaments/account.ts'
import { type Check, second } from './check.ts'

/** Says who came into an open event too late, or beyond its limit. */
const arrivalFault = (evidence: Evidence, { id, step }: TournamentChapter): string | undefined => {
  const account = accountAt(evidence, id)
  if (account?.state !== 'open') return undefined
  const { closesAt = Infinity, limit = Infinity } = account.terms.entry
  const late = step.find((fact) => (fact.type === 'entered' || fact.type === 'accepted') && fact.at >= closesAt)
  if (late) return `${JSON.stringify(late)} came after the entry of tournament ${id} had closed`
  const places = account.members.filter(({ standing }) => standing === 'in').length
  return places > limit ? `tournament ${id} has ${places} players, and room for ${limit}` : undefined
}

/** Says who was turned away although the entry was open. An event that has begun says so. */
const refusalFault = (evidence: Evidence, { at, body, number, answer }: Asked): string | undefined => {
  if (answer?.body.code !== 'entry-closed') return undefined
  const chapters = evidence.tournaments.get(String(body['tournament'])) ?? []
  const { closesAt = Infinity } = accountAt(evidence, String(body['tournament']))?.terms.entry ?? {}
  const isClosed = chapters.some(
    (chapter) => chapter.at <= answer.at && chapter.step.some(({ type }) => type === 'entry-closed'),
  )
  return isClosed || second(at) >= closesAt
    ? undefined
    : `request ${number} came before the entry closed, and was refused`
}

/** An entry that comes in time counts, and a later one does not; no event has more players than its limit. */
export const entriesInTime: Check = (occasion, evidence) => {
  if (occasion.kind === 'tournament') return arrivalFault(evidence, occasion.chapter)
  return occasion.kind === 'answer' && occasion.asked.kind.startsWith('tournament-')
    ? refusalFault(evidence, occasion.asked)
    : undefined
}
