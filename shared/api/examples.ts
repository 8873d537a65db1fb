import type { ApiRoute } from './routes.ts'

/** For the documentation. `$NAME` stands for what an earlier answer said. */
type Example = {
  readonly route: ApiRoute
  readonly token?: string
  readonly body?: Readonly<Record<string, unknown>>
  /** Where in the answer later examples find what they need. */
  readonly keeps: Readonly<Record<string, string>>
}

/** In order. Amara creates, Otis accepts. A test runs them as the page shows them. */
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
