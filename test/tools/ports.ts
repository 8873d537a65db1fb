import { secureRandomBytes } from '../../functions/aws/keys/secure-random-bytes.ts'
import { memoryContacts } from '../../local/memory/memory-contacts.ts'
import { memoryOutbox } from '../../local/memory/memory-mail.ts'
import { memoryOwnedGames } from '../../local/memory/memory-owned-games.ts'
import { memoryNotebook } from '../../local/memory/memory-notebook.ts'
import { memoryTimers } from '../../local/memory/memory-timers.ts'
import { programsPorts } from '../harness/programs.ts'
import type { Games } from '../../shared/service/ports/games.ts'

/** Returns the ports that redrive needs: these games, and everything else empty and in memory. */
export const portsOn = (games: Games) => ({
  games,
  contacts: memoryContacts(),
  notebook: memoryNotebook(),
  owned: memoryOwnedGames(),
  chance: secureRandomBytes,
  timers: memoryTimers(),
  outbox: memoryOutbox(),
  ...programsPorts(),
})
