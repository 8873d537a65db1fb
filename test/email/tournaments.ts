import { DAY, type Instant } from '../../shared/game/model/words.ts'
import type { ComposedEmail } from '../../shared/email/layout/composed-email.ts'
import { composeTournamentEmail } from '../../shared/email/tournament/compose-tournament-email.ts'
import type {
  TournamentEmailFacts,
  TournamentEmailKind,
} from '../../shared/email/tournament/blocks/tournament-email-facts.ts'
import type { WithTournamentEmails } from '../../shared/texts/tournament/tournament-email-texts.ts'
import { foldTournament } from '../../shared/tournament/evolving/fold-tournament.ts'
import type { FactType, Holder, TournamentFact } from '../../shared/tournament/model/facts.ts'
import type { TournamentTerms } from '../../shared/tournament/model/tournament-terms.ts'
import { type Tournament, acceptedIn } from '../../shared/tournament/model/tournament.ts'
import { colourOn } from '../../shared/tournament/standings/board-result.ts'
import { wordsFor } from '../harness/words.ts'
import {
  DEPUTY,
  EVENT_TERMS,
  FOUNDED,
  SECRETARY,
  SERVICE,
  STARTED,
  STRANGER,
  type Step,
  accept,
  history,
  opened,
  people,
  person,
  player,
  replace,
  running,
} from '../tournament/given.ts'
import { linksFor } from './games.ts'

const ID = 'TCQ3zKvZyXMv'
const { stop, stopAll } = linksFor('creator')
const HOST = 'https://crownhead.example'

/** The reader's own page, by the letter of its path. */
const ownPage = (letter: string): string => `${HOST}/${letter}/${letter}-reader-SECRET`

/** An event on ballots, with terms of every kind that an invitation tells. */
export const BALLOT_EVENT: Partial<TournamentTerms> = {
  title: 'Autumn Open 2026',
  format: 'two-game',
  opening: { kind: 'ballot', deck: 'three-move', scope: 'pair' },
  game: { ...EVENT_TERMS.game, engines: 'not-allowed', drawOffersFrom: 40, weekends: 'Europe/Amsterdam' },
  rules: { text: 'Be kind.' },
  endsAt: STARTED + 60 * DAY,
}

const LETTERS: Readonly<Record<TournamentEmailKind, string>> = {
  confirm: 'o',
  invitation: 'j',
  'deputy-invitation': 'o',
  entered: 'e',
  begun: 'e',
  news: 'e',
  'final-report': 'e',
}

/** An example of an email: what it is about, and when it is written. */
export type TournamentExample = { readonly email: TournamentEmailFacts; readonly now: Instant }

type Given = {
  readonly kind: TournamentEmailKind
  readonly to: Holder
  readonly facts: readonly TournamentFact[]
  /** The types of the facts that the reader has not been told. */
  readonly about?: readonly FactType[]
  readonly asksConsent?: boolean
  readonly hasBoards?: boolean
  readonly now?: Instant
}

const folded = (facts: readonly TournamentFact[]): Tournament => {
  const tournament = foldTournament(facts)
  if (!tournament) throw new Error('the test’s own tournament does not follow from its facts')
  return tournament
}

const boardsOf = ({ boards }: Tournament, to: Holder): TournamentEmailFacts['boards'] =>
  typeof to === 'number'
    ? boards
        .filter((board) => board.voided === undefined && colourOn(board, to))
        .map(({ number }) => ({ number, url: `${HOST}/p/board${number}-SECRET` }))
    : []

export const exampleOf = ({ kind, to, facts, about = [], asksConsent, hasBoards, now }: Given): TournamentExample => {
  const tournament = folded(facts)
  const isPlayer = typeof to === 'number'
  return {
    now: now ?? (facts.at(-1)?.at ?? FOUNDED) + 60_000,
    email: {
      kind,
      id: ID,
      tournament,
      to,
      news: facts.flatMap((fact, at) => (about.includes(fact.type) ? [{ version: at + 1, fact }] : [])),
      links: {
        own: ownPage(isPlayer ? LETTERS[kind] : 'o'),
        table: `${HOST}/t/${ID}`,
        pdn: `${HOST}/t/${ID}.pdn`,
        csv: `${HOST}/t/${ID}.csv`,
        ...(asksConsent !== true && { stop }),
        stopAll,
      },
      boards: hasBoards ? boardsOf(tournament, to) : [],
      asksConsent: asksConsent ?? false,
    },
  }
}

