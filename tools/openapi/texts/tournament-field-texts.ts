import type { EntrySettingsBody } from '../../../shared/api/input/tournaments/entry-settings-body.ts'
import type {
  EntrantBody,
  EntryBody,
  ListedPlayerBody,
  TournamentBody,
  TournamentTermsBody,
} from '../../../shared/api/input/tournaments/tournament-shapes.ts'

type Words<Body> = { readonly [F in keyof Body]?: string }

const terms: Words<TournamentTermsBody> = {
  title: 'The name of the event, which is the label `event` of its games.',
  section: 'The name of this section, if the event has several.',
  format:
    '`single`, `two-game`: everyone meets everyone once, or twice on the same opening with colours changed: 32 players at most, or 22. `pairs`: the given pairs. `team-match`: two teams, board against board.',
  clock: 'The clock of each game, as in `CreateBody`.',
  opening:
    'The usual start (`free`, if left out); ballots drawn from a deck, or positions: for each `pair`, or for each `round`. Each pair draws one of the positions; the rounds take them in turn.',
  strictness: '`lenient` refuses illegal moves; with `laws` the first brings a caution, the next the loss.',
  noShow: 'If a first move never comes: `loss` is a loss by forfeit, `void` calls the game off.',
  leave: 'How much leave each player may take in each game, in whole days.',
  weekendsOff: 'Whether Saturdays and Sundays stop the clocks, in the `timeZone`.',
  timeZone: 'The time zone of `weekendsOff`.',
  without: 'What players cannot ask of each other; everything here if left out.',
  entry:
    'How people enter. `closesAt`: nobody enters or accepts from then on, and the event begins by itself if it has enough players. `limit`: how many may play. `open`: a link lets anyone enter, and with `approval` the secretary decides about them. `waitingList`: who comes after the limit waits for a place.',
  least: 'How many must have accepted before the event begins: 3 in a round robin, else 2, if left out.',
  ties: 'What decides between equal points, in this order. What none decides is shared.',
  leavers:
    '`half`: the games of whoever lost more than half of theirs by time or by leaving count for nobody. `count`: all count.',
  eventRules: 'The event’s own rules, as a text or the address of one. Whoever enters accepts them.',
  endsAt: 'When open games go to adjudication. What is not decided 14 days later counts for nobody.',
  pairs:
    'With the format `pairs`: the numbers of the two players of each pair, their places in the list from 1. The first begins.',
  bothColours: 'With `pairs` and `team-match`: each pair plays two games, with colours changed.',
}

const entry: Words<EntryBody> = {
  name: 'The name, as boards and table show it.',
  email: 'The address for emails. Without one, the link is the player’s to keep.',
  locale: 'The language of emails.',
  timeZone: 'The time zone of times in emails.',
  id: 'The number or name at the federation.',
  title: 'The title, such as `GMI`.',
  rating: 'The rating as given: a text, such as `1842`. It is shown, and nothing is computed from it.',
  team: 'The team, in a team match.',
  board: 'The board in the team, from 1.',
  bot: 'The player is a program: boards and PDN say so.',
}

const entrant: Words<EntrantBody> = {
  ...entry,
  email: 'The address for the invitation. Without one, the secretary gets the invitation to pass on.',
  captain: 'The captain, who may replace players of the own team.',
  official: 'The secretary or the deputy, who plays, too.',
}

/** What the API's document says about fields of requests about tournaments. */
export const TOURNAMENT_FIELD_TEXTS = {
  TournamentTermsBody: terms,
  FoundBody: {
    ...terms,
    secretary: 'Who leads the event. Without an API key the address is needed, and proven before anybody is invited.',
    players: 'The players of the first list. Without any, or besides, people enter by invitation or by the open link.',
    list: 'The players as a text instead: `Name <address>`, `Name, address`, or a table with the headings `Name`, `Email`, `Club`, `Id`, `Title`, `Rating`, `Team`, `Board`, `Captain`, `Section`.',
    word: 'The club’s word, where only its people and programs of the operator may create games. Ignored elsewhere.',
    dryRun: 'Nothing is stored: the answer has what would be founded.',
  } satisfies Words<TournamentBody>,
  EntrantBody: entrant,
  ListedPlayerBody: {
    ...entrant,
    section: 'The section. Each becomes a tournament of its own, with the same `sections`.',
  } satisfies Words<ListedPlayerBody>,
  EnterBody: entry,
  ChangeEntryBody: {
    name: 'The name, as boards and table show it.',
    email: 'Another address for emails, which is asked for its consent.',
    locale: 'The language of emails.',
    timeZone: 'The time zone of times in emails, and of quiet hours.',
    notifications: 'As in `ChangeSeatBody`, for all own boards at once.',
  } satisfies Words<EntrySettingsBody>,
} as const
