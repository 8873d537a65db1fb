import { inboundHandler } from '../../functions/events/inbound-handler.ts'
import type { Games, Log, Stored } from '../../shared/service/ports/ports.ts'
import type { Instant } from '../../shared/game/words.ts'
import type { InboundPorts } from '../../functions/events/inbound-handler.ts'
import type { Ground } from '../ground.ts'
import { receivedAt } from '../incoming.ts'
import { type LanedWork, type Share, lanedWork } from './messages.ts'
import { mimeThread } from './mime-thread.ts'

/** One email of each game at a time: who sends many, or costly ones, holds up those about their own game. */
const SHARE: Share = { most: 8, perLane: 1 }

type Reading = Pick<Ground, 'incoming' | 'letterbox' | 'clock'>

/** Answers by email, and emails that came back. `freed`: there is room for another. */
export const answerWork = (
  { incoming, letterbox, clock }: Reading,
  ports: InboundPorts,
  { log, freed }: { readonly log: Log; readonly freed: () => void },
): LanedWork =>
  lanedWork(incoming, 'inbound', inboundHandler(ports, letterbox, clock.now, mimeThread()), {
    log,
    share: SHARE,
    freed,
  })

/**
 * A game whose time may be over is read only after the answers that came by then: an email that was received in time must
 * not lose to the clock, however long it waits to be read.
 */
export const afterAnswers = (
  games: Games,
  answers: Pick<LanedWork, 'tryAll'>,
  { incoming, clock }: Pick<Ground, 'incoming' | 'clock'>,
): Games => {
  const now = clock.now
  const read = async (id: string, due: Instant): Promise<void> => {
    const isEarlier = ({ body }: { readonly body: string }): boolean => receivedAt(body) <= due
    if (!incoming.inLane(id).some(isEarlier)) return
    await answers.tryAll(id, isEarlier, now())
    // After some attempts it is given up, and waited for no longer.
    if (incoming.inLane(id).some(isEarlier)) throw new Error('an answer that came earlier could not be read yet')
  }
  const isOver = ({ due }: Stored): boolean => due !== undefined && due <= now()
  return {
    ...games,
    load: async (id) => {
      const stored = await games.load(id)
      if (stored?.due === undefined || !isOver(stored)) return stored
      await read(id, stored.due)
      return games.load(id)
    },
    loadAll: async (ids) => {
      const all = await games.loadAll(ids)
      const over = [...all].filter(([, stored]) => isOver(stored))
      if (over.length === 0) return all
      for (const [id, { due = 0 }] of over) await read(id, due)
      return games.loadAll(ids)
    },
  }
}
