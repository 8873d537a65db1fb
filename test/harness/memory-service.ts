import { randomBytes } from 'node:crypto'
import { newSealKeys, sealFrom } from '../../functions/aws/seal.ts'
import { memoryContacts } from '../../local/memory/contacts.ts'
import { memoryGames } from '../../local/memory/games.ts'
import { memoryLedger } from '../../local/memory/ledger.ts'
import { memoryPapers } from '../../local/memory/papers.ts'
import type { Letter } from '../../shared/mail/letters.ts'
import type { Service } from '../../shared/service/service.ts'

/** A service in memory, some of its ports replaced, and the letters that it calls for. */
export const memoryService = (ports: Partial<Service> = {}) => {
  const letters: Letter[] = []
  const service: Service = {
    games: memoryGames(),
    contacts: memoryContacts(),
    ledger: memoryLedger(),
    papers: memoryPapers(),
    outbox: { put: async (more) => void letters.push(...more) },
    seal: sealFrom(JSON.stringify(newSealKeys())),
    chance: (bytes) => randomBytes(bytes),
    log: () => {},
    origin: 'https://draughts.test',
    ...ports,
  }
  return { service, letters }
}
