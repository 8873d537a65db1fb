import { TABLES } from './tables.ts'
import { memoryWebhooks } from '../../local/memory/memory-webhooks.ts'
import { memoryOrders } from '../../local/memory/memory-orders.ts'
import { memoryNotices } from '../../local/memory/memory-notices.ts'
import { memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import type { OwnedTournament } from '../../shared/service/ports/tournaments/owned-tournaments.ts'

/** Returns webhooks, orders and tournaments in memory. The queued events of webhooks wait until a test reads them. */
export const programsPorts = (clock: () => number = () => 0) => ({
  webhooks: memoryWebhooks(),
  orders: memoryOrders(),
  notices: memoryNotices(clock),
  tournaments: memoryTournaments(),
  tables: TABLES,
  ownedTournaments: memoryOwnedGames<OwnedTournament>(),
})
