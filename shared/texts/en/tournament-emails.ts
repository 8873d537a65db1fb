import type { NewsText } from '../grammar/event-texts.ts'
import type { Format, TieBreak } from '../../tournament/model/words.ts'
import { plural } from './board.ts'

/** The first email about a tournament to its secretary. Anybody can have typed their address. */
const confirm = {
  title: 'Your tournament waits for you',
  text: 'Someone has founded a draughts tournament by correspondence and gave this address for its secretary. If that was you, open it and press the button there: no invitation goes out before.',
  open: 'Open the tournament',
  keep: 'Keep this email: anyone who has its link is the secretary.',
  otherwise: 'If it was not you, there is nothing to do: nobody is invited, and we send you nothing else about it.',
}

/** The invitation of a player. Of the words that others wrote, it has plain names only. */
const invitation = {
  title: (secretary: string): string => `${secretary} invites you to a draughts tournament`,
  titleBySomeone: 'You are invited to a draughts tournament',
  text: 'It is played by correspondence: all your games at the same time, each with its own clock.',
  games: 'Games',
  formats: {
    single: 'Everyone plays everyone once.',
    'two-game': 'Everyone plays everyone twice, once with each side.',
    pairs: 'The secretary says who plays whom.',
    'team-match': 'Two teams meet, board by board.',
  } satisfies Readonly<Record<Format, string>>,
  positions: 'The games begin from positions of their own.',
  ownRules: 'The tournament has rules of its own, which its page shows.',
  begins: 'Begins',
  atClosing: (when: string): string => `When entry closes: ${when}`,
  bySecretary: 'When the secretary starts it',
  replacing: 'You would take the place of a player. All games of that place begin anew as soon as you accept.',
  noDate: 'Until the tournament begins. A button opens a page; nothing is settled before you have said so there.',
  otherwise: 'If you do not want it, there is nothing to do: unless you accept, this is our only email about it. Do not forward it: the invitation in it is for you.',
}

/** The invitation to be the deputy of the secretary. */
const deputy = {
  title: (secretary: string): string => `${secretary} asks you to be the deputy in a draughts tournament`,
  titleBySomeone: 'You are asked to be the deputy in a draughts tournament',
  text: 'The deputy is the arbiter where the secretary plays, decides when somebody appeals, and can warn players.',
  open: 'See the tournament, and answer',
  otherwise: 'If you do not want it, there is nothing to do: unless you say yes, this is our only email about it. Do not forward it: anyone who has its link is the deputy.',
}

/** What an entrant reads who has accepted or entered. */
const entered = {
  titles: { accepted: 'You are in the tournament', applied: 'Your entry waits for an answer', waiting: 'You are on the waiting list' },
  texts: {
    accepted: 'You have a place. When the tournament begins, one email brings the links of all your games.',
    applied: 'The secretary decides about it. If you get a place, we email you.',
    waiting: 'All places are taken. If one becomes free and is yours, we email you.',
  },
  open: 'Open your page',
  keep: 'Keep this email: its link is your place in the tournament, and anyone who has it can act for you.',
  asked: 'Someone has entered this address for a draughts tournament by correspondence. If that was you, open your page and confirm the address there: our emails begin then.',
  otherwise: 'If it was not you, there is nothing to do: unless you confirm it, this is our only email about it.',
}

/** The beginning, with all games of the reader. */
const begun = {
  title: 'The tournament has begun',
  games: (count: number): string => plural(count, { one: 'You play one game.', other: `You play ${count} games, all at the same time.` }),
  official: (players: number, games: number): string => `Players: ${players}. Games: ${games}.`,
  turns: 'We email you at your turns. You make your moves on your boards or in answers to those emails; answers to this one are not read.',
  openBoard: 'Open this board',
  more: (count: number): string => plural(count, { one: 'One more game is on your page.', other: `${count} more games are on your page.` }),
}

