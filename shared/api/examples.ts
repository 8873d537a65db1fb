import type { ApiRoute } from './routes.ts'

/** A request that the documentation shows. A `$` and a name in capitals stand for what an earlier answer said. */
type Example = {
  readonly route: ApiRoute
  /** What is sent as the bearer token. */
  readonly token?: string
  readonly body?: Readonly<Record<string, unknown>>
  /** What later examples need, and where in the answer it is. */
  readonly keeps: Readonly<Record<string, string>>
}

/** They follow on each other. Those who move are called by name: Amara creates, Otis accepts. A test runs them as the page shows them. */
export const EXAMPLES = {
  offer: {
    route: 'create',
    body: { creator: { name: 'Amara', seat: 'black' } },
    keeps: { GAME: 'game.id', AMARA: 'links.creator.token', INVITATION: 'links.invitation.token' },
  },
  accept: { route: 'claim', token: '$INVITATION', body: { name: 'Otis' }, keeps: { OTIS: 'links.seat.token' } },
  play: { route: 'move', token: '$AMARA', body: { ply: 0, move: '11-15' }, keeps: {} },
  read: { route: 'game', token: '$OTIS', keeps: {} },
} as const satisfies Readonly<Record<string, Example>>
