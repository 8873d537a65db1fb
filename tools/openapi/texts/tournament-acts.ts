import type { ReadableTournamentAct } from '../../../shared/api/input/tournaments/tournament-act-shapes.ts'

/** What the API's document says about each act in a tournament. */
export const TOURNAMENT_ACT_TEXTS: { readonly [T in ReadableTournamentAct]: string } = {
  change: 'The secretary gives other terms, which replace all of the old ones, before anybody has accepted.',
  send: 'The secretary has the invitations sent, and opens the entry.',
  start: 'The secretary begins the event with those who have accepted. All games are created within seconds.',
  'appoint-deputy':
    'The secretary asks somebody to be the deputy: the arbiter where the secretary plays, and the one to whom players appeal. `plays`: their number, if they play.',
  'accept-deputy': 'The appointed deputy accepts.',
  'dismiss-deputy': 'The secretary dismisses the deputy, or the deputy steps down.',
  invite:
    'The secretary invites further players, in `entrants` or as a `list`. In a running event one person, who takes the place of the player `replaces`: so may the captain of their team.',
  remove: 'The secretary takes somebody off the list who has no place.',
  approve: 'The secretary gives a place to somebody who has applied or waits.',
  replace: 'The secretary, or a captain, gives the place of `player` to `with`, who waits for one.',
  accept: 'Whoever is invited accepts the terms and the event’s rules. The answer has their own link.',
  decline: 'Whoever is invited declines.',
  withdraw: 'A player leaves. In a running event their open games are lost.',
  expel: 'The secretary excludes a player, who reads the reason.',
  pause: 'The secretary stops all clocks until then, for 1 to 30 days.',
  resume: 'The secretary lets the clocks go on, a day later.',
  away: 'A player takes leave on all own boards, for whole days; 0 ends it.',
  warn: 'An official warns a player. It is on record.',
  write: 'The secretary writes to all, or `to` one player.',
  rule: 'An official decides a game, also one that is over.',
  appeal: 'A player of a board asks the deputy to decide again about a ruling of the secretary.',
  cancel: 'The secretary cancels the event.',
  'rotate-link': 'The link is replaced. `POST /v1/entry/rotate` does the same, and answers with the new link.',
  rename: 'A player or official changes their name.',
  forget: 'A player or official removes their name and details.',
}
