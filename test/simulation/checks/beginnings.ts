import { HOUR } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import { type Evidence, stepsOf } from '../evidence.ts'
import type { Faults } from '../injected-faults.ts'
import { type Member, type TournamentAccount, accountAt, boardsFor } from '../tournaments/account.ts'
import { personNamed } from '../tournaments/terms.ts'
import type { Check } from './check.ts'
import { isMailed } from './members-mailed.ts'

/**
 * The email must be sent if the tournament runs for this long: all boards must be made, with a few dozen attempts. Twenty are
 * made at a time, by a hundred calls and more: where every twentieth call fails, one attempt in a hundred makes any, and the
 * next one is three minutes later. An event of thirty boards has begun so after twenty-six hours.
 */
const PATIENCE = { perfect: HOUR, usual: 24 * HOUR, atWorst: 72 * HOUR }

const patienceIn = (faults: Faults): number =>
  faults.isPerfect ? PATIENCE.perfect : faults.isWorst ? PATIENCE.atWorst : PATIENCE.usual

/** Returns whether this person still played in a tournament when the email about its boards must have been sent. */
const isStill = (
  { left = Infinity, standing }: Member,
  { ended = Infinity }: TournamentAccount,
  until: number,
): boolean => (standing === 'in' || left !== Infinity) && left > until && ended > until

/** Returns whether a game was over by then: an email about boards that begin leaves it out. */
const isOver = (evidence: Evidence, game: GameId, until: number): boolean =>
  stepsOf(evidence, game).some(({ at, reckoned }) => at <= until && reckoned.end !== undefined)

const linkTo = (game: GameId): RegExp => new RegExp(`/p/[co]\\w${game}`)

const faultOf = (evidence: Evidence, faults: Faults, id: string, account: TournamentAccount): string | undefined => {
  const { begun, boards } = account
  if (begun === undefined) return undefined
  const until = faults.calmFrom(begun) + patienceIn(faults)
  for (const member of account.members) {
    const { email } = personNamed(member.name)
    const own = boardsFor({ ...account, boards: boards.slice(0, account.drawn) }, member.number)
    if (!isStill(member, account, until) || !isMailed(evidence, id, member, begun)) continue
    const told = evidence.sent.filter(
      ({ game, mail, at }) => game === id && mail.to === email && mail.id.includes('-begun') && at <= until,
    )
    const first = told[0]?.at ?? until
    const missing = own.find(
      ({ game }) => !isOver(evidence, game, first) && told.every(({ mail }) => !linkTo(game).test(mail.text)),
    )
    if (missing) return `${email} was not told of board ${missing.number} of tournament ${id}`
  }
  return undefined
}

/** When a tournament begins, each of its players gets the links of all of their boards in one email. */
export const beginningsTold: Check = (occasion, evidence, faults) => {
  if (occasion.kind !== 'end') return undefined
  for (const id of evidence.tournaments.keys()) {
    const account = accountAt(evidence, id)
    const fault = account && faultOf(evidence, faults, id, account)
    if (fault !== undefined) return fault
  }
  return undefined
}
