import { RETENTION, UNDO_PERIOD } from '../../shared/game/limits/bounds.ts'
import { ORDER_LIMITS } from '../../shared/game/limits/order-limits.ts'
import { DAY, type Duration, HOUR } from '../../shared/game/model/words.ts'
import { ACCOUNT_LIFE } from '../../shared/service/limits/ledger-account.ts'
import { WEBHOOK_LIMITS } from '../../shared/webhooks/delivery-limits.ts'

const inWords = (span: Duration): string => (span < DAY ? `${span / HOUR} hours` : `${span / DAY} days`)

/** The spans for which the code keeps data, in words. */
export const KEPT_FOR = {
  finished: inWords(RETENTION.finished),
  unplayed: inWords(RETENTION.unplayed),
  undo: inWords(UNDO_PERIOD),
  order: inWords(ORDER_LIMITS.retention),
  delivery: inWords(WEBHOOK_LIMITS.retention),
  deliveredTurn: inWords(WEBHOOK_LIMITS.turnRetention),
  deliveryCount: inWords(WEBHOOK_LIMITS.countRetention),
  hourCount: inWords(ACCOUNT_LIFE.hour),
  dayCount: inWords(ACCOUNT_LIFE.day),
  weekCount: inWords(ACCOUNT_LIFE.week),
  monthCount: inWords(ACCOUNT_LIFE.month),
  mailbox: inWords(ACCOUNT_LIFE.ever),
} as const

/** How long what belongs to a game is kept, besides its moves. */
export const WITH_LINKS = `while the game goes on, and ${KEPT_FOR.finished} after its end (${KEPT_FOR.unplayed} if it was called off or never began)`
