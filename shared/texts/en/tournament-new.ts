import type { Exclusion } from '../../game/model/terms.ts'
import type { OpeningScope } from '../../tournament/model/tournament-terms.ts'
import type { Format, LeaverRule, TieBreak } from '../../tournament/model/words.ts'
import { plural } from './board.ts'

const formats: Readonly<Record<Format, string>> = {
  single: 'All play all, one game a pair',
  'two-game': 'All play all, two games a pair',
  pairs: 'Given pairs',
  'team-match': 'A match of two teams',
}

const scopes: Readonly<Record<OpeningScope, string>> = {
  pair: 'one for each pair',
  round: 'one for each round',
}

const exclusions: Readonly<Record<Exclusion, string>> = {
  pauses: 'pauses',
  gifts: 'gifts of time',
  takebacks: 'take-backs',
  rematches: 'rematches',
}

const ties: Readonly<Record<TieBreak, string>> = {
  direct: 'games between them',
  wins: 'number of wins',
  'sonneborn-berger': 'Sonneborn-Berger',
}

const leavers: Readonly<Record<LeaverRule, string>> = {
  half: 'Struck out if more than half of their games are lost by time or by leaving',
  count: 'All their games count',
}

const days = (n: number): string => plural(n, { one: '1 day', other: `${n} days` })

/** The terms of a tournament: the rows of the form, and what is agreed, in words. */
export const tournamentTerms = {
  title: 'Terms',
  change: 'Change',
  rules: 'Rules',
  games: 'Games',
  openings: 'Openings',
  time: 'Time',
  entry: 'Entry',
  excluded: 'Not possible',
  ties: 'Equal points',
  leavers: 'Who leaves',
  ownRules: 'Own rules',
  formats,
  bothColours: 'two games a pair',
  scopes,
  positions: (n: number): string => plural(n, { one: 'a given position', other: `${n} given positions` }),
  leave: (n: number): string => `${days(n)} of leave`,
  until: (when: string): string => `until ${when}`,
  atMost: (n: number): string => `at most ${n} players`,
  begins: (n: number): string => `begins with ${n} or more`,
  anyone: 'open to everyone who has the link',
  invited: 'by invitation',
  approval: 'the secretary approves each entry',
  waitingList: 'with a waiting list',
  ends: (when: string): string => `games end by ${when}`,
  exclusions,
  nothing: 'Everything that players can ask of each other is possible',
  tieBreaks: ties,
  shared: 'places are shared',
  leaverRules: leavers,
  none: 'None',
}

/** The form of a new tournament. */
export const newTournament = {
  title: 'New tournament',
  facts: 'A new tournament',
  intro: 'Paste a list of players, or open the entry. We invite them, begin all games together, keep the table and write the report.',
  byList: 'Paste a list',
  byLink: 'Open entry',
  name: 'Name of the tournament',
  players: 'Players',
  playersHint: 'One a line: name, address, club. More columns: Id, Rating, Team, Board, Section; or name your columns in the first line.',
  openHint: 'Everyone who has the link may enter. You get it for your website or your chat, and send nothing to anyone.',
  preview: 'Show how it is read',
  read: 'As we read it',
  lines: (n: number): string => plural(n, { one: '1 line', other: `${n} lines` }),
  toMend: (n: number): string => `${n} to mend`,
  line: (n: number): string => `Line ${n}`,
  goTo: (n: number): string => `Go to line ${n}`,
  noAddress: 'no address: you pass the link on',
  checkAddresses: 'Some lines have no address. Look at them: press once more, and their links are yours to pass on.',
  size: (players: number, games: number, each: number): string => `${players} players: ${games} games, ${each} for each.`,
  sections: (n: number): string => plural(n, { one: '1 section', other: `${n} sections, each with its own table` }),
  noPlayers: 'Paste at least two players, one a line.',
  faults: {
    unread: (column: string, value: string): string => `the ${column} “${value}” cannot be read`,
    columns: { name: 'name', email: 'address', club: 'club', id: 'id', rating: 'rating', team: 'team', board: 'board', section: 'section', title: 'title', captain: 'captain' },
    email: (value: string): string => `“${value}” is not a whole address; one ends in a dot and letters, such as .org`,
    twice: (first: number): string => `the same person as in line ${first}`,
    listed: (name: string): string => `${name} is on the list already, with this name or this address`,
    heading: (value: string): string => `there is no column “${value}”: mend its name, or take it out`,
    cells: 'there are more cells than columns',
    noName: 'there is no name',
    noSection: 'other lines name a section, and this one does not',
    tooMany: (most: number): string => `a list has at most ${most} players`,
  },
  bothColours: 'Two games a pair, on the same opening',
  pairs: 'Who meets whom',
  pairsHint: 'One pair a line, by the numbers of their lines, such as 1-4. Who stands first begins.',
  teamsHint: 'The list says Team and Board of each player; board 1 of one team meets board 1 of the other.',
  scope: 'Drawn',
  positions: 'Positions',
  positionsHint: 'In FEN, one a line: each pair draws one, or the rounds take them in turn.',
  closes: 'Entry ends after',
  closesHint: 'The next day it begins by itself if enough have accepted. Without a day you begin it.',
  limit: 'Players at most',
  least: 'Players at least',
  approval: 'I approve each entry',
  waitingList: 'Who comes too late for a place waits for one',
  ends: 'Games end after',
  endsHint: 'You then decide the games that are not over. Those that are still open 14 days later count for nobody.',
  excludedHint: 'What players cannot ask of each other in this event:',
  ownRulesHint: 'A text of at most 1,000 characters, or the https address of one. Players accept it when they enter.',
  zone: (zone: string): string => `Days end at midnight, ${zone}.`,
  plays: 'I play too',
  playsHint: 'Then you decide nothing in your own games. A deputy does, whom you name on the next page.',
  found: 'Found it',
  foundHint: 'Nothing goes to the players yet: one email to you lets you send the invitations.',
  foundOpenHint: 'One email to you lets you open the entry.',
  fields: {
    title: (most: number): string => `Give it a name of at most ${most} characters.`,
    players: 'Some lines cannot be read. Mend them, or take them out.',
    pairs: 'Write each pair as two numbers of lines, such as 1-4.',
    positions: 'These are not positions from which these rules can be played, one a line.',
    day: 'Choose a day in the future.',
    ends: 'Choose a day after the end of the entry.',
    number: (least: number, most: number): string => `Enter a number from ${least} to ${most}.`,
    rules: (most: number): string => `Write at most ${most} characters, or an address that begins with https://.`,
    open: 'Entry can be open only where all play all.',
    secretaryEmail: 'Without your address nothing can be sent. It must be a whole one.',
  },
}
