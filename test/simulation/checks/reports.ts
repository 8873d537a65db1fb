import type { Evidence, Sent, TournamentChapter } from '../evidence.ts'
import { type TournamentAccount, accountAt, endOf } from '../tournaments/account.ts'
import type { LinkHolder } from '../tournaments/board-of.ts'
import { DEPUTY, SECRETARY, personNamed } from '../tournaments/terms.ts'
import type { Check } from './check.ts'
import { isMailed } from './members-mailed.ts'

const isReport = ({ mail }: Sent): boolean => mail.id.includes('-final-report')

/** Says which board was open when the event was finished. */
const earlyFault = (evidence: Evidence, { id, step }: TournamentChapter): string | undefined => {
  const account = step.some(({ type }) => type === 'finished') ? accountAt(evidence, id) : undefined
  const open = account?.boards.find((board) => endOf(board) === undefined)
  return open && `tournament ${id} was finished, and board ${open.number} was open`
}

/** Returns those to whom the report of a tournament is due: who plays to its end, the secretary, and the deputy. */
const readersOf = ({ members, hasDeputy }: TournamentAccount): readonly LinkHolder[] => [
  ...members.filter(({ standing }) => standing === 'in'),
  SECRETARY,
  ...(hasDeputy ? [DEPUTY] : []),
]

const reportFault = (evidence: Evidence, id: string, account: TournamentAccount): string | undefined => {
  const due = readersOf(account)
  for (const reader of [...account.members, SECRETARY, DEPUTY]) {
    const { email } = personNamed(reader.name)
    const reports = evidence.sent.filter((sent) => sent.game === id && sent.mail.to === email && isReport(sent))
    // A report that was sent and not noted, because a fault struck, may come again.
    const whole = reports.filter((sent) => !sent.struck())
    if (new Set(whole.map(({ mail }) => mail.id)).size > 1) return `${email} got two reports of tournament ${id}`
    const isDue = due.includes(reader) && isMailed(evidence, id, reader, account.ended ?? 0)
    if (isDue && reports.length === 0) return `${email} got no report of tournament ${id}`
  }
  return undefined
}

/** A tournament is finished exactly when each of its games has an outcome. Each player and official then gets one report. */
export const reportsOnce: Check = (occasion, evidence) => {
  if (occasion.kind === 'tournament') return earlyFault(evidence, occasion.chapter)
  if (occasion.kind !== 'end') return undefined
  for (const id of evidence.tournaments.keys()) {
    const account = accountAt(evidence, id)
    if (!account) continue
    if (account.state === 'running' && account.boards.every((board) => endOf(board) !== undefined))
      return `tournament ${id} is not finished, and all of its boards are`
    const fault = account.state === 'finished' ? reportFault(evidence, id, account) : undefined
    if (fault !== undefined) return fault
  }
  return undefined
}
