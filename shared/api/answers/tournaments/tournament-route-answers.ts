import {
  actedAnswer,
  enteredAnswer,
  entryShape,
  foundAnswer,
  ownTournamentsAnswer,
  rotatedEntryAnswer,
} from './tournament-answers.ts'
import { tournamentShape } from './tournament-shape.ts'

/** What the routes of tournaments answer: a title, further sentences, and the shape of the answer. */
export const TOURNAMENT_ROUTE_ANSWERS = {
  found: {
    title: 'Found a tournament',
    says: 'Nobody is emailed before the act `send`. With an API key that act follows at once; otherwise the secretary first presses a button behind the link that only their mailbox gets. A key with `games:create` owns the event and its games. The Idempotency-Key is needed, unless it is a dry run; a repeat with the same one answers the same links.',
    shape: foundAnswer,
  },
  ownTournaments: {
    title: 'The tournaments that the API key owns',
    says: 'What has changed in the last minute may be listed again: compare its `version`.',
    shape: ownTournamentsAnswer,
  },
  tournament: {
    title: 'Read a tournament',
    says: 'Anyone reads who plays, the table and the boards. With a link the answer has more in `you`: for officials everyone on the list, for players the links of their boards. Before the act `send` only officials read it.',
    shape: tournamentShape,
  },
  tournamentAct: {
    title: 'Do anything in a tournament',
    says: 'By the link of the secretary, the deputy, a player, or an invitation. `you.acts` says what may be done now. A repeated act changes nothing. With the Idempotency-Key of an act that was done, another body is refused, and `accept` answers the own link again; otherwise a lost link is asked from the secretary.',
    shape: actedAnswer,
  },
  enter: {
    title: 'Enter an open event',
    says: 'By the link of the open entry. Who enters accepts the terms and the event’s rules. Answers with the player’s own link; a repeat with the same Idempotency-Key, too.',
    shape: enteredAnswer,
  },
  entry: { title: 'The settings of a player or official of a tournament', shape: entryShape },
  changeEntry: {
    title: 'Change the settings of a player or official of a tournament',
    says: 'They hold for the tournament and all of a player’s boards. Null removes a value. A confirmed address changes only by a link from an email to it.',
    shape: entryShape,
  },
  rotateEntry: {
    title: 'Replace a link of a tournament',
    says: 'The link of a player, the secretary or the deputy. The old link stops working, but gets the new one again with the same Idempotency-Key.',
    shape: rotatedEntryAnswer,
  },
  tournamentPdn: {
    title: 'All games of a tournament in PDN 3.0, one after the other',
    says: 'With `Event`, `EventDate`, `Section`, `Round`, `Board`, and what was given of the players: `WhiteTitle`, `WhiteRating`, `WhiteClub`, `WhiteId`, `WhiteTeam`, and of Black. `Ruling` is what an official has decided; then it is the result. A very long event comes in parts (`Link`).',
    file: 'text/plain',
  },
  tournamentCsv: {
    title: 'The players or the games of a tournament as CSV',
    says: "In UTF-8 with a byte order mark. Officials get everyone on the list. A text that a spreadsheet would take for a formula begins with `'`. The table of players can be the `list` of another event, without those who have left. `Board` of a game is its number in the event, and `Result` has the points of Black first; PDN begins with the side that moves first.",
    file: 'text/csv',
  },
} as const
