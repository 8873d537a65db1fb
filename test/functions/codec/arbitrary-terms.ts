import * as fc from 'fast-check'
import {
  type TimeControl,
  type MatchPart,
  type Opening,
  PRESETS,
  type Terms,
  type TournamentPart,
  EXCLUSIONS,
} from '../../../shared/game/model/terms.ts'
import {
  LISTED_TERMS,
  LISTED_TERM_NAMES,
  type ListedTermName,
  type ListedTermValue,
} from '../../../shared/game/model/listed-terms.ts'
import { DECKS } from '../../../shared/draughts/index.ts'
import { RULES_IDS } from '../../../shared/draughts/rules/words.ts'

export const duration = fc.integer({ min: 0, max: 4_000_000_000 }).map((value) => value * 1000)
export const text = fc.string({ unit: 'grapheme', maxLength: 40 })
export const id = fc.oneof(
  fc.base64String(),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.stringMatching(/^[\w-]{0,30}$/),
)
export const zone = fc.constantFrom('Europe/Amsterdam', 'America/Argentina/ComodRivadavia', 'UTC')

const control: fc.Arbitrary<TimeControl> = fc.record(
  {
    perMove: duration,
    reserve: duration,
    increment: duration,
    cap: duration,
    every: fc.record({ moves: fc.nat(), period: duration }),
  },
  { requiredKeys: ['perMove', 'reserve', 'increment'] },
)

const opening: fc.Arbitrary<Opening> = fc.oneof(
  fc.constant({ kind: 'free' as const }),
  fc.record({ kind: fc.constant('fen' as const), fen: text }),
  fc.record(
    { kind: fc.constant('ballot' as const), deck: fc.constantFrom(...DECKS), number: fc.nat({ max: 300 }) },
    { requiredKeys: ['kind', 'deck'] },
  ),
)

const match: fc.Arbitrary<MatchPart> = fc.record({
  part: fc.constantFrom(1 as const, 2 as const),
  other: id,
  order: fc.constantFrom('together' as const, 'in-turn' as const),
})

const tournament: fc.Arbitrary<TournamentPart> = fc.record({
  id,
  board: fc.nat({ max: 600 }),
  without: fc.subarray([...EXCLUSIONS]),
})

const valueOf = (name: ListedTermName): fc.Arbitrary<unknown> => {
  const term = LISTED_TERMS[name]
  return term.kind === 'number'
    ? fc.integer({ min: term.least, max: term.most })
    : fc.constantFrom<string>(...term.words)
}

const listed = Object.fromEntries(LISTED_TERM_NAMES.map((name) => [name, valueOf(name)])) as {
  readonly [N in ListedTermName]: fc.Arbitrary<ListedTermValue<N>>
}

/** Any terms of a game, also those that the codec stores in a single byte. */
export const arbitraryTerms: fc.Arbitrary<Terms> = fc.record(
  {
    rules: fc.constantFrom(...RULES_IDS),
    clock: fc.oneof(fc.constantFrom(...Object.values(PRESETS)), control),
    opening,
    strictness: fc.constantFrom('lenient' as const, 'laws' as const),
    noShow: fc.constant('loss' as const),
    invitationLife: duration,
    leave: duration,
    weekends: zone,
    match,
    tournament,
    ...listed,
  },
  { requiredKeys: ['rules', 'clock', 'opening', 'strictness', 'invitationLife', 'leave'] },
)
