import { DAY, HOUR, MINUTE } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Dice } from '../chance.ts'
import type { Answer, Chapter } from '../evidence.ts'
import type { Company } from './company.ts'
import { isBesieged } from './roster.ts'

/**
 * When a creator looks whether their invitation has been sent: once on the first day, once in the days after, and once
 * in the weeks after.
 */
const LOOKS = [
  { soonest: MINUTE, latest: 13 * HOUR },
  { soonest: 13 * HOUR, latest: 3 * DAY },
  { soonest: 3 * DAY, latest: 20 * DAY },
] as const

/** How long a creator waits before the next look, once the time that the answer stated has passed. */
const AFTER = { soonest: 11 * MINUTE, latest: 3 * DAY } as const

/** The most looks at an invitation that is postponed day after day. */
const MOST = 40

/**
 * In worlds besieged by strangers, lets the creator of each game look at their seat to see whether the email to the
 * invited person has been sent, and look again once the time that the answer stated has passed. These looks change
 * nothing else in their world.
 */
export const invitersOn = ({ ground, ask, knownTable }: Company, dice: Dice) => {
  const { agenda } = ground
  const isHere = isBesieged(ground.seed)
  const tokens = new Map<GameId, string>()
  const looks = new Map<GameId, number>()

  const lookAfter = (game: GameId, answer: Answer | undefined): void => {
    const { opponent, arbiter } = answer?.body.invited ?? {}
    const until = opponent?.mailAt ?? arbiter?.mailAt
    if (until === undefined) return
    const wait = Math.max(0, Date.parse(until) - agenda.now())
    agenda.in(wait + dice.between(AFTER.soonest, AFTER.latest), () => look(game))
  }

  const look = (game: GameId): void => {
    const token = tokens.get(game) ?? knownTable(game)?.tokens.creator
    const many = (looks.get(game) ?? 0) + 1
    looks.set(game, many)
    if (token === undefined || many > MOST) return
    ask(
      {
        kind: 'seat',
        method: 'GET',
        path: '/v1/seat',
        form: false,
        game,
        role: 'creator',
        token,
        once: true,
        isSteady: true,
      },
      (answer) => lookAfter(game, answer),
    )
  }

  return {
    /** Notes the link of a creator who is a stranger, because `knownTable` does not have their game. */
    named: (game: GameId, token: string): void => void tokens.set(game, token),
    stored: ({ game, step }: Chapter): void => {
      if (!isHere || !step.some(({ type }) => type === 'offered')) return
      for (const { soonest, latest } of LOOKS) agenda.in(dice.between(soonest, latest), () => look(game))
    },
  }
}
