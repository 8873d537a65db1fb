import type { PairedBoard } from '../../../shared/tournament/model/boards.ts'
import type { NewEntrant } from '../../../shared/tournament/model/people.ts'
import type { Holder, TournamentFact } from '../../../shared/tournament/model/facts.ts'
import type { TournamentTerms } from '../../../shared/tournament/model/tournament-terms.ts'
import type { Evidence, TournamentChapter } from '../evidence.ts'

/** Where somebody stands, by the checker's own account. `in`: has a place. `out`: declined, was removed, or has left. */
type Standing = 'named' | 'asked' | 'applied' | 'waiting' | 'in' | 'out'

/** Somebody who was named in a tournament, or entered it. */
export type Member = {
  readonly number: number
  readonly name: string
  readonly contact: string
  readonly standing: Standing
  /** When they got a place, left a tournament that had begun, and declined. */
  readonly since?: number
  readonly left?: number
  readonly declined?: number
  /** The player whose place they were named for. */
  readonly heirOf?: number
}

/** A board by the checker's own account. `ruled`: an official's decision, above the end of its game. */
export type BoardAccount = PairedBoard & {
  readonly number: number
  readonly scored?: {
    readonly version: number
    readonly winner: 'black' | 'white' | null | 'void'
    readonly reason: string
  }
  readonly ruled?: 'black' | 'white' | 'draw' | 'void'
  readonly emptied?: 'replaced' | 'closed'
}

/** A leave on all boards, and a time in which all clocks stand, each with the fact that began it. */
export type Leave = { readonly player: number; readonly at: number; readonly from: number; readonly days: number }
/** The end of somebody's link, and so of their links to all boards. A deputy's ends also with each change of the deputy. */
export type Rotation = { readonly holder: Holder; readonly at: number }
export type Standstill = { readonly from: number; readonly until: number; readonly resumed?: number }

/**
 * The checker's own account of a tournament, computed from its facts alone and apart from the core: who plays, on which
 * boards, and what became of them. It is written a second time on purpose, and shares no line with shared/tournament.
 */
export type TournamentAccount = {
  readonly terms: TournamentTerms
  readonly state: 'draft' | 'open' | 'running' | 'finished' | 'cancelled'
  readonly members: readonly Member[]
  readonly boards: readonly BoardAccount[]
  readonly begun?: number
  /** How many boards were drawn when it began; replacements have added the others. */
  readonly drawn?: number
  readonly ended?: number
  readonly closed?: number
  readonly leaves: readonly Leave[]
  readonly standstills: readonly Standstill[]
  readonly rotations: readonly Rotation[]
  readonly hasDeputy: boolean
}

const named = (
  account: TournamentAccount,
  people: readonly NewEntrant[],
  more: Partial<Member>,
): TournamentAccount => ({
  ...account,
  members: [
    ...account.members,
    ...people.map(({ name, contact }, at): Member => ({
      number: account.members.length + 1 + at,
      name,
      contact,
      standing: account.state === 'draft' ? 'named' : 'asked',
      ...more,
    })),
  ],
})

const changed = (account: TournamentAccount, number: number, more: Partial<Member>): TournamentAccount => ({
  ...account,
  members: account.members.map((member) => (member.number === number ? { ...member, ...more } : member)),
})

const onBoards = (
  account: TournamentAccount,
  is: (board: BoardAccount) => boolean,
  more: Partial<BoardAccount>,
): TournamentAccount => ({
  ...account,
  boards: account.boards.map((board) => (is(board) ? { ...board, ...more } : board)),
})

const withBoards = (account: TournamentAccount, boards: readonly PairedBoard[]): TournamentAccount => ({
  ...account,
  boards: [...account.boards, ...boards.map((board, at) => ({ ...board, number: account.boards.length + 1 + at }))],
})

const left = (account: TournamentAccount, number: number, at: number): TournamentAccount =>
  changed(account, number, { standing: 'out', ...(account.state === 'running' && { left: at }) })

const rotated = (account: TournamentAccount, holder: Holder, at: number): TournamentAccount => ({
  ...account,
  rotations: [...account.rotations, { holder, at }],
})

const withScore = (account: TournamentAccount, fact: Extract<TournamentFact, { readonly type: 'scored' }>) => {
  const { board: number, version, outcome } = fact
  const isNewer = (board: BoardAccount): boolean =>
    board.number === number && (board.scored === undefined || board.scored.version < version)
  const scored =
    outcome === 'void'
      ? { version, winner: 'void' as const, reason: '' }
      : { version, winner: outcome.winner, reason: outcome.reason }
  return onBoards(account, isNewer, { scored })
}

