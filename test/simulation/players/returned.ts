import { DAY, HOUR, MINUTE } from '../../../shared/game/model/words.ts'
import type { Dice } from '../chance.ts'
import type { Returned } from '../evidence.ts'
import type { Company } from './company.ts'

/** How many times a person looks whether emails still come back. */
const LOOKS = 3

/**
 * Adds people who see on their page that emails come back: they change the address, ask for another attempt, or wait.
 */
export const returnedOn = ({ ask, later, tableAt }: Company, dice: Dice) => {
  let addresses = 0
  const look = (seat: NonNullable<Returned['seat']>, looks: number): void => {
    const { game, role } = seat
    const token = tableAt(game).tokens[role]
    if (token === undefined) return
    const own = { game, role, token, body: {} } as const
    const again = (): void => {
      if (looks < LOOKS) later(dice.between(HOUR, 2 * DAY), () => look(seat, looks + 1))
    }
    ask({ ...own, kind: 'seat', method: 'GET', path: '/v1/seat', form: false }, (answer) => {
      if (answer?.body.emails !== 'returned') return
      const roll = dice.next()
      const body = { email: `again${addresses++}@mail.test` }
      if (roll < 0.3) ask({ ...own, kind: 'settings', method: 'PATCH', path: '/v1/seat', form: false, body }, () => {})
      else if (roll < 0.8) ask({ ...own, kind: 'again', path: '', form: true }, again)
      else again()
    })
  }
  return {
    cameBack: ({ seat }: Returned): void => {
      if (seat && dice.chance(0.8)) later(dice.between(MINUTE, 30 * HOUR), () => look(seat, 1))
    },
  }
}
