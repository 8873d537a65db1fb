import { Resolver } from 'node:dns/promises'
import { SECOND } from '../../../shared/game/model/words.ts'

/** A name server that does not answer is asked once more. */
const DNS_TIMEOUTS = { timeout: 3 * SECOND, tries: 2 } as const

/**
 * Resolves a name to its addresses, IPv4 first; none if both queries fail. It queries the name servers directly: the
 * system's resolver blocks one of two threads, so two names whose servers never answer would hold up all others. It
 * uses neither a hosts file nor a search list. Only tests pass `servers`.
 */
export const addressResolver =
  (servers?: readonly string[]) =>
  async (name: string): Promise<readonly string[]> => {
    const resolver = new Resolver(DNS_TIMEOUTS)
    if (servers) resolver.setServers(servers)
    const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)])
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
