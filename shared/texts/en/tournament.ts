import type { Colour } from '../../draughts/index.ts'
import type { TournamentActType } from '../../tournament/model/tournament-commands.ts'
import { plural, sides } from './board.ts'
import { official } from './tournament-acts.ts'
import { counted, entrant, record, stopEvent, tournamentRefusals } from './tournament-entrant.ts'
import { newTournament, tournamentTerms } from './tournament-new.ts'

/** How a game ended for the player of a row, or that it has not ended. */
type CellResult = 'win' | 'draw' | 'loss' | 'open' | 'void'

const cellResults: Readonly<Record<CellResult, string>> = {
  win: 'won',
  draw: 'draw',
  loss: 'lost',
  open: 'still being played',
  void: 'counts for nobody',
}

/** The public page of a tournament, and its table. */
const event = {
  facts: 'A tournament of draughts by correspondence',
  over: (over: number, all: number): string => `${over} of ${all} games are over.`,
  soFar: 'So far',
  final: 'Final table',
  place: 'Place',
  player: 'Player',
  games: 'Games',
  points: 'Points',
  wins: 'Wins',
  sonnebornBerger: 'SB',
  table: 'The table',
  linksEnded: 'The links of this tournament have expired',
  linksEndedWhat: (days: number): string => `Links and addresses of a tournament are kept for ${days} days after its end. They have been deleted; the table stays.`,
  cell: (opponent: string, side: Colour, result: CellResult): string => `${opponent}, ${sides[side]}: ${cellResults[result]}`,
  struck: 'left, does not count',
  shares: (place: number): string => `shares place ${place}`,
  team: 'Team',
  teamPoints: 'Match points',
  boardPoints: 'Board points',
  how: 'How to read the table',
  howTwo: 'In each cell the first figure is the game in which the player of the row has Black, the second the one with White.',
  howFigures: '2 is a win, 1 a draw, 0 a loss, a dash is still being played. Each figure opens its game.',
  howStruck: 'The games of players who are struck out count for nobody.',
  howTies: (list: string): string => `Equal points are decided by: ${list}.`,
  howSonnebornBerger: 'SB: for each game, the points won in it times the points of the opponent.',
  still: 'Still being played',
  asOf: (when: string): string => `by deadline, as of ${when}`,
  turn: (name: string, until: string): string => `${name}, until ${until}`,
  turnFree: (name: string): string => `${name}, no time limit`,
  away: (name: string, until: string): string => `${name}, away until ${until}`,
  board: (n: number): string => `Board ${n}`,
  showAll: (n: number): string => `Show all ${n}`,
  players: 'Players',
  accepted: (n: number): string => plural(n, { one: '1 has accepted so far.', other: `${n} have accepted so far.` }),
  nobody: 'Nobody has accepted yet.',
  enter: 'Enter',
  places: (n: number): string => plural(n, { one: '1 place is left.', other: `${n} places are left.` }),
  full: 'All places are taken.',
  waits: 'Who enters now waits for a place.',
  entryUntil: (when: string): string => `Entry until ${when}.`,
  notSent: 'This tournament is being prepared.',
  byInvitation: 'Players are invited by the secretary.',
  entryClosed: 'Entry is closed.',
  began: (when: string, players: number): string => `Began on ${when} with ${players} players.`,
  ended: (when: string): string => `Ended on ${when}`,
  cancelled: 'This tournament was cancelled.',
  because: (reason: string): string => `Reason: ${reason}`,
  paused: (when: string): string => `All clocks stand until ${when}.`,
  resumed: (when: string): string => `The pause has ended: the clocks go on at ${when}.`,
  adjudicated: 'The closing date has passed: the secretary decides the games that are still open.',
  secretary: (name: string): string => `Secretary: ${name}`,
  deputy: (name: string): string => `Deputy: ${name}`,
  noArbiter: 'The secretary plays and has no deputy: nobody decides in the secretary’s own games.',
  sections: 'Sections',
  rules: 'Rules of the event',
  pdn: 'Games (PDN)',
  csv: 'Table (CSV)',
  frame: 'Paste this line into a page. It shows the table, which follows the games by itself.',
}

