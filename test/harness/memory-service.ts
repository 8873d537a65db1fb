import { randomBytes } from 'node:crypto'
import { deflateLevel6 } from '../../functions/runtime/zlib.ts'
import { newSigningKeys, readSigner } from '../../functions/aws/keys/signer.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryGames, memoryItems, memoryTournaments } from '../../local/memory/memory-games.ts'
import { memoryLedger } from '../../local/memory/memory-ledger.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import type {
  DueDigest,
  GameEmail,
  LinksRequest,
  MessageReport,
  TournamentEmail,
} from '../../shared/email/game-emails/emails-for.ts'
import type { Service } from '../../shared/service/runtime/service.ts'
import type { OrderStore } from '../../shared/service/ports/orders.ts'
import type { OwnedGames } from '../../shared/service/ports/owned-games.ts'
import type { OwnedTournament, OwnedTournaments } from '../../shared/service/ports/tournaments/owned-tournaments.ts'
import { knownKeys } from './api-keys.ts'
import { programsPorts } from './programs.ts'
import { PUSH_KEY } from './subscription.ts'

/** Ports that the function Stored uses besides the service's own. */
type Noting = {
  readonly owned: OwnedGames
  readonly ownedTournaments: OwnedTournaments
  readonly orders: OrderStore
}

/**
 * Returns a service in memory, with some of its ports replaced. `letters` collects the game emails that it queues,
 * `invitations` those of tournaments, and `inquiries` the queued requests for links, the digests and the reports.
 */
export const memoryService = (ports: Partial<Omit<Service, 'owned' | 'ownedTournaments' | 'orders'>> = {}) => {
  const letters: GameEmail[] = []
  const invitations: TournamentEmail[] = []
  const inquiries: (LinksRequest | DueDigest | MessageReport)[] = []
  const contacts = memoryContacts()
  const items = memoryItems()
  const service: Service & Noting = {
    ...programsPorts(),
    games: memoryGames(items),
    tournaments: memoryTournaments(items),
    contacts,
    ledger: memoryLedger(),
    apiKeys: knownKeys(),
    owned: memoryOwnedGames(),
    ownedTournaments: memoryOwnedGames<OwnedTournament>(),
    notebook: memoryNotebook(),
    outbox: {
      put: async (more) => {
        for (const queued of more)
          if (queued.kind === 'tournament') invitations.push(queued)
          else if (queued.kind === 'links' || queued.kind === 'digest' || queued.kind === 'report')
            inquiries.push(queued)
          else letters.push(queued)
      },
    },
    signer: readSigner(JSON.stringify({ ...newSigningKeys(), push: PUSH_KEY })),
    deflate: deflateLevel6,
    chance: (bytes) => randomBytes(bytes),
    log: () => {},
    origin: 'https://draughts.test',
    ...ports,
  }
  const entriesOf = (email: string) => contacts.entries().filter(({ contact }) => contact.email === email)
  return { service, letters, invitations, inquiries, entriesOf }
}
