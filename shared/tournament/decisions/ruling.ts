import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import type { TournamentBoard } from '../model/boards.ts'
import type { Entrant } from '../model/people.ts'
import { type Tournament, bytesOfText, entrantOf, playsAs, tournamentBoard } from '../model/tournament.ts'
import type { TournamentRefusal } from '../model/tournament-refusals.ts'
import type { OfficialRole } from '../model/words.ts'
import { colourOn } from '../standings/board-result.ts'
import { RULING_PERIOD, TOURNAMENT_ALLOWANCE } from '../model/tournament-limits.ts'
import { type TournamentDeciders, notRunning, whileRunning } from './tournament-decider.ts'
import { REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type Warn = TournamentCommandOf<'warn'>
type Write = TournamentCommandOf<'write'>
type Rule = TournamentCommandOf<'rule'>
type Appeal = TournamentCommandOf<'appeal'>

/** Returns why an official has no part in decisions: a deputy must have accepted. */
const officialRefusal = ({ deputy }: Tournament, role: OfficialRole): TournamentRefusal | undefined =>
  role === 'deputy' && deputy?.acceptedAt === undefined ? { code: 'no-deputy' } : undefined

const bytesIn = (texts: readonly string[]): number => texts.reduce((sum, text) => sum + bytesOfText(text), 0)

/** Returns whether officials may still write a text of this length: messages and reasons have a limit together. */
const mayWrite = ({ entrants, announcements, rulings }: Tournament, text: string): boolean => {
  const warnings = entrants.flatMap((entrant) => entrant.warnings.map(({ reason }) => reason))
  const messages = announcements.map((announcement) => announcement.text)
  return rulings.bytes + bytesIn([...warnings, ...messages, text]) <= TOURNAMENT_ALLOWANCE.officialBytes
}

const mayAppeal = ({ boards }: Tournament, text: string): boolean =>
  bytesIn([...boards.map(({ appeal }) => appeal?.text ?? ''), text]) <= TOURNAMENT_ALLOWANCE.appealBytes

const warn = (tournament: Tournament, { by, player, reason }: Warn, at: Instant): TournamentDecision =>
  whileRunning(tournament, () => {
    const refusal = officialRefusal(tournament, by.role)
    if (refusal) return deny(refusal)
    const entrant = entrantOf(tournament, player)
    if (!entrant) return deny({ code: 'no-such-player' })
    if (entrant.status !== 'accepted') return deny({ code: 'not-playing' })
    if (entrant.warnings.at(-1)?.reason === reason) return REPEATED
    const given = tournament.entrants.reduce((sum, { warnings }) => sum + warnings.length, 0)
    return given < TOURNAMENT_ALLOWANCE.warnings && mayWrite(tournament, reason)
      ? recordFacts({ type: 'warned', at, player, by: by.role, reason })
      : deny({ code: 'tournament-allowance-used' })
  })

/** Returns whether the secretary may write to somebody alone: who has entered, or has played. */
const mayReceive = ({ status, acceptedAt }: Entrant): boolean =>
  status === 'applied' || status === 'waiting' || acceptedAt !== undefined

/** The secretary writes to all, or to one: as often as the allowance says, and once after the end. */
const write = (tournament: Tournament, { text, to }: Write, at: Instant): TournamentDecision => {
  const { announcements, endedAt } = tournament
  if (tournament.status === 'draft') return deny({ code: 'entry-not-open' })
  if (tournament.status === 'cancelled') return deny({ code: 'tournament-over' })
  const last = announcements.at(-1)
  if (last?.text === text && last.to === to) return REPEATED
  const entrant = to === undefined ? undefined : entrantOf(tournament, to)
  if (to !== undefined && !entrant) return deny({ code: 'no-such-player' })
  if (entrant && !mayReceive(entrant)) return deny({ code: 'not-playing' })
  if (to === undefined && !tournament.entrants.some(mayReceive)) return deny({ code: 'nobody-entered' })
  const hasWrittenLast = endedAt !== undefined && last !== undefined && last.at >= endedAt
  const isUsedUp = announcements.length >= TOURNAMENT_ALLOWANCE.announcements || !mayWrite(tournament, text)
  return hasWrittenLast || isUsedUp
    ? deny({ code: 'tournament-allowance-used' })
    : recordFacts({ type: 'wrote', at, text, ...(to !== undefined && { to }) })
}

/** Returns whether officials may still rule: while the event runs, and for 14 days after its end. */
const rulingPeriodRefusal = (tournament: Tournament, at: Instant): TournamentRefusal | undefined => {
  const { status, endedAt = 0 } = tournament
  if (status !== 'finished') return notRunning(tournament)
  return at > endedAt + RULING_PERIOD ? { code: 'too-late-to-rule' } : undefined
}

/**
 * Returns why an official may not rule on a board: nobody rules on an own game, and after an appeal only the deputy
 * does.
 */
const boardRefusal = (
  tournament: Tournament,
  board: TournamentBoard,
  role: OfficialRole,
): TournamentRefusal | undefined => {
  if ([board.black, board.white].some((number) => playsAs(tournament, role, number))) return { code: 'own-board' }
  if (board.voided === 'replaced') return { code: 'no-such-board' }
  return board.appeal && role === 'secretary' ? { code: 'deputy-decides' } : undefined
}

const rule = (tournament: Tournament, command: Rule, at: Instant): TournamentDecision => {
  const { by, winner, reason } = command
  const refusal = rulingPeriodRefusal(tournament, at) ?? officialRefusal(tournament, by.role)
  if (refusal) return deny(refusal)
  const board = tournamentBoard(tournament, command.board)
  if (!board) return deny({ code: 'no-such-board' })
  const { ruling } = board
  if (ruling?.by === by.role && ruling.winner === winner && ruling.reason === reason) return REPEATED
  const unfit = boardRefusal(tournament, board, by.role)
  if (unfit) return deny(unfit)
  return tournament.rulings.count < TOURNAMENT_ALLOWANCE.rulings && mayWrite(tournament, reason)
    ? recordFacts({ type: 'ruled', at, by: by.role, board: board.number, winner, reason })
    : deny({ code: 'tournament-allowance-used' })
}

/** A player of the board asks the deputy to decide again what the secretary has ruled: once for each board. */
const appeal = (tournament: Tournament, { by, board: number, text }: Appeal, at: Instant): TournamentDecision => {
  const refusal = rulingPeriodRefusal(tournament, at)
  if (refusal) return deny(refusal)
  const board = tournamentBoard(tournament, number)
  if (!board || !colourOn(board, by.number)) return deny({ code: 'no-such-board' })
  if (board.appeal) return board.appeal.by === by.number ? REPEATED : deny({ code: 'nothing-to-appeal' })
  if (board.ruling?.by !== 'secretary' || at > board.ruling.at + RULING_PERIOD)
    return deny({ code: 'nothing-to-appeal' })
  const unable = officialRefusal(tournament, 'deputy') ?? boardRefusal(tournament, board, 'deputy')
  if (unable) return deny({ code: 'no-deputy' })
  return mayAppeal(tournament, text)
    ? recordFacts({ type: 'appealed', at, player: by.number, board: number, text })
    : deny({ code: 'tournament-allowance-used' })
}

export const rulingDeciders: TournamentDeciders<TournamentCommandOf<'warn' | 'write' | 'rule' | 'appeal'>> = {
  warn: { by: ['secretary', 'deputy'], makes: 'warned', decide: warn },
  write: { by: ['secretary'], makes: 'wrote', decide: write },
  rule: { by: ['secretary', 'deputy'], makes: 'ruled', decide: rule },
  appeal: { by: ['player'], makes: 'appealed', decide: appeal },
}