/** An invitation to a tournament, and the form of its open entry. */
const entering = {
  title: (name: string): string => `You are invited: ${name}`,
  openTitle: (name: string): string => `Enter: ${name}`,
  by: (name: string): string => `${name} invites you, as the secretary of this tournament.`,
  you: (name: string): string => `You are on the list as ${name}.`,
  howMany: (games: number): string => `If all accept, you play ${games} games, all at the same time, and each with its own clock.`,
  agree: 'I accept the rules of the event.',
  agreeNeeded: 'Tick that you accept the rules of the event.',
  accept: 'Accept',
  decline: 'Decline',
  declineWhat: 'You get no more emails about this tournament, and the secretary reads that you have declined.',
  declineYes: 'Decline the invitation',
  acceptMeans: 'Accept once, for all games. You get a page with all your boards; its link is only for you.',
  names: 'Your name stands in the table, with your club if it is given. Your address is shown to nobody.',
  replaces: 'You take over the place of another player, with new games. They begin at once.',
  club: 'Club',
  id: 'Id at the federation',
  rating: 'Rating',
  emailHint: 'For your link, your turns and news of the tournament. Without one, keep the link that you get.',
  enter: 'Enter',
  applies: 'The secretary approves each entry.',
  declined: 'You have declined',
  declinedHelp: 'The secretary knows. Nothing more is needed.',
  gone: 'This invitation does not hold any more',
  goneHelp: 'It was taken back or used, or the tournament goes on without it. Ask the secretary if you think that is wrong.',
  closed: 'Entry is closed',
  begun: 'The tournament has begun',
  begunHelp: 'It began without you, because you had not accepted by then.',
  notYet: 'Entry is not open yet',
  notYetHelp: 'The secretary has not sent the invitations. Come back later.',
  full: 'All places are taken',
  cancelled: 'This tournament was cancelled',
  toTable: 'The tournament’s page',
}

/** What an act has done, for the person who pressed its button. */
const eventDone: Readonly<Record<TournamentActType, string>> = {
  send: 'The invitations are on their way.',
  start: 'It has begun: all games are being set up.',
  'appoint-deputy': 'The deputy was asked.',
  'accept-deputy': 'You are the deputy now.',
  'dismiss-deputy': 'There is no deputy now.',
  invite: 'They are on the list.',
  remove: 'Taken off the list.',
  approve: 'The place is given.',
  replace: 'The place is taken over: new games begin.',
  accept: 'You have accepted.',
  decline: 'You have declined.',
  withdraw: 'You have left the tournament.',
  expel: 'Expelled. The player reads the reason.',
  pause: 'All clocks are stopped.',
  resume: 'The pause is ended: the clocks go on a day from now.',
  away: 'Your leave is noted on all your boards.',
  warn: 'Warned. It is on record.',
  write: 'Your message is on its way.',
  rule: 'It is decided. Both players read it.',
  appeal: 'Your appeal is with the deputy.',
  cancel: 'The tournament is cancelled.',
  'rotate-link': 'This is your new link: bookmark this page.',
  rename: 'The name is saved.',
  forget: 'Your name and address are deleted.',
  change: 'The terms are changed.',
  enter: 'You have entered.',
}

/** What an act has done to somebody, by name, or to the open entry. */
const eventDoneNamed = {
  openSend: 'The entry is open.',
  approve: (name: string): string => `${name} has a place.`,
  invite: (names: string): string => `On the list now: ${names}.`,
  replacing: (name: string, leaver: string): string => `${name} is invited to take the place of ${leaver}.`,
  remove: (name: string): string => `Taken off the list: ${name}.`,
}

/** The texts of the pages of tournaments, and of what the API refuses there. No other page loads them. */
export const tournament = {
  entrant,
  eventDone,
  eventDoneNamed,
  official,
  stopEvent,
  entering,
  event,
  newTournament,
  tournamentTerms,
  counted,
  record,
  tournamentRefusals,
}

/** The type is inferred from English. A language that lacks a sentence does not compile. */
export type TournamentTexts = typeof tournament