export const writtenTo = (
  { email, now }: TournamentExample,
  words: WithTournamentEmails = wordsFor('en'),
): ComposedEmail => composeTournamentEmail(email, words, { now, timeZone: 'Europe/Amsterdam' })

const deputyAccepts: readonly Step[] = [
  [{ type: 'appoint-deputy', by: SECRETARY, name: 'Nia', contact: 'deputy0000' }, FOUNDED],
  [{ type: 'accept-deputy', by: DEPUTY }, FOUNDED],
]

/** The steps up to an open event with a deputy, and up to a running one. */
const WITH_DEPUTY: readonly Step[] = [...opened(BALLOT_EVENT), ...deputyAccepts]
const RUNNING: readonly Step[] = [...WITH_DEPUTY, ...running(BALLOT_EVENT).slice(3)]

const BEGUN = history(...RUNNING)
const LATER = STARTED + 3 * DAY
const after = (...steps: readonly Step[]): readonly TournamentFact[] => history(...RUNNING, ...steps)

type Result = readonly [board: number, winner: 'black' | 'white' | null, reason: 'resignation' | 'time' | 'agreement']

const scored = (results: readonly Result[]): Step => [
  {
    type: 'score',
    by: SERVICE,
    results: results.map(([board, winner, reason]) => ({ board, version: 9, outcome: { winner, reason } })),
  },
  LATER,
]

/** Returns the facts of an event whose games have all ended. */
const finishedWith = (resultOf: (board: Tournament['boards'][number]) => Result): readonly TournamentFact[] =>
  after(scored(folded(history(...RUNNING)).boards.map(resultOf)))

/** An event in which the player with the lower number wins each game, but Amara and Joost draw theirs. */
export const FINISHED = finishedWith(({ number, black, white }) =>
  black + white === 3 ? [number, null, 'agreement'] : [number, black < white ? 'black' : 'white', 'resignation'],
)

/** An event in which Wim loses all games on time, and the player with the lower number wins the others. */
export const WITH_LEAVER = finishedWith(({ number, black, white }) => {
  if (black === 4 || white === 4) return [number, black === 4 ? 'white' : 'black', 'time']
  return [number, black < white ? 'black' : 'white', 'resignation']
})

/** The end of an event of club players with rulings of every kind. */
const RULED: readonly TournamentFact[] = [
  ...FINISHED.map((fact) =>
    fact.type === 'founded'
      ? { ...fact, entrants: fact.entrants.map((entrant, at) => (at < 2 ? { ...entrant, club: 'North' } : entrant)) }
      : fact,
  ),
  ...(['black', 'white', null, 'void'] as const).map((winner, at): TournamentFact => ({
    type: 'ruled',
    at: LATER,
    by: 'deputy',
    board: at + 1,
    winner,
    reason: `Reason ${at + 1}.`,
  })),
]

const enteredAs = (terms: Partial<TournamentTerms>): readonly TournamentFact[] =>
  history(...opened({ ...BALLOT_EVENT, entry: { ...EVENT_TERMS.entry, ...terms.entry } }), [
    { type: 'enter', by: STRANGER, entrant: person(5) },
    FOUNDED + DAY,
  ])

/** An event in which Joost leaves after most of his games are over. */
const LEFT_LATE = after(
  scored(
    folded(history(...RUNNING))
      .boards.filter(({ black, white }) => black + white !== 5 && (black === 2 || white === 2))
      .map(({ number }): Result => [number, null, 'agreement']),
  ),
  [{ type: 'withdraw', by: player(2) }, LATER],
)

const RULING = { type: 'rule', by: SECRETARY, board: 1, reason: 'The position is won.' } as const

