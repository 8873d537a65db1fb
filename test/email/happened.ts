import type { GameEvent } from '../../shared/game/model/events.ts'
import type { Game } from '../../shared/game/model/game.ts'
import { DAY, HOUR, type Role } from '../../shared/game/model/words.ts'
import { type NewsEvent, type WatchedEvent, isWatched } from '../../shared/email/events/recipients.ts'
import { ENGLISH, NOON, gameOf } from './games.ts'

/** An event, who is told about it, and what the email must say in each language. */
export type Happening = {
  readonly event: NewsEvent
  readonly to: Role
  readonly game: Game
  readonly en: readonly string[]
  readonly nl: readonly string[]
}

const MOVES = ['11-15', '22-18', '15x22']
const HUFFING = { ...ENGLISH, rules: 'english-huffing' } as const
const at = NOON + HOUR
const LATE: GameEvent = { type: 'finished', at: NOON + 11 * DAY, result: { winner: 'black', reason: 'time' } }

/** Returns the game after an event. Amara has played 15x22, and Joost (creator, white) is to move. */
const after = (event: GameEvent, before: readonly GameEvent[] = []): Game =>
  gameOf({ arbiter: 'Nia' }, MOVES, [...before, event])

const said = (
  to: Role,
  event: NewsEvent,
  en: readonly string[],
  nl: readonly string[],
  before: readonly GameEvent[] = [],
): Happening => ({ event, to, game: after(event, before), en, nl })

const GIVEN = { type: 'time-given', at, by: 'opponent', to: 'creator', time: 3 * DAY } as const
const HUFFED = { type: 'huffed', at, square: 15 } as const
const ASKED = { type: 'count-asked', at, by: 'opponent' } as const
const GRANTED = { type: 'count-granted', at, stronger: 'white' } as const
const LOST = { type: 'reseat-asked', at, by: 'opponent', seat: 'creator' } as const
const PAUSE = { type: 'pause-proposed', at, by: 'opponent', until: NOON + 5 * DAY } as const
const LEAVE = { type: 'leave-taken', at, by: 'opponent', from: at, until: at + 4 * DAY } as const
const TAKEBACK = { type: 'takeback-asked', at, by: 'opponent' } as const
const ENFORCED = { type: 'enforced', at } as const
const BEGUN = {
  type: 'joined',
  at: NOON,
  name: 'Amara',
  contact: 'opponent-contact',
  creatorColour: 'white',
  chance: 1,
} as const
const OVER: GameEvent = { type: 'finished', at: NOON + DAY, result: { winner: null, reason: 'agreement' } }

