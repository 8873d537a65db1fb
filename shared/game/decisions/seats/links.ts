import type { ActBy, Deciders } from '../basis/act.ts'
import { VETO_PERIOD } from '../../limits/bounds.ts'
import { type Decision, DUPLICATE, accept, refuse } from '../basis/decision.ts'
import { type Game, playerOf } from '../../model/game.ts'
import type { Player } from '../../model/people.ts'
import type { Instant, Role, Seat } from '../../model/words.ts'

/** `owner` is set if the owner of the mailbox asks, who may do so even if a thief has used up the allowance. */
type RotateLink = ActBy<'rotate-link', Role> & { readonly owner?: true }
type Reseat = { readonly type: 'reseat'; readonly seat: Seat; readonly player: Player }
export type LinkCommand = RotateLink | Reseat

type AskReseat = ActBy<'ask-reseat', Role> & { readonly seat: Seat }
type VetoReseat = ActBy<'veto-reseat'>
export type ReseatCommand = AskReseat | VetoReseat

const rotateLink = (_game: Game, { by }: RotateLink, at: Instant): Decision => accept({ type: 'link-rotated', at, by })

/**
 * The other player or the arbiter asks for a new link to a lost seat. Asking again gives the same link. In a tournament
 * nobody passes a seat on: its players are replaced there.
 */
const askReseat = (game: Game, { by, seat }: AskReseat, at: Instant): Decision => {
  if (by === seat) return refuse({ code: 'not-yours-to-do' })
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (game.status !== 'active') return refuse({ code: 'game-over' })
  if (game.terms.tournament) return refuse({ code: 'not-in-this-game' })
  const request = game.play.pending.reseat
  if (!request) return accept({ type: 'reseat-asked', at, by, seat })
  return request.by === by && request.seat === seat ? DUPLICATE : refuse({ code: 'asked-already' })
}

/** The holder of the old link objects ("I am still here"), or whoever asked for a new one withdraws the request. */
const vetoReseat = (game: Game, { by }: VetoReseat, at: Instant): Decision => {
  if (game.status === 'open') return refuse({ code: 'not-begun' })
  if (game.status !== 'active') return refuse({ code: 'game-over' })
  const { reseat } = game.play.pending
  if (!reseat) return refuse({ code: 'nothing-asked' })
  return by === reseat.seat || by === reseat.by
    ? accept({ type: 'reseat-vetoed', at, by })
    : refuse({ code: 'nothing-asked' })
}

/** A player takes the lost seat with the new link, once the time to object is over. */
const reseat = (game: Game, { seat, player }: Reseat, at: Instant): Decision => {
  if (playerOf(game, seat)?.contact === player.contact) return DUPLICATE
  if (game.status !== 'active') return refuse({ code: game.status === 'open' ? 'not-begun' : 'game-over' })
  const request = game.play.pending.reseat
  if (request?.seat !== seat) return refuse({ code: 'nothing-asked' })
  if (at < request.at + VETO_PERIOD) return refuse({ code: 'not-yet' })
  return accept({ type: 'reseated', at, seat, name: player.name, contact: player.contact })
}

export const linkDeciders: Deciders<LinkCommand> = {
  'rotate-link': { by: 'either', decide: rotateLink, makes: 'link-rotated' },
  reseat: { by: 'service', decide: reseat },
}

export const reseatDeciders: Deciders<ReseatCommand> = {
  'ask-reseat': { by: 'either', decide: askReseat, makes: 'reseat-asked' },
  'veto-reseat': { by: 'seat', decide: vetoReseat, makes: 'reseat-vetoed' },
}