/** Facts that are told, and whom an example tells them. A type without news has no example. */
export const NEWS: { readonly [T in FactType]: readonly (readonly [Holder, readonly TournamentFact[]])[] } = {
  founded: [],
  changed: [],
  confirmed: [],
  sent: [],
  'deputy-appointed': [],
  'deputy-accepted': [['secretary', history(...WITH_DEPUTY)]],
  'deputy-left': [['secretary', history(...WITH_DEPUTY, [{ type: 'dismiss-deputy', by: DEPUTY }, LATER])]],
  invited: [],
  removed: [],
  entered: [['secretary', enteredAs({ entry: { open: true, approval: true } })]],
  accepted: [],
  approved: [],
  declined: [
    ['secretary', history(...opened(), [{ type: 'decline', by: { role: 'invitee', number: 2 } }, FOUNDED + DAY])],
  ],
  withdrawn: [
    ['secretary', after([{ type: 'withdraw', by: player(2) }, LATER])],
    [2, after([{ type: 'withdraw', by: player(2) }, LATER])],
    ['secretary', history(...opened(), [accept(2), FOUNDED], [{ type: 'withdraw', by: player(2) }, FOUNDED + DAY])],
    [2, history(...opened(), [accept(2), FOUNDED], [{ type: 'withdraw', by: player(2) }, FOUNDED + DAY])],
    ['secretary', LEFT_LATE],
    [2, LEFT_LATE],
    [
      'secretary',
      history(...running({ ...BALLOT_EVENT, leavers: 'count' }), [{ type: 'withdraw', by: player(2) }, LATER]),
    ],
  ],
  expelled: [
    [2, after([{ type: 'expel', by: SECRETARY, player: 2, reason: 'Rude messages.' }, LATER])],
    [1, after([{ type: 'expel', by: SECRETARY, player: 2, reason: 'Rude messages.' }, LATER])],
    [
      2,
      history(...opened(), [accept(2), FOUNDED], [{ type: 'expel', by: SECRETARY, player: 2, reason: 'No.' }, FOUNDED]),
    ],
  ],
  replaced: ([1, 2] as const).map((to) => [
    to,
    history(
      ...running({ ...BALLOT_EVENT, entry: { open: true, waitingList: true, closesAt: FOUNDED + 10 * DAY } }),
      [{ type: 'enter', by: STRANGER, entrant: person(5) }, LATER],
      [replace(2, 5), LATER],
    ),
  ]),
  'entry-closed': [['secretary', history(...opened(), [{ type: 'tick', by: SERVICE, draws: [] }, FOUNDED + 11 * DAY])]],
  started: [['secretary', BEGUN]],
  made: [],
  scored: [],
  voided: [
    [
      1,
      after(
        [{ type: 'tick', by: SERVICE, draws: [] }, STARTED + 60 * DAY],
        [{ type: 'tick', by: SERVICE, draws: [] }, STARTED + 75 * DAY],
      ),
    ],
  ],
  paused: [[1, after([{ type: 'pause', by: SECRETARY, until: LATER + 5 * DAY }, LATER])]],
  resumed: [
    [
      1,
      after(
        [{ type: 'pause', by: SECRETARY, until: LATER + 5 * DAY }, LATER],
        [{ type: 'resume', by: SECRETARY }, LATER + DAY],
      ),
    ],
  ],
  away: [],
  closed: (['secretary', 1] as const).map((to) => [
    to,
    after([{ type: 'tick', by: SERVICE, draws: [] }, STARTED + 60 * DAY]),
  ]),
  finished: [],
  cancelled: [
    [1, after([{ type: 'cancel', by: SECRETARY, reason: 'The club has closed.' }, LATER])],
    [1, history(...opened(), [{ type: 'tick', by: SERVICE, draws: [] }, FOUNDED + 200 * DAY])],
  ],
  ruled: [
    ...(['black', 'white', null, 'void'] as const).map((winner) => [1, after([{ ...RULING, winner }, LATER])] as const),
    ['secretary', after([{ ...RULING, by: DEPUTY, winner: null }, LATER])],
  ],
  appealed: [
    [
      'deputy',
      after(
        [{ ...RULING, winner: 'white' }, LATER],
        [{ type: 'appeal', by: player(1), board: 1, text: 'I had a draw.' }, LATER + DAY],
      ),
    ],
  ],
  warned: ([2, 'secretary'] as const).map((to) => [
    to,
    after([{ type: 'warn', by: DEPUTY, player: 2, reason: 'Answer in time.' }, LATER]),
  ]),
  wrote: [
    [1, after([{ type: 'write', by: SECRETARY, text: 'Well played, all.' }, LATER])],
    [1, after([{ type: 'write', by: SECRETARY, text: 'Your club owes a fee.', to: 1 }, LATER])],
  ],
  'link-rotated': [[1, after([{ type: 'rotate-link', by: player(1) }, LATER])]],
  renamed: [],
  forgotten: [],
}

