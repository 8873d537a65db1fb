import { DAY, HOUR, MINUTE, type Role } from '../../../shared/game/model/words.ts'
import type { GameId } from '../../../shared/service/ports/games.ts'
import type { Dice } from '../chance.ts'
import type { Chapter } from '../evidence.ts'
import type { Wish } from './client.ts'
import type { Company } from './company.ts'
import { READERS, type Roster, isBesieged } from './roster.ts'

const NETWORKS = { least: 2, most: 5 } as const
const GAMES = { least: 2, most: 8 } as const

/**
 * How long after creating or joining a game a player looks at their page: by then the seat has had a consent email, or
 * the page says that one comes later.
 */
const LOOKED_AT = { soonest: 13 * HOUR, latest: 40 * HOUR } as const

/**
 * Lets strangers invite the readers of this world to games that they never play, and abort half of them within hours.
 * Players of such a world look at their page to see whether they have had a consent email.
 */
export const strangersOn = (
  { ground, ask, later, tableAt }: Company,
  roster: Roster | undefined,
  dice: Dice,
  named: (game: GameId, token: string) => void,
) => {
  const isHere = roster !== undefined && isBesieged(ground.seed)

  const callOff = (game: string, token: string): void =>
    ask(
      {
        kind: 'abort',
        path: `/v1/games/${game}/actions`,
        form: false,
        game,
        role: 'creator',
        token,
        body: { type: 'abort', ply: 0 },
      },
      () => {},
    )

  const invite = (from: string): void => {
    const wish: Wish = {
      kind: 'create',
      path: '/v1/games',
      form: false,
      from,
      body: { clock: 'daily', creator: { name: 'Eve' }, opponent: { name: 'Vic', email: dice.pick(READERS) } },
    }
    ask(wish, (answer) => {
      const game = answer?.body.game?.id
      const token = answer?.body.links?.['creator']?.token
      if (game !== undefined && token !== undefined) named(game, token)
      if (game !== undefined && token !== undefined && dice.chance(0.5))
        later(dice.between(5 * MINUTE, 5 * HOUR), () => callOff(game, token))
    })
  }

  const look = (game: string, role: Role): void => {
    const token = tableAt(game).tokens[role]
    if (token !== undefined)
      ask({ kind: 'seat', method: 'GET', path: '/v1/seat', form: false, game, role, token, body: {} }, () => {})
  }

  for (let network = isHere ? dice.between(NETWORKS.least, NETWORKS.most) : 0; network > 0; network -= 1)
    for (let games = dice.between(GAMES.least, GAMES.most); games > 0; games -= 1)
      later(dice.between(0, 2 * DAY), () => invite(`203.0.${network}.1`))

  return {
    stored: ({ game, step }: Chapter): void => {
      if (!isHere) return
      const roles: readonly Role[] = step.flatMap(({ type }) =>
        type === 'offered' ? (['creator'] as const) : type === 'joined' ? (['opponent'] as const) : [],
      )
      for (const role of roles) later(dice.between(LOOKED_AT.soonest, LOOKED_AT.latest), () => look(game, role))
    },
  }
}
