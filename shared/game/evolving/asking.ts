import type { EventOf, GameEvent } from '../events.ts'
import { type ActiveGame, type Pending, type Play, colourOf, ownMoves } from '../game.ts'

const withPlay = (game: ActiveGame, play: Partial<Play>): ActiveGame => ({ ...game, play: { ...game.play, ...play } })

const pending = (game: ActiveGame, asked: Pending): ActiveGame =>
  withPlay(game, { pending: { ...game.play.pending, ...asked } })

const settled = (game: ActiveGame, ...keys: readonly (keyof Pending)[]): ActiveGame =>
  withPlay(game, {
    pending: Object.fromEntries(
      Object.entries(game.play.pending).filter(([key]) => !keys.some((each) => each === key)),
    ),
  })

const drawOffered = (game: ActiveGame, { by }: EventOf<'draw-offered'>): ActiveGame =>
  pending(withPlay(game, { drawOfferedAt: { ...game.play.drawOfferedAt, [by]: ownMoves(game.play, by) } }), {
    draw: by,
  })

const cautioned = (game: ActiveGame, { by, ply, move }: EventOf<'cautioned'>): ActiveGame => {
  const colour = colourOf(game.play, by)
  return withPlay(game, {
    cautions: { ...game.play.cautions, [colour]: game.play.cautions[colour] + 1 },
    cautioned: { ...game.play.cautioned, [by]: { ply, move } },
  })
}

export type Asking = EventOf<
  | 'said'
  | 'draw-offered'
  | 'draw-withdrawn'
  | 'draw-declined'
  | 'cautioned'
  | 'pause-proposed'
  | 'pause-declined'
  | 'planned'
  | 'takeback-asked'
  | 'takeback-declined'
  | 'count-asked'
  | 'count-refused'
  | 'count-granted'
  | 'count-ended'
>

const ASKING: ReadonlySet<string> = new Set<Asking['type']>([
  'said',
  'draw-offered',
  'draw-withdrawn',
  'draw-declined',
  'cautioned',
  'pause-proposed',
  'pause-declined',
  'planned',
  'takeback-asked',
  'takeback-declined',
  'count-asked',
  'count-refused',
  'count-granted',
  'count-ended',
])

export const isAsking = (event: GameEvent): event is Asking => ASKING.has(event.type)

/** What is asked, answered and said over the board of a running game. */
export const asked = (game: ActiveGame, event: Asking): ActiveGame => {
  const { play } = game
  switch (event.type) {
    case 'said':
      return withPlay(game, { said: [...play.said, { by: event.by, ply: play.moves.length, text: event.text }] })
    case 'draw-offered':
      return drawOffered(game, event)
    case 'draw-withdrawn':
    case 'draw-declined':
      return settled(game, 'draw')
    case 'cautioned':
      return cautioned(game, event)
    case 'pause-proposed':
      return pending(game, { pause: { by: event.by, until: event.until } })
    case 'pause-declined':
      return settled(game, 'pause')
    case 'planned':
      return withPlay(game, { plans: { ...play.plans, [event.by]: event.plan === '' ? undefined : event.plan } })
    case 'takeback-asked':
      return pending(game, { takeback: event.by })
    case 'takeback-declined':
      return settled(game, 'takeback')
    case 'count-asked':
      return pending(game, { count: event.by })
    case 'count-refused':
      return settled(game, 'count')
    case 'count-granted':
      return withPlay(settled(game, 'count'), { count: { stronger: event.stronger, from: play.moves.length } })
    case 'count-ended': {
      const { count: _over, ...rest } = play
      return { ...game, play: rest }
    }
  }
}