/** Returns the account after one more fact. */
const reckonFact = (account: TournamentAccount, fact: TournamentFact): TournamentAccount => {
  switch (fact.type) {
    case 'founded':
      return named(account, fact.entrants, {})
    case 'changed':
      return { ...account, terms: fact.terms }
    case 'sent':
      return {
        ...account,
        state: 'open',
        members: account.members.map((each) => (each.standing === 'named' ? { ...each, standing: 'asked' } : each)),
      }
    case 'invited':
      return named(account, fact.entrants, fact.replaces === undefined ? {} : { heirOf: fact.replaces })
    case 'entered':
      return named(account, [fact.entrant], {
        standing: fact.as === 'accepted' ? 'in' : fact.as,
        ...(fact.as === 'accepted' && { since: fact.at }),
      })
    case 'accepted':
      return changed(
        account,
        fact.player,
        fact.as === 'accepted' ? { standing: 'in', since: fact.at } : { standing: 'waiting' },
      )
    case 'approved':
      return changed(
        account,
        fact.player,
        fact.as === undefined ? { standing: 'in', since: fact.at } : { standing: fact.as },
      )
    case 'declined':
      return changed(account, fact.player, { standing: 'out', declined: fact.at })
    case 'removed':
      return changed(account, fact.player, { standing: 'out' })
    case 'withdrawn':
    case 'expelled':
      return left(account, fact.player, fact.at)
    case 'replaced': {
      const emptied = onBoards(
        account,
        ({ black, white, emptied: done }) => done === undefined && (black === fact.player || white === fact.player),
        { emptied: 'replaced' },
      )
      const gone = changed(emptied, fact.player, { standing: 'out' })
      return withBoards(changed(gone, fact.with, { standing: 'in', since: fact.at }), fact.boards)
    }
    case 'started':
      return withBoards({ ...account, state: 'running', begun: fact.at, drawn: fact.boards.length }, fact.boards)
    case 'scored':
      return withScore(account, fact)
    case 'ruled':
      return onBoards(account, ({ number }) => number === fact.board, { ruled: fact.winner ?? 'draw' })
    case 'voided':
      return onBoards(account, ({ number, emptied }) => number === fact.board && emptied === undefined, {
        emptied: fact.cause,
      })
    case 'paused':
      return { ...account, standstills: [...account.standstills, { from: fact.at, until: fact.until }] }
    case 'resumed':
      return {
        ...account,
        standstills: account.standstills.map((each, at, all) =>
          at === all.length - 1 ? { ...each, resumed: fact.at } : each,
        ),
      }
    case 'away': {
      const { player, at, from, days } = fact
      return { ...account, leaves: [...account.leaves, { player, at, from, days }] }
    }
    case 'closed':
      return { ...account, closed: fact.at }
    case 'finished':
      return { ...account, state: 'finished', ended: fact.at }
    case 'cancelled':
      return { ...account, state: 'cancelled', ended: fact.at }
    case 'deputy-accepted':
      return { ...rotated(account, 'deputy', fact.at), hasDeputy: true }
    case 'deputy-appointed':
    case 'deputy-left':
      return { ...rotated(account, 'deputy', fact.at), hasDeputy: false }
    case 'link-rotated':
      return rotated(account, fact.holder, fact.at)
    case 'renamed':
      return typeof fact.holder === 'number' ? changed(account, fact.holder, { name: fact.name }) : account
    case 'appealed':
    case 'confirmed':
    case 'entry-closed':
    case 'forgotten':
    case 'made':
    case 'warned':
    case 'wrote':
      return account
    default:
      return fact satisfies never
  }
}

/** Returns all facts of a tournament up to a write, in order. The log itself drops those that others replace. */
export const factsUntil = (
  chapters: readonly TournamentChapter[],
  last?: TournamentChapter,
): readonly TournamentFact[] =>
  chapters.slice(0, last ? chapters.indexOf(last) + 1 : undefined).flatMap(({ step }) => step)

const begun = (fact: TournamentFact): TournamentAccount | undefined =>
  fact.type === 'founded'
    ? {
        terms: fact.terms,
        state: 'draft',
        members: [],
        boards: [],
        leaves: [],
        standstills: [],
        rotations: [],
        hasDeputy: false,
      }
    : undefined

/** Returns the account of these facts, which follow on another account. Undefined if nothing was founded. */
export const accountOf = (
  facts: readonly TournamentFact[],
  before?: TournamentAccount,
): TournamentAccount | undefined => {
  const [first] = facts
  const from = before ?? (first && begun(first))
  return from && facts.reduce(reckonFact, from)
}

/** The accounts of tournaments after so many of their writes. They are asked for all the time. */
const known = new WeakMap<
  readonly TournamentChapter[],
  { readonly count: number; readonly account: TournamentAccount | undefined }
>()

/** Returns the account of a tournament after its last write. */
export const accountAt = (
  { tournaments }: Pick<Evidence, 'tournaments'>,
  id: string,
): TournamentAccount | undefined => {
  const chapters = tournaments.get(id)
  if (!chapters) return undefined
  const { count = 0, account: before } = known.get(chapters) ?? {}
  const account =
    count === chapters.length
      ? before
      : accountOf(
          chapters.slice(count).flatMap(({ step }) => step),
          before,
        )
  known.set(chapters, { count: chapters.length, account })
  return account
}

/** What a board counts: a ruling first, then its game, then what has emptied it; undefined while it is open. */
export const endOf = ({ emptied, ruled, scored }: BoardAccount): 'black' | 'white' | 'draw' | 'void' | undefined => {
  if (emptied === 'replaced') return 'void'
  if (ruled !== undefined) return ruled
  if (scored) return scored.winner ?? 'draw'
  return emptied === undefined ? undefined : 'void'
}

/** Returns the boards of a player. */
export const boardsFor = ({ boards }: TournamentAccount, number: number): readonly BoardAccount[] =>
  boards.filter(({ black, white }) => black === number || white === number)
