import type { Asked, Evidence, TournamentChapter } from '../evidence.ts'
import { type TournamentAccount, accountAt, accountOf, factsUntil } from '../tournaments/account.ts'
import { type Check, second } from './check.ts'

const placesIn = ({ members }: TournamentAccount): number => members.filter(({ standing }) => standing === 'in').length

const limitOf = ({ terms }: TournamentAccount): number => terms.entry.limit ?? Infinity

/** Says who came into an open event too late, by their request or by the fact, or beyond its limit. */
const arrivalFault = (evidence: Evidence, { id, step, by }: TournamentChapter): string | undefined => {
  const account = accountAt(evidence, id)
  if (account?.state !== 'open' && account?.state !== 'running') return undefined
  const { closesAt = Infinity } = account.terms.entry
  const received = typeof by === 'string' ? -Infinity : second(by.at)
  const late = step.find(
    (fact) => (fact.type === 'entered' || fact.type === 'accepted') && Math.max(fact.at, received) >= closesAt,
  )
  if (account.state === 'open' && late)
    return `${JSON.stringify(late)} came after the entry of tournament ${id} had closed`
  const places = placesIn(account)
  return places > limitOf(account)
    ? `tournament ${id} has ${places} players, and room for ${limitOf(account)}`
    : undefined
}

/** Returns whether a place was free from one instant until another. */
const hadRoom = (chapters: readonly TournamentChapter[], from: number, until: number): boolean =>
  [chapters.findLast(({ at }) => at < from), ...chapters.filter(({ at }) => at >= from && at <= until)].every(
    (chapter) => {
      const account = chapter && accountOf(factsUntil(chapters, chapter))
      return account === undefined || (account.state === 'open' && placesIn(account) < limitOf(account))
    },
  )

/** Says who was turned away although the entry was open, and there was room. An event that has begun says so. */
const refusalFault = (evidence: Evidence, { at, body, number, answer }: Asked): string | undefined => {
  const id = String(body['tournament'])
  const chapters = evidence.tournaments.get(id) ?? []
  if (answer?.body.code === 'tournament-full')
    return hadRoom(chapters, at, answer.at)
      ? `request ${number} was refused for want of room, of which there was some`
      : undefined
  if (answer?.body.code !== 'entry-closed') return undefined
  const { closesAt = Infinity } = accountAt(evidence, id)?.terms.entry ?? {}
  const isClosed = chapters.some(
    (chapter) => chapter.at <= answer.at && chapter.step.some(({ type }) => type === 'entry-closed'),
  )
  return isClosed || second(at) >= closesAt
    ? undefined
    : `request ${number} came before the entry closed, and was refused`
}

/** Says whose entry was acknowledged, and is not in the tournament. */
const lossFault = (evidence: Evidence, { kind, body, number, answer }: Asked): string | undefined => {
  const isEntry = kind === 'tournament-enter' && answer?.status === 201
  const isAcceptance = kind === 'tournament-accept' && answer?.status === 200
  if (!isEntry && !isAcceptance) return undefined
  const facts = factsUntil(evidence.tournaments.get(String(body['tournament'])) ?? [])
  const isKept = facts.some((fact) =>
    isEntry
      ? fact.type === 'entered' && fact.entrant.name === body['name']
      : fact.type === 'accepted' && String(fact.player) === body['holder'],
  )
  return isKept ? undefined : `request ${number} was acknowledged, and nobody came in by it`
}

/** An entry that comes in time counts, and a later one does not; no event has more players than its limit. */
export const entriesInTime: Check = (occasion, evidence) => {
  if (occasion.kind === 'tournament') return arrivalFault(evidence, occasion.chapter)
  return occasion.kind === 'answer' && occasion.asked.kind.startsWith('tournament-')
    ? (refusalFault(evidence, occasion.asked) ?? lossFault(evidence, occasion.asked))
    : undefined
}
