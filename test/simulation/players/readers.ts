import { DAY, HOUR, MINUTE, SECOND } from '../../../shared/game/model/words.ts'
import type { Sent } from '../evidence.ts'
import type { Company } from './company.ts'
import type { Roster } from './roster.ts'
import { ROLE_OF } from './table.ts'

const STOP_ALL = /https:\/\/crownhead\.test\/n\/([\w-]{64})/

/**
 * Returns what readers do with their emails besides playing: they choose how they want to be notified, and some stop
 * all emails for a while.
 */
export const readersOn = ({ ask, later, ground: { dice } }: Company, roster: Roster) => {
  const chosen = new Set<string>()
  const stops = (token: string, email: string): void => {
    const press = (undo: boolean) =>
      ask(
        { kind: 'stop-all', path: '', form: true, token, body: { email, ...(undo && { undo: '1' }) }, once: true },
        () => {},
      )
    press(false)
    later(dice.between(HOUR, 3 * DAY), () => press(true))
  }
  return {
    mailed: ({ mail: { to, text } }: Sent, token: string | undefined): void => {
      const reader = roster.known(to)
      if (!reader) return
      const all = STOP_ALL.exec(text)?.[1]
      if (all !== undefined && dice.chance(0.003)) stops(all, to)
      const role = ROLE_OF[token?.charAt(0) ?? '']
      if (token === undefined || (role !== 'creator' && role !== 'opponent') || chosen.has(token)) return
      chosen.add(token)
      const { wanted, timeZone } = reader
      if (wanted.mail === 'turns' && dice.chance(0.7)) return
      const body = { timeZone, notifications: wanted }
      const wish = { kind: 'settings', method: 'PATCH', path: '/v1/seat', form: false } as const
      later(dice.between(SECOND, 10 * MINUTE), () =>
        ask({ ...wish, game: token.slice(2, 14), role, token, body }, () => {}),
      )
    },
  }
}
