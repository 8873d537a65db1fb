import type { Instant } from '../../game/model/words.ts'
import type { TournamentCommandOf } from '../model/tournament-commands.ts'
import type { Holder, TournamentFact } from '../model/facts.ts'
import type { EntrantStatus, LinkHolder } from '../model/people.ts'
import { type Tournament, entrantOf } from '../model/tournament.ts'
import type { ActorOf } from '../model/words.ts'
import { TOURNAMENT_ALLOWANCE } from '../model/tournament-limits.ts'
import type { TournamentDeciders } from './tournament-decider.ts'
import { REPEATED, type TournamentDecision, deny, recordFacts } from './tournament-decision.ts'

type AppointDeputy = TournamentCommandOf<'appoint-deputy'>
type AcceptDeputy = TournamentCommandOf<'accept-deputy'>
type DismissDeputy = TournamentCommandOf<'dismiss-deputy'>
type RotateLink = TournamentCommandOf<'rotate-link'>
type Rename = TournamentCommandOf<'rename'>
type Forget = TournamentCommandOf<'forget'>

const appointDeputy = (tournament: Tournament, command: AppointDeputy, at: Instant): TournamentDecision => {
  const { name, contact, plays } = command
  if (tournament.status === 'cancelled') return deny({ code: 'tournament-over' })
  if (tournament.deputy?.contact === contact) return REPEATED
  if (plays !== undefined && !entrantOf(tournament, plays)) return deny({ code: 'no-such-player' })
  return tournament.deputies < TOURNAMENT_ALLOWANCE.deputies
    ? recordFacts({ type: 'deputy-appointed', at, name, contact, ...(plays !== undefined && { plays }) })
    : deny({ code: 'tournament-allowance-used' })
}

const acceptDeputy = (tournament: Tournament, _command: AcceptDeputy, at: Instant): TournamentDecision => {
  if (tournament.status === 'cancelled') return deny({ code: 'tournament-over' })
  if (!tournament.deputy) return deny({ code: 'no-deputy' })
  return tournament.deputy.acceptedAt === undefined ? recordFacts({ type: 'deputy-accepted', at }) : REPEATED
}

const dismissDeputy = (tournament: Tournament, { by }: DismissDeputy, at: Instant): TournamentDecision => {
  if (tournament.status === 'cancelled') return deny({ code: 'tournament-over' })
  return tournament.deputy ? recordFacts({ type: 'deputy-left', at, by: by.role }) : deny({ code: 'no-deputy' })
}

/** Who may change an own name or link. */
type LinkOwner = ActorOf<'secretary' | 'deputy' | 'player' | 'invitee'>

const holderOf = (by: LinkOwner): Holder => ('number' in by ? by.number : by.role)

type Held = LinkHolder & { readonly holder: Holder; readonly name: string; readonly contact: string }

/** Returns the person who gives a command about the own name or link. Undefined if there is no such person. */
const heldBy = (tournament: Tournament, by: LinkOwner): Held | undefined => {
  const holder = holderOf(by)
  if (holder === 'secretary') return { ...tournament.secretary, holder }
  const found = holder === 'deputy' ? tournament.deputy : entrantOf(tournament, holder)
  return found && { ...found, holder }
}

/** Decides about an own name or link, which may change only so often. */
const changing = (
  tournament: Tournament,
  by: LinkOwner,
  then: (held: Held) => TournamentFact | undefined,
): TournamentDecision => {
  const held = heldBy(tournament, by)
  if (!held) return deny({ code: by.role === 'deputy' ? 'no-deputy' : 'no-such-player' })
  // Otherwise the secretary, who knows the invitation of a deputy, could make the link that the deputy gets by it.
  if (held.holder === 'deputy' && tournament.deputy?.acceptedAt === undefined) return deny({ code: 'no-deputy' })
  const fact = then(held)
  if (!fact) return REPEATED
  return held.changes < TOURNAMENT_ALLOWANCE.changes ? recordFacts(fact) : deny({ code: 'tournament-allowance-used' })
}

const rotateLink = (tournament: Tournament, { by }: RotateLink, at: Instant): TournamentDecision =>
  changing(tournament, by, ({ holder, epoch, changes }) => ({
    type: 'link-rotated',
    at,
    holder,
    epoch: epoch + 1,
    changes: changes + 1,
  }))

const rename = (tournament: Tournament, { by, name }: Rename, at: Instant): TournamentDecision =>
  changing(tournament, by, (held) =>
    held.name === name ? undefined : { type: 'renamed', at, holder: held.holder, name, changes: held.changes + 1 },
  )

/** How entrants stand who have never accepted. All others have a link of their own, and their invitation ends. */
const UNACCEPTED: ReadonlySet<EntrantStatus | undefined> = new Set(['listed', 'invited', 'declined', 'removed'])

/** Removes a person's name and details. An invited person who is forgotten has declined. */
const forget = (tournament: Tournament, { by, contact }: Forget, at: Instant): TournamentDecision => {
  const held = heldBy(tournament, by)
  if (!held) return deny({ code: by.role === 'deputy' ? 'no-deputy' : 'no-such-player' })
  const { holder } = held
  const status = typeof holder === 'number' ? entrantOf(tournament, holder)?.status : undefined
  if (by.role === 'invitee' && !UNACCEPTED.has(status)) return deny({ code: 'invitation-gone' })
  if (held.name === '') return REPEATED
  const isOver = tournament.status === 'finished' || tournament.status === 'cancelled'
  const declines = !isOver && (status === 'listed' || status === 'invited')
  return recordFacts(
    ...(declines && typeof holder === 'number' ? [{ type: 'declined', at, player: holder } as const] : []),
    { type: 'forgotten', at, holder, contact },
  )
}

export const holderDeciders: TournamentDeciders<
  TournamentCommandOf<'appoint-deputy' | 'accept-deputy' | 'dismiss-deputy' | 'rotate-link' | 'rename' | 'forget'>
> = {
  'appoint-deputy': { by: ['secretary'], makes: 'deputy-appointed', decide: appointDeputy },
  'accept-deputy': { by: ['deputy'], makes: 'deputy-accepted', decide: acceptDeputy },
  'dismiss-deputy': { by: ['secretary', 'deputy'], makes: 'deputy-left', decide: dismissDeputy },
  'rotate-link': { by: ['secretary', 'deputy', 'player'], makes: 'link-rotated', decide: rotateLink },
  rename: { by: ['secretary', 'deputy', 'player'], makes: 'renamed', decide: rename },
  forget: { by: ['secretary', 'deputy', 'player', 'invitee'], makes: 'forgotten', decide: forget },
}
