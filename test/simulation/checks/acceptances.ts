import { MINUTE } from '../../../shared/game/model/words.ts'
import type { Asked, Evidence, Sent, TournamentChapter } from '../evidence.ts'
import { type Member, accountAt } from '../tournaments/account.ts'
import { personNamed } from '../tournaments/terms.ts'
import type { Check } from './check.ts'

/** Returns the request by which somebody came into a tournament: an accepted invitation, or an entry. */
const arrivalOf = (chapters: readonly TournamentChapter[], { number, contact }: Member): Asked | undefined => {
  const by = chapters.find(({ step }) =>
    step.some(
      (fact) =>
        (fact.type === 'accepted' && fact.player === number) ||
        (fact.type === 'entered' && fact.entrant.contact === contact),
    ),
  )?.by
  return typeof by === 'object' ? by : undefined
}

/** Returns whether this person alone can have made the request: by a link that only an email to them had, or as themselves. */
const isTheirs = ({ sent }: Evidence, { name, number }: Member, { kind, body, token = '' }: Asked): boolean => {
  if (kind === 'tournament-enter') return body['name'] === name
  const { email } = personNamed(name)
  return (
    kind === 'tournament-accept' &&
    body['holder'] === String(number) &&
    sent.some(({ mail }) => mail.to === email && mail.text.includes(token)) &&
    sent.every(({ mail }) => mail.to === email || !mail.text.includes(token))
  )
}

/** Says which player of new boards has not accepted the event. */
const playerFault = (evidence: Evidence, { id, step }: TournamentChapter): string | undefined => {
  const boards = step.flatMap((fact) => (fact.type === 'started' || fact.type === 'replaced' ? fact.boards : []))
  const account = boards.length > 0 ? accountAt(evidence, id) : undefined
  const chapters = evidence.tournaments.get(id) ?? []
  const wrong = account?.members.find((member) => {
    if (boards.every(({ black, white }) => black !== member.number && white !== member.number)) return false
    const arrival = arrivalOf(chapters, member)
    // Whoever has left loses the new boards of a replacement, too.
    const isOut = member.standing === 'out' && member.left === undefined
    return isOut || arrival === undefined || !isTheirs(evidence, member, arrival)
  })
  return wrong && `${wrong.name} plays in tournament ${id} without having accepted`
}

const NUMBERED = /^[0-9A-Za-z]{12}-\d+-(\d+)-/

/** An email may be under way when its reader declines. */
const UNDER_WAY = MINUTE

/** Returns whether this person has pressed anything in the tournament. */
const hasActed = ({ asked }: Evidence, id: string, { number, name }: Member, until: number): boolean =>
  asked.some(
    ({ body, at, kind }) =>
      at <= until &&
      body['tournament'] === id &&
      (body['holder'] === String(number) || (kind === 'tournament-enter' && body['name'] === name)),
  )

/** Says what is wrong with an email to somebody who has declined, or who has not answered yet. */
const emailFault = (evidence: Evidence, { game: id, mail, at }: Sent): string | undefined => {
  const number = Number(NUMBERED.exec(mail.id)?.[1] ?? 0)
  const member = accountAt(evidence, id)?.members[number - 1]
  if (!member) return undefined
  if (member.declined !== undefined && at > member.declined + UNDER_WAY)
    return `email ${mail.id} went to ${member.name}, who has declined`
  if (hasActed(evidence, id, member, at)) return undefined
  const before = evidence.sent.filter(
    (each) =>
      each.game === id &&
      each.mail.to === mail.to &&
      each.at < at &&
      NUMBERED.exec(each.mail.id)?.[1] === String(number),
  )
  // An email that was sent and not noted, because a fault struck, may come again.
  return before.some((each) => !each.struck())
    ? `email ${mail.id} is not the first to ${member.name}, who has done nothing yet`
    : undefined
}

/**
 * Nobody plays in a tournament who has not accepted it by a link of their own. Before they act they get one email, and none
 * once they have declined.
 */
export const onlyAccepted: Check = (occasion, evidence) => {
  if (occasion.kind === 'tournament') return playerFault(evidence, occasion.chapter)
  return occasion.kind === 'sent' ? emailFault(evidence, occasion.sent) : undefined
}