export const HAPPENINGS: readonly Happening[] = [
  said(
    'creator',
    { type: 'draw-offered', at, by: 'opponent' },
    ['Amara offers you a draw', 'Accept or decline it'],
    ['Amara biedt je remise aan'],
  ),
  said(
    'creator',
    { type: 'draw-declined', at, by: 'opponent' },
    ['Amara declined your draw offer'],
    ['Amara heeft je remiseaanbod afgewezen'],
  ),
  said(
    'creator',
    GIVEN,
    ['Amara gave you 3 days more', 'at the very latest by Thursday 3 December, 14:03 (Central European Time)'],
    ['Amara gaf je 3 dagen extra', 'in het uiterste geval tot donderdag 3 december, 14:03'],
  ),
  said(
    'opponent',
    GIVEN,
    ['You gave Joost 3 days more', 'with the reserve until Thursday 3 December'],
    ['Je gaf Joost 3 dagen extra', 'met de reserve erbij tot donderdag 3 december'],
  ),
  said(
    'creator',
    { ...GIVEN, by: 'arbiter' },
    ['The arbiter gave you 3 days more'],
    ['De arbiter gaf je 3 dagen extra'],
  ),
  said(
    'creator',
    { type: 'played-on', at: NOON + 12 * DAY, time: 3 * DAY },
    ['Amara lets you play on, with 3 days more'],
    ['Amara laat je doorspelen, met 3 dagen extra'],
    [LATE],
  ),
  said(
    'opponent',
    { type: 'played-on', at: NOON + 12 * DAY, time: 3 * DAY },
    ['You let Joost play on'],
    ['Je laat Joost doorspelen'],
    [LATE],
  ),
  said(
    'creator',
    PAUSE,
    [
      'Amara would like both clocks to stop until Wednesday 25 November, 14:00 (Central European Time)',
      'Accept or decline it on your board',
    ],
    ['Amara wil beide klokken stilzetten tot woensdag 25 november, 14:00 (Midden-Europese tijd)'],
  ),
  said(
    'creator',
    { type: 'pause-declined', at, by: 'opponent' },
    ['Amara decided against the pause'],
    ['Amara ziet van de pauze af'],
  ),
  said(
    'creator',
    { type: 'paused', at, until: NOON + 5 * DAY },
    ['You and Amara agreed', 'until Wednesday 25 November', 'at the very latest by Saturday 5 December'],
    ['Amara en jij', 'tot woensdag 25 november'],
  ),
  said(
    'creator',
    { type: 'pause-ending', at, by: 'opponent', until: at + DAY },
    ['Amara ended the pause', 'from Saturday 21 November, 15:00'],
    ['Amara heeft de pauze opgezegd', 'vanaf zaterdag 21 november, 15:00'],
  ),
  said(
    'creator',
    LEAVE,
    ['Amara is on leave from Friday 20 November, 15:00 (Central European Time) until Tuesday 24 November'],
    ['Amara is met verlof van vrijdag 20 november', 'tot dinsdag 24 november'],
  ),
  said(
    'creator',
    { type: 'leave-ended', at, by: 'opponent', until: at },
    ['Amara ended their leave'],
    ['Amara is niet langer met verlof'],
    [LEAVE],
  ),
  said(
    'creator',
    { type: 'frozen', at, from: NOON, until: at },
    ['was down from Friday 20 November, 14:00 (Central European Time) until Friday 20 November, 15:00'],
    ['werkte niet van vrijdag 20 november'],
  ),
  {
    event: HUFFED,
    to: 'opponent',
    game: gameOf({ terms: HUFFING }, ['11-15', '22-18', '8-11'], [HUFFED]),
    en: ['Your piece on 15', 'Joost took it off the board'],
    nl: ['niet met het stuk op 15', 'dus Joost nam het van het bord'],
  },
  said('creator', TAKEBACK, ['Amara would like to take back 15x22'], ['Amara wil 15x22 graag terugnemen']),
  said(
    'creator',
    { type: 'said', at, by: 'opponent', text: 'Take your time.' },
    ['Amara writes to you', 'Take your time.'],
    ['Amara schrijft je', 'Take your time.'],
  ),
  said(
    'creator',
    { type: 'takeback-declined', at, by: 'opponent' },
    ['Amara decided against taking back a move'],
    ['Amara laat de zet staan'],
  ),
  said(
    'opponent',
    { type: 'taken-back', at, ply: 2 },
    ['Joost let you take back your move', 'Your move.'],
    ['Je mocht je zet van Joost terugnemen', 'Jij bent aan zet.'],
    [TAKEBACK],
  ),
  said(
    'creator',
    { type: 'taken-back', at, ply: 2 },
    ['You let Amara take back a move', 'Amara has until'],
    ['Je liet Amara een zet terugnemen'],
    [TAKEBACK],
  ),
  said(
    'creator',
    { type: 'rematch-offered', at: NOON + DAY, by: 'opponent' },
    ['Amara would like to play you again', 'One press'],
    ['Amara wil graag nog eens tegen je spelen'],
    [OVER],
  ),
  said(
    'creator',
    { type: 'link-rotated', at, by: 'creator' },
    ['Your board has a new link', 'the old one no longer works', 'p-creator-SECRET'],
    ['Je bord heeft een nieuwe link', 'p-creator-SECRET'],
  ),
  said(
    'arbiter',
    { type: 'link-rotated', at, by: 'arbiter' },
    ['the old one no longer works', 'p-arbiter-SECRET'],
    ['de oude werkt voor niemand meer', 'p-arbiter-SECRET'],
  ),
  said(
    'creator',
    LOST,
    [
      'Amara says that you have lost your link',
      '“I am still here”',
      'by Sunday 22 November, 15:00 (Central European Time)',
    ],
    ['Amara meldt dat je je link kwijt bent', '‘Ik ben er nog’', 'voor zondag 22 november, 15:00'],
  ),
  said(
    'opponent',
    LOST,
    ['You said that Joost has lost their link', 'Until Sunday 22 November'],
    ['Je hebt gemeld dat Joost de link kwijt is'],
  ),
  said(
    'opponent',
    { ...LOST, by: 'arbiter' },
    ['The arbiter says that Joost has lost their link'],
    ['De arbiter meldt dat Joost de link kwijt is'],
  ),
  said(
    'opponent',
    { type: 'reseat-vetoed', at, by: 'creator' },
    ['you and Joost keep your seats'],
    ['jij en Joost houden jullie plaats'],
    [LOST],
  ),
  said(
    'creator',
    { type: 'reseated', at, seat: 'creator', name: 'Bo', contact: 'new' },
    ['You now play Amara', 'p-creator-SECRET'],
    ['Je speelt vanaf nu tegen Amara'],
    [LOST],
  ),
  said(
    'opponent',
    { type: 'reseated', at, seat: 'creator', name: 'Bo', contact: 'new' },
    ['Bo has taken the seat'],
    ['Bo heeft de plaats ingenomen'],
    [LOST],
  ),
  said(
    'arbiter',
    ASKED,
    ['Amara asks for a move count', 'Joost would have to win before it runs out', 'Joost has until'],
    ['Amara vraagt om een zettentelling'],
  ),
  said(
    'opponent',
    { type: 'count-refused', at },
    ['The arbiter refused the move count', 'Joost'],
    ['De arbiter heeft de zettentelling geweigerd'],
    [ASKED],
  ),
  said(
    'creator',
    GRANTED,
    ['you have to win within 40 more of your own moves'],
    ['je moet winnen binnen nog 40 eigen zetten'],
    [ASKED],
  ),
  said(
    'opponent',
    GRANTED,
    ['Joost has to win within 40 more moves'],
    ['Joost moet winnen binnen nog 40 zetten'],
    [ASKED],
  ),
  said(
    'opponent',
    { type: 'count-ended', at },
    ['The arbiter ended the move count'],
    ['De arbiter heeft de zettentelling beëindigd'],
    [ASKED, GRANTED],
  ),
]

/** An event for an arbiter who wants emails about everything. */
export type Watching = { readonly event: WatchedEvent; readonly game: Game }

const watching = (event: WatchedEvent): Watching => ({ event, game: after(event) })

/** Events about which no player gets an email, or only an email of another kind than news. */
const OTHERS: readonly Watching[] = [
  { event: BEGUN, game: gameOf({ arbiter: 'Nia' }) },
  watching({ type: 'draw-withdrawn', at, by: 'opponent' }),
  watching({ type: 'cautioned', at, by: 'opponent', reason: 'must-capture', ply: 3, move: '1-2' }),
  {
    event: ENFORCED,
    game: gameOf({ terms: HUFFING, arbiter: 'Nia' }, ['11-15', '22-18', '8-11'], [ENFORCED]),
  },
]

/** One example for each type of event that an arbiter can watch. */
export const WATCHINGS: readonly Watching[] = [
  ...new Map(
    [...HAPPENINGS.flatMap(({ event, game }) => (isWatched(event) ? [{ event, game }] : [])), ...OTHERS].map(
      (each) => [each.event.type, each] as const,
    ),
  ).values(),
]
