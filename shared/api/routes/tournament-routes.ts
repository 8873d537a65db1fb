import { ORDER_LIMITS } from '../../game/limits/order-limits.ts'
import type { PromisedAnswers } from './promised-answers.ts'
import type { ApiRefusalCode } from './tournament-status.ts'

const BY_LINK: readonly ApiRefusalCode[] = ['not-found', 'links-expired']

const FOUND: PromisedAnswers = {
  by: 'program',
  done: [200, 201],
  refuses: [
    'creation-restricted',
    'idempotency-key-needed',
    'key-used-otherwise',
    'too-complex',
    'too-many-players',
    'pairs-do-not-fit',
    'try-again',
  ],
}

const LIST: PromisedAnswers = { by: 'program', scope: 'games:read', done: [200], refuses: ['invalid-request'] }

const READ: PromisedAnswers = { by: 'tournament-reader', done: [200, 304], refuses: BY_LINK }

const EXPORT: PromisedAnswers = {
  by: 'tournament-reader',
  done: [200, 304],
  refuses: [...BY_LINK, 'invalid-request'],
}

const ACT: PromisedAnswers = {
  by: 'tournament',
  done: [200],
  refuses: [
    ...BY_LINK,
    'not-yours-to-do',
    'key-used-otherwise',
    'too-complex',
    'try-again',
    'tournament-begun',
    'tournament-not-begun',
    'tournament-over',
    'terms-accepted',
    'entry-not-open',
    'entry-closed',
    'tournament-full',
    'not-confirmed',
    'too-few-players',
    'too-many-players',
    'too-many-games',
    'pairs-do-not-fit',
    'drawn-for-others',
    'no-such-player',
    'no-such-board',
    'player-accepted',
    'not-playing',
    'nobody-entered',
    'invitation-gone',
    'too-late-to-replace',
    'no-deputy',
    'not-paused',
    'paused-already',
    'away-already',
    'own-board',
    'deputy-decides',
    'too-late-to-rule',
    'nothing-to-appeal',
    'no-leave-here',
    'too-long',
    'tournament-allowance-used',
  ],
}

const ENTER: PromisedAnswers = {
  by: 'tournament',
  done: [201],
  refuses: [
    ...BY_LINK,
    'not-yours-to-do',
    'key-used-otherwise',
    'try-again',
    'tournament-begun',
    'tournament-over',
    'entry-not-open',
    'entry-closed',
    'invitation-needed',
    'tournament-full',
    'too-many-players',
  ],
}

const READ_ENTRY: PromisedAnswers = { by: 'tournament', done: [200], refuses: [...BY_LINK, 'not-yours-to-do'] }

const CHANGE_ENTRY: PromisedAnswers = {
  by: 'tournament',
  done: [200],
  refuses: [...BY_LINK, 'not-yours-to-do', 'tournament-allowance-used', 'try-again'],
}

const ROTATE_ENTRY: PromisedAnswers = {
  by: 'tournament',
  done: [200],
  refuses: [
    ...BY_LINK,
    'not-yours-to-do',
    'no-deputy',
    'tournament-allowance-used',
    'invalid-request',
    'in-flight',
    'try-again',
  ],
}

/** The routes of tournaments. */
export const TOURNAMENT_ROUTES = [
  {
    name: 'found',
    method: 'POST',
    path: '/v1/tournaments',
    takes: 'json',
    limited: 'create',
    longest: ORDER_LIMITS.bytes,
    says: FOUND,
  },
  { name: 'ownTournaments', method: 'GET', path: '/v1/tournaments', limited: 'feed', says: LIST },
  // These stand before the route of the tournament itself, which would match their paths too.
  { name: 'tournamentPdn', method: 'GET', path: '/v1/tournaments/{tournament}.pdn', limited: 'film', says: EXPORT },
  { name: 'tournamentCsv', method: 'GET', path: '/v1/tournaments/{tournament}.csv', says: EXPORT },
  { name: 'tournament', method: 'GET', path: '/v1/tournaments/{tournament}', says: READ },
  {
    name: 'tournamentAct',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/actions',
    takes: 'json',
    longest: ORDER_LIMITS.bytes,
    says: ACT,
  },
  {
    name: 'enter',
    method: 'POST',
    path: '/v1/tournaments/{tournament}/entries',
    takes: 'json',
    limited: 'enter',
    says: ENTER,
  },
  { name: 'entry', method: 'GET', path: '/v1/entry', says: READ_ENTRY },
  { name: 'changeEntry', method: 'PATCH', path: '/v1/entry', takes: 'json', says: CHANGE_ENTRY },
  { name: 'rotateEntry', method: 'POST', path: '/v1/entry/rotate', limited: 'rotate', says: ROTATE_ENTRY },
] as const
