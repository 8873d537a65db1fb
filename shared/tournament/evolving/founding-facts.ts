import type { FactOf } from '../model/facts.ts'
import type { Tournament } from '../model/tournament.ts'
import { withEntrants } from './change-parts.ts'
import { EVERY_STATUS, type FactRules, NOT_CANCELLED } from './fact-rule.ts'

/** Returns the tournament that begins with this fact. */
export const founded = (fact: FactOf<'founded'>): Tournament =>
  withEntrants(
    {
      status: 'draft',
      terms: fact.terms,
      salt: fact.salt,
      ...(fact.owner !== undefined && { owner: fact.owner }),
      ...(fact.heading !== undefined && { heading: fact.heading }),
      secretary: { ...fact.secretary, epoch: 0, changes: 0 },
      foundedAt: fact.at,
      entrants: [],
      boards: [],
      made: 0,
      pauses: [],
      announcements: [],
      deputies: 0,
      rulings: { count: 0, bytes: 0 },
    },
    fact.entrants,
    { status: 'listed' },
  )

const sent = (tournament: Tournament, { at }: FactOf<'sent'>): Tournament => ({
  ...tournament,
  status: 'open',
  sentAt: at,
  entrants: tournament.entrants.map((entrant) =>
    entrant.status === 'listed' ? { ...entrant, status: 'invited' } : entrant,
  ),
})

/** A link may be replaced fewer times than this, so no link of an earlier deputy opens the page of the next. */
const EPOCHS_PER_DEPUTY = 100

const deputyAppointed = (tournament: Tournament, { name, contact, plays }: FactOf<'deputy-appointed'>): Tournament => ({
  ...tournament,
  deputies: tournament.deputies + 1,
  deputy: {
    name,
    contact,
    epoch: tournament.deputies * EPOCHS_PER_DEPUTY,
    changes: 0,
    ...(plays !== undefined && { plays }),
  },
})

const deputyAccepted = (tournament: Tournament, { at }: FactOf<'deputy-accepted'>): Tournament | undefined =>
  tournament.deputy && { ...tournament, deputy: { ...tournament.deputy, acceptedAt: at } }

const deputyLeft = ({ deputy: _left, ...tournament }: Tournament): Tournament => tournament

/** The rules of the facts by which an event is prepared, and its officials change. */
export const FOUNDING_FACTS: FactRules<
  'changed' | 'confirmed' | 'sent' | 'deputy-appointed' | 'deputy-accepted' | 'deputy-left'
> = {
  changed: { in: ['draft', 'open'], change: (tournament, { terms }) => ({ ...tournament, terms }) },
  confirmed: {
    in: EVERY_STATUS,
    change: (tournament, { at }) => ({ ...tournament, confirmedAt: tournament.confirmedAt ?? at }),
  },
  sent: { in: ['draft'], change: sent },
  'deputy-appointed': { in: NOT_CANCELLED, change: deputyAppointed },
  'deputy-accepted': { in: NOT_CANCELLED, change: deputyAccepted },
  'deputy-left': { in: NOT_CANCELLED, change: deputyLeft },
}
