import { Resolver } from 'node:dns/promises'
import { SECOND } from '../../shared/game/words.ts'

/** A name server that is away is asked once more. */
const PATIENCE = { timeout: 3 * SECOND, tries: 2 } as const

/**
 * The addresses of a name, IPv4 first. Asked of the name servers themselves: the system's own call takes one of two
 * threads, so two names whose servers never answer would hold up all others. No file of hosts and no search list is read.
 * `servers`: in tests.
 */
export const namesAt =
  (servers?: readonly string[]) =>
  async (name: string): Promise<readonly string[]> => {
    const resolver = new Resolver(PATIENCE)
    if (servers) resolver.setServers(servers)
    const asked = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return asked.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