const newsExamples = Object.entries(NEWS).flatMap(([type, examples]) =>
  examples.map(([to, facts], at): readonly [string, TournamentExample] => [
    `tournament ${type}${at === 0 ? '' : ` ${at + 1}`}`,
    // The keys of the table are the types of facts.
    exampleOf({ kind: 'news', to, facts, about: [type as FactType] }),
  ]),
)

/** The examples that are not news. A kind without an example does not compile. */
const KINDS: {
  readonly [K in Exclude<TournamentEmailKind, 'news'>]: readonly (readonly [name: string, TournamentExample])[]
} = {
  confirm: [
    [
      'confirm',
      exampleOf({
        kind: 'confirm',
        to: 'secretary',
        facts: history(...opened(BALLOT_EVENT).slice(0, 1)),
        asksConsent: true,
      }),
    ],
  ],
  'deputy-invitation': [
    [
      'deputy invitation',
      exampleOf({
        kind: 'deputy-invitation',
        to: 'deputy',
        facts: history(...WITH_DEPUTY.slice(0, 4)),
        asksConsent: true,
      }),
    ],
  ],
  invitation: [
    [
      'invitation',
      exampleOf({ kind: 'invitation', to: 2, facts: history(...opened(BALLOT_EVENT)), asksConsent: true }),
    ],
    [
      'invitation replacing',
      exampleOf({
        kind: 'invitation',
        to: 5,
        facts: after([{ type: 'invite', by: SECRETARY, entrants: [person(5)], replaces: 2 }, LATER]),
        asksConsent: true,
      }),
    ],
  ],
  entered: [
    ['entered', exampleOf({ kind: 'entered', to: 5, facts: enteredAs({ entry: { open: true } }) })],
    [
      'entered asks',
      exampleOf({ kind: 'entered', to: 5, facts: enteredAs({ entry: { open: true } }), asksConsent: true }),
    ],
    ['applied', exampleOf({ kind: 'entered', to: 5, facts: enteredAs({ entry: { open: true, approval: true } }) })],
  ],
  begun: [['begun', exampleOf({ kind: 'begun', to: 1, facts: BEGUN, about: ['started'], hasBoards: true })]],
  'final-report': [
    ['final report', exampleOf({ kind: 'final-report', to: 1, facts: FINISHED, about: ['finished'] })],
    ['final report leaver', exampleOf({ kind: 'final-report', to: 4, facts: WITH_LEAVER, about: ['finished'] })],
    ['final report rulings', exampleOf({ kind: 'final-report', to: 1, facts: RULED, about: ['finished'] })],
    [
      'final report secretary',
      exampleOf({ kind: 'final-report', to: 'secretary', facts: FINISHED, about: ['finished'] }),
    ],
  ],
}

/** Several news in one email. */
const SEVERAL = exampleOf({
  kind: 'news',
  to: 1,
  facts: after(
    [{ type: 'withdraw', by: player(2) }, LATER],
    [{ type: 'write', by: SECRETARY, text: 'Joost is ill.' }, LATER],
  ),
  about: ['withdrawn', 'wrote'],
})

/** All examples, by the names under which the gallery shows them. */
export const TOURNAMENT_EMAILS: readonly (readonly [name: string, TournamentExample])[] = [
  ...Object.values(KINDS)
    .flat()
    .map(([name, example]): readonly [string, TournamentExample] => [`tournament ${name}`, example]),
  ...newsExamples,
  ['tournament several news', SEVERAL],
]

/** The beginning for a player against so many opponents, two games with each. */
export const begunAgainst = (opponents: number): TournamentExample => {
  const facts = history(...running(BALLOT_EVENT, people(opponents + 1)))
  if (acceptedIn(folded(facts)).length !== opponents + 1) throw new Error('not all have accepted')
  return exampleOf({ kind: 'begun', to: 1, facts, about: ['started'], hasBoards: true })
}
