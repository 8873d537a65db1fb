import { MINUTE } from '../../../shared/game/model/words.ts'
import { type FreezeSource, freezeGames } from '../../../tools/redrive/freeze-games.ts'
import { second } from '../checks/check.ts'
import type { Ground } from '../ground.ts'

/**
 * Adds the operator: after each outage of the store they freeze the games' clocks for the time of the outage, and
 * repeat this until it has succeeded for all games.
 */
export const operatorOn = (ground: Ground, source: FreezeSource): void => {
  const { agenda, dice, faults, machine } = ground
  const freeze = (from: number, until: number): Promise<void> =>
    machine.invoke({
      name: 'freeze',
      pace: ground.pace(),
      body: () => freezeGames(source, { from, until }, () => {}),
      ended: (how) => {
        if (how.kind !== 'answered' || how.value.failed > 0)
          agenda.in(dice.between(MINUTE, 10 * MINUTE), () => freeze(from, until))
      },
    })
  for (const { part, from, until } of faults.outages)
    if (part === 'games') agenda.at(until + dice.between(0, 30 * MINUTE), () => freeze(second(from), second(until)))
}
