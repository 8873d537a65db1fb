import type { QueuedEmail } from '../../../shared/email/game-emails/emails-for.ts'
import type { Email } from './services.ts'

/** Returns games in which an earlier step was carried out after a later one, by the order of their emails. */
export const disordered = (letters: readonly QueuedEmail[]): readonly string[] => {
  const latest = new Map<string, number>()
  const wrong = new Set<string>()
  for (const letter of letters) {
    if (!('version' in letter) || !('game' in letter)) continue
    if (letter.version < (latest.get(letter.game) ?? 0)) wrong.add(letter.game)
    latest.set(letter.game, letter.version)
  }
  return [...wrong]
}

const NAMED = /^(\w{12})-(\d+)-(creator|opponent)$/

/** Returns emails that came to a seat twice, or after a later one. */
export const doubled = (sent: readonly Email[]): readonly string[] => {
  const latest = new Map<string, number>()
  const wrong: string[] = []
  for (const { letter } of sent) {
    const [, game = '', version = '', seat = ''] = NAMED.exec(letter) ?? []
    const reader = `${game} ${seat}`
    if (Number(version) <= (latest.get(reader) ?? 0)) wrong.push(letter)
    latest.set(reader, Number(version))
  }
  return wrong
}