/** Everything else that happens in a tournament. */
const news = {
  several: 'News of the tournament',
  /** These stand above what an official or a player wrote. */
  reason: 'The reason:',
  message: 'The message:',
  deputyAccepted: (who: string): NewsText => ({ title: `${who} is the deputy now`, text: `${who} has said yes, and is the deputy of the secretary.` }),
  deputyLeft: { title: 'The tournament has no deputy', text: 'The deputy has stepped down. The secretary can ask somebody else.' },
  applied: (who: string): NewsText => ({ title: `${who} would like to play`, text: `${who} has entered. Accept or remove the entry on the page of the tournament.` }),
  declined: (who: string): NewsText => ({ title: `${who} does not play`, text: `${who} has declined the invitation.` }),
  /** What becomes of the games of somebody who leaves: the open ones are lost, or all count for nobody. */
  gamesWith: { won: (who: string): string => `Those who still had a game with ${who} have won it.`, void: (who: string): string => `${who} has lost more than half of the games on time or by leaving, so all games with ${who} count for nobody.` },
  ownGames: { lost: 'Your games that were not over are lost.', void: 'You have lost more than half of your games on time or by leaving, so all of them count for nobody.' },
  left: (who: string, games: string): NewsText => ({ title: `${who} has left the tournament`, text: games }),
  leftBefore: (who: string): NewsText => ({ title: `${who} does not play`, text: `${who} has withdrawn before the beginning.` }),
  youLeft: (games: string): NewsText => ({ title: 'You have left the tournament', text: games }),
  youLeftBefore: { title: 'You do not play in the tournament', text: 'You have withdrawn before the beginning.' },
  expelled: (who: string, games: string): NewsText => ({ title: `${who} is no longer in the tournament`, text: `The secretary has excluded ${who}. ${games}` }),
  youExpelled: (games: string): NewsText => ({ title: 'You are no longer in the tournament', text: `The secretary has excluded you. ${games}` }),
  replaced: (before: string, now: string): NewsText => ({ title: `${now} plays in place of ${before}`, text: `The games with ${before} count for nobody. New ones with ${now} have begun.` }),
  youReplaced: (now: string): NewsText => ({ title: `${now} plays in your place`, text: 'Your games count for nobody any more.' }),
  entryClosed: (accepted: number, needed: number): NewsText => ({ title: 'Too few players', text: `Entry has closed, and the tournament cannot begin. Players: ${accepted}. Needed: ${needed}. Its page shows what you can do.` }),
  paused: (until: string): NewsText => ({ title: 'All clocks stand', text: `The tournament is paused until ${until}. You can still move.` }),
  resumed: (from: string): NewsText => ({ title: 'The tournament goes on', text: `The clocks run again from ${from}.` }),
  closed: (until: string): NewsText => ({ title: 'The closing date has come', text: `Your games that are not over wait for an arbiter, and their clocks stand. What is not decided by ${until} counts for nobody.` }),
  closedForOfficials: (open: number, until: string): NewsText => ({ title: 'The closing date has come', text: `Games to decide: ${open}. What is not decided by ${until} counts for nobody.` }),
  cancelled: { title: 'The tournament is cancelled', text: 'The secretary has cancelled it. Games that were not over count for nobody.' },
  lapsed: { title: 'The tournament is cancelled', text: 'It did not begin in time.' },
  ruled: {
    title: 'An arbiter has decided',
    won: (opponent: string): string => `Your game with ${opponent}: you have won.`,
    lost: (opponent: string): string => `Your game with ${opponent}: you have lost.`,
    drawn: (opponent: string): string => `Your game with ${opponent} is a draw.`,
    void: (opponent: string): string => `Your game with ${opponent} counts for nobody.`,
    ofOthers: (board: number, players: string): string => `Board ${board}, ${players}, is decided.`,
    appeal: (until: string): string => `Until ${until} you can appeal to the deputy on your page.`,
  },
  appealed: (who: string, board: number): NewsText => ({ title: `${who} appeals`, text: `${who} asks the deputy to decide again about board ${board}.` }),
  undecided: (opponent: string): NewsText => ({ title: 'A game counts for nobody', text: `Your game with ${opponent} was not decided in time, so it counts for nobody.` }),
  youWarned: { title: 'You have been warned', text: 'The officials of the tournament have warned you. It is on record.' },
  warned: (who: string): NewsText => ({ title: `A warning for ${who}`, text: `${who} has been warned. It is on record.` }),
  wroteAll: (who: string): NewsText => ({ title: `${who} writes to all`, text: 'The secretary has written to everyone in the tournament.' }),
  wroteYou: (who: string): NewsText => ({ title: `${who} writes to you`, text: 'The secretary has written to you alone.' }),
  newLink: { title: 'Your new link', text: 'Your page of the tournament has a new link, and the old one no longer works for anyone.' },
}

/** What decides between equal points, in a list of such words. */
const ties: Readonly<Record<TieBreak, string>> = {
  direct: 'the games against each other',
  wins: 'the number of wins',
  'sonneborn-berger': 'the Sonneborn-Berger score (what one won from each opponent, times that opponent’s points)',
}

/** The report to everyone at the end. */
const report = {
  title: 'The tournament is over',
  place: (place: number, players: number): string => `Your place: ${place} of ${players}.`,
  unranked: 'You have no place: more than half of your games were lost on time or by leaving.',
  row: (points: number, games: string): string => `${plural(points, { one: '1 point', other: `${points} points` })} (${games}).`,
  games: (won: number, drawn: number, lost: number): string => `won ${won}, drawn ${drawn}, lost ${lost}`,
  /** Why somebody stands above or below others with equal points. */
  by: {
    direct: 'Placed by the games against those with equal points.',
    wins: 'Placed by the number of wins.',
    sonnebornBerger: (score: number): string => `Placed by the Sonneborn-Berger score: ${score}.`,
    shared: 'Shared, as everything is equal.',
  },
  struck: 'No place: more than half of the games were lost on time or by leaving. They count for nobody.',
  team: (points: number, boards: number): string => `Team points: ${points}. Points on the boards: ${boards}.`,
  ties: (list: string): string => `What decides between equal points, in this order: ${list}.`,
  more: (count: number): string => plural(count, { one: 'One more player is in the table on the page.', other: `${count} more players are in the table on the page.` }),
  table: 'See the table and all games',
  pdn: 'All games in PDN, to keep or to open in a draughts program:',
  csv: 'The table in CSV, for a spreadsheet:',
  /** Stands above the games that an official has decided. */
  rulings: 'Decided by an arbiter:',
  void: 'Counts for nobody',
  kept: (when: string): string => `Your link works until ${when}. Then it is deleted with your address. The table and the games stay.`,
}

/** The emails about a tournament. Names are cleaned before they are put in, and instants are strings. */
export const tournament = {
  /** The subject stays the same throughout a tournament, so that its emails form one thread. */
  subject: (event: string): string => `Draughts tournament: ${event}`,
  openPage: 'Open the page of the tournament',
  openOwn: 'Your page of the tournament',
  stop: 'Stop the emails about this tournament',
  secret: 'The links in this email are for you alone: do not forward it.',
  confirm,
  invitation,
  deputy,
  entered,
  begun,
  news,
  ties,
  report,
}

export type TournamentEmailTexts = typeof tournament
