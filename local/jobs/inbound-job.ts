import { type InboundPorts, inboundHandler } from '../../functions/events/inbound-handler.ts'
import type { Games, GameRecord } from '../../shared/service/ports/games.ts'
import type { Logger } from '../../shared/service/runtime/logger.ts'
import type { Instant } from '../../shared/game/model/words.ts'
import type { Resources } from '../resources/resources.ts'
import { receivedAt } from '../resources/receive-email.ts'
import { type LanedJob, type ConcurrencyLimits, lanedJob } from './message-job.ts'
import { mimeThread } from './mime-thread.ts'

/**
 * At most eight emails at once, and one about each game: a sender of many or costly emails delays only those about the
 * same game.
 */
const LIMITS: ConcurrencyLimits = { total: 8, perLane: 1 }

type ReplySources = Pick<Resources, 'inboundQueue' | 'inboundMail' | 'clock'>

/** Returns the job that reads replies by email and bounces. `freed` is called when another email may be taken. */
export const inboundJob = (
  { inboundQueue: incoming, inboundMail, clock }: ReplySources,
  ports: InboundPorts,
  { log, freed }: { readonly log: Logger; readonly freed: () => void },
): LanedJob =>
  lanedJob(incoming, 'inbound', inboundHandler(ports, inboundMail, clock.now, mimeThread()), {
    log,
    share: LIMITS,
    freed,
  })

/**
 * Returns storage of games. Before it loads a game whose time may be over, it reads the replies that came before the
 * deadline: a move emailed in time must not lose to the clock, however long it waits in the queue.
 */
export const gamesAfterReplies = (
  games: Games,
  answers: Pick<LanedJob, 'tryAll'>,
  { inboundQueue: incoming, clock }: Pick<Resources, 'inboundQueue' | 'clock'>,
): Games => {
  const now = clock.now
  const readReplies = async (id: string, due: Instant): Promise<void> => {
    const isEarlier = ({ body }: { readonly body: string }): boolean => receivedAt(body) <= due
    if (!incoming.inLane(id).some(isEarlier)) return
    await answers.tryAll(id, isEarlier, now())
    // After its last attempt a reply is a dead letter, which no longer holds up its game.
    if (incoming.inLane(id).some(isEarlier)) throw new Error('an answer that came earlier could not be read yet')
  }
  const isOver = ({ due }: GameRecord): boolean => due !== undefined && due <= now()
  return {
    ...games,
    load: async (id) => {
      const stored = await games.load(id)
      if (stored?.due === undefined || !isOver(stored)) return stored
      await readReplies(id, stored.due)
      return games.load(id)
    },
    loadAll: async (ids) => {
      const all = await games.loadAll(ids)
      const over = [...all].filter(([, stored]) => isOver(stored))
      if (over.length === 0) return all
      for (const [id, { due = 0 }] of over) await readReplies(id, due)
      return games.loadAll(ids)
    },
  }
}
