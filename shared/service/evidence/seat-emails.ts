import type { EvidenceView, SeatEmailsView } from '../../api/answers/games/evidence-shape.ts'
import { isoInstant } from '../../api/values/iso.ts'
import type { Colour } from '../../draughts/index.ts'
import type { GameEvent } from '../../game/model/events.ts'
import { MOST_NOTED_EMAILS } from '../../game/limits/bounds.ts'
import { personOf, playOf, seatOf } from '../../game/model/game.ts'
import { type ReplayTurn, advanceTurn, colourToMove } from '../../record/evidence/replay-turn.ts'
import type { Viewer } from '../access/viewer.ts'
import { seatEmailStatus } from '../email/consent/seat-email-status.ts'
import type { LoadedGame } from '../games/game-store.ts'
import { type LoggedStep, logSteps } from '../games/log-steps.ts'
import { lookedAt } from '../notebook/last-look.ts'
import { type Contacts, type StoredContact, hasSeen } from '../ports/contacts.ts'
import type { GameId } from '../ports/games.ts'
import { type Delivery, deliveriesIn } from './delivery-notes.ts'

/** A turn by the stored versions of the steps that began and ended it. */
type VersionedTurn = {
  readonly ply: number
  readonly side: Colour
  readonly began: number
  readonly ended: number | undefined
}

const BEGINS_TURN: ReadonlySet<GameEvent['type']> = new Set(['moved', 'taken-back', 'enforced', 'played-on'])
const ENDS_GAME: ReadonlySet<GameEvent['type']> = new Set(['finished', 'aborted'])

/** A step of a log, with whose turn it was before and after it. */
type TurnStep = LoggedStep & { readonly before: ReplayTurn; readonly after: ReplayTurn }

const turnSteps = ({ game, stored }: LoadedGame): readonly TurnStep[] => {
  let turn: ReplayTurn = { first: playOf(game)?.startPosition.turn ?? 'black', plies: 0 }
  return logSteps(stored.log).map((step) => {
    const before = turn
    for (const event of step.events) turn = advanceTurn(turn, event)
    return { ...step, before, after: turn }
  })
}

/** Returns the turns of a game whose players see them: not those that a planned reply ended as they began. */
const turnsOf = (steps: readonly TurnStep[]): readonly VersionedTurn[] => {
  const turns: VersionedTurn[] = []
  let began: number | undefined
  for (const { version, events, before } of steps) {
    const isNew = events.some(({ type }) => type === 'joined' || BEGINS_TURN.has(type))
    const isOver = events.some(({ type }) => ENDS_GAME.has(type))
    if (began !== undefined && (isNew || isOver))
      turns.push({ ply: before.plies, side: colourToMove(before), began, ended: version })
    if (isOver) began = undefined
    else if (isNew) began = version
  }
  const last = steps.at(-1)?.after
  if (began === undefined || !last) return turns
  return [...turns, { ply: last.plies, side: colourToMove(last), began, ended: undefined }]
}

type PlyAt = (version: number) => number

/** Returns a function from a stored version to the number of half-moves on the board then. */
const plyIn =
  (steps: readonly TurnStep[]): PlyAt =>
  (version) =>
    steps.findLast((step) => step.version <= version)?.after.plies ?? 0

const isToldBy =
  ({ began, ended = Infinity }: VersionedTurn) =>
  ({ version }: Delivery): boolean =>
    version >= began && version < ended

/** Returns the turns of which no delivery told. What was before the oldest that is kept is not known. */
const untoldOf = (
  turns: readonly VersionedTurn[],
  deliveries: readonly Delivery[],
  contact: StoredContact,
): SeatEmailsView['untold'] => {
  const known = deliveries.length < MOST_NOTED_EMAILS ? 0 : (deliveries[0]?.version ?? 0)
  return turns
    .filter((turn) => turn.began >= known && !deliveries.some(isToldBy(turn)))
    .map(({ ply, began, ended }) => {
      if (ended !== undefined) return { ply, why: 'overtaken' }
      return { ply, why: hasSeen(contact, began) ? 'seen' : 'waiting' }
    })
}

const emailsOf = (known: StoredContact, turns: readonly VersionedTurn[], plyAt: PlyAt): SeatEmailsView => {
  const deliveries = deliveriesIn(known.deliveries)
  const seen = lookedAt(known.look)
  return {
    status: seatEmailStatus(known),
    lastSeen: seen === undefined ? null : isoInstant(seen),
    deliveries: deliveries.map(({ taken, ...rest }) => ({
      ...rest,
      ply: plyAt(rest.version),
      taken: isoInstant(taken),
    })),
    // Without an address nothing was to be sent, or what was noted has been deleted with it.
    untold: known.email === undefined ? [] : untoldOf(turns, deliveries, known),
  }
}

const NOBODY: StoredContact = { told: 0 }

/**
 * Returns the emails to the seats that this viewer may read about: a player's own, and both for the arbiter. The other
 * seat's entry is not even loaded for a player.
 */
export const seatEmails = async (
  contacts: Pick<Contacts, 'load'>,
  id: GameId,
  loaded: LoadedGame,
  viewer: Viewer,
): Promise<EvidenceView['emails']> => {
  const play = playOf(loaded.game)
  if (viewer === 'anyone' || !play) return null
  const steps = turnSteps(loaded)
  const turns = turnsOf(steps)
  const plyAt = plyIn(steps)
  const of = async (side: Colour): Promise<SeatEmailsView | null> => {
    const seat = seatOf(play, side)
    if (viewer !== 'arbiter' && viewer !== seat) return null
    const contact = personOf(loaded.game, seat)?.contact
    const known = contact === undefined ? undefined : await contacts.load(id, contact)
    const own = turns.filter((turn) => turn.side === side)
    return emailsOf(known ?? NOBODY, own, plyAt)
  }
  return { black: await of('black'), white: await of('white') }
}
