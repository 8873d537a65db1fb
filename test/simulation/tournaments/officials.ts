import { DAY, HOUR, MINUTE } from '../../../shared/game/model/words.ts'
import type { FactOf, TournamentFact } from '../../../shared/tournament/model/facts.ts'
import { type TournamentAccount, accountAt } from './account.ts'
import type { Club } from './club.ts'
import { DEPUTY, personNamed } from './terms.ts'

export type Officials = {
  /** The secretary's mailbox is proven. */
  readonly confirmed: (id: string) => void
  readonly happened: (id: string, fact: TournamentFact) => void
}

type Plan = { readonly id: string; readonly account: TournamentAccount }

const playing = ({ members }: TournamentAccount): readonly number[] =>
  members.filter(({ standing }) => standing === 'in').map(({ number }) => number)

/** Lets the secretary and the deputy of a tournament do what is theirs, and its players what they may do in all games. */
export const officialsOn = ({ company, dice, links, act, judge, reopen, newcomer }: Club): Officials => {
  const { agenda, evidence } = company.ground
  const { later } = company
  /** Plans a deed with a probability, within that time. */
  const perhaps = (probability: number, [from, until]: readonly [number, number], deed: () => void): void => {
    if (dice.chance(probability)) later(dice.between(from, until), deed)
  }
  const one = (numbers: readonly number[]): number => numbers[dice.between(0, numbers.length - 1)] ?? 0

  const lead = ({ id, account }: Plan): void => {
    const players = playing(account)
    perhaps(0.3, [HOUR, 4 * DAY], () => {
      act(id, 'secretary', { type: 'pause', until: agenda.now() + dice.between(1, 5) * DAY + MINUTE })
      perhaps(0.6, [HOUR, 2 * DAY], () => act(id, 'secretary', { type: 'resume' }))
    })
    perhaps(0.15, [HOUR, 5 * DAY], () =>
      act(id, 'secretary', { type: 'expel', player: one(players), reason: 'Never answers.' }),
    )
    perhaps(0.3, [HOUR, 5 * DAY], () =>
      act(id, 'secretary', { type: 'invite', entrants: [personNamed(newcomer())], replaces: one(players) }),
    )
    perhaps(0.3, [DAY, 10 * DAY], () =>
      act(id, dice.chance(0.3) ? 'deputy' : 'secretary', {
        type: 'rule',
        board: dice.between(1, account.boards.length),
        winner: dice.pick(['black', 'white', null, 'void']),
        reason: 'So it stands.',
      }),
    )
    perhaps(0.3, [HOUR, 6 * DAY], () =>
      act(id, 'secretary', { type: 'warn', player: one(players), reason: 'Answer in time.' }),
    )
    perhaps(0.4, [HOUR, 6 * DAY], () => act(id, 'secretary', { type: 'write', text: `Hello, ${dice.between(1, 99)}.` }))
    perhaps(0.04, [2 * DAY, 8 * DAY], () => act(id, 'secretary', { type: 'cancel', reason: 'The club has closed.' }))
  }

  const takePart = ({ id }: Plan, number: number): void => {
    const holder = String(number)
    perhaps(0.15, [HOUR, 6 * DAY], () => act(id, holder, { type: 'withdraw' }))
    perhaps(0.35, [HOUR, 3 * DAY], () => {
      const from = dice.chance(0.3) ? { from: agenda.now() + dice.between(HOUR, DAY) } : {}
      act(id, holder, { type: 'away', days: dice.between(1, 4), ...from })
      perhaps(0.4, [HOUR, 2 * DAY], () => act(id, holder, { type: 'away', days: 0 }))
    })
    perhaps(0.1, [HOUR, 6 * DAY], () =>
      act(id, holder, { type: 'rotate-link' }, ({ link }) => {
        // Another device of the same player still has the old link.
        if (link !== undefined && dice.chance(0.5)) links.set(`${id}/${holder}`, { token: link })
        later(dice.between(MINUTE, HOUR), () => reopen(id, number))
      }),
    )
    perhaps(0.05, [HOUR, 6 * DAY], () => act(id, holder, { type: 'forget' }))
  }

  const replace = ({ id, account }: Plan): void => {
    const waiting = account.members.filter(({ standing }) => standing === 'waiting').map(({ number }) => number)
    if (waiting.length > 0)
      perhaps(0.5, [HOUR, 2 * DAY], () =>
        act(id, 'secretary', { type: 'replace', player: one(playing(account)), with: one(waiting) }),
      )
  }

  const ruled = (id: string, { board: number, by }: FactOf<'ruled'>): void => {
    const board = accountAt(evidence, id)?.boards[number - 1]
    if (board && by === 'secretary')
      perhaps(0.5, [HOUR, 3 * DAY], () =>
        act(id, String(dice.pick([board.black, board.white])), {
          type: 'appeal',
          board: number,
          text: 'It was a draw.',
        }),
      )
  }

  /** The secretary may want to begin early, and to give a place to somebody who has not answered. */
  const sent = (id: string): void => {
    perhaps(0.4, [DAY, 4 * DAY], () => act(id, 'secretary', { type: 'start' }))
    perhaps(0.3, [HOUR, DAY], () => act(id, 'secretary', { type: 'approve', player: dice.between(1, 3) }))
  }

  const applied = (id: string): void => {
    const number = accountAt(evidence, id)?.members.length ?? 0
    later(dice.between(MINUTE, DAY), () =>
      act(id, 'secretary', { type: dice.chance(0.8) ? 'approve' : 'remove', player: number }),
    )
  }

  return {
    confirmed: (id) => {
      perhaps(0.4, [0, HOUR], () => act(id, 'secretary', { type: 'appoint-deputy', person: personNamed(DEPUTY.name) }))
      later(dice.between(0, 2 * HOUR), () => act(id, 'secretary', { type: 'send' }))
    },
    happened: (id, fact) => {
      if (fact.type === 'sent') sent(id)
      if (fact.type === 'entry-closed')
        perhaps(0.7, [HOUR, 2 * DAY], () => act(id, 'secretary', { type: 'cancel', reason: '' }))
      if (fact.type === 'entered' && fact.as === 'applied') applied(id)
      if (fact.type === 'ruled') ruled(id, fact)
      if (fact.type === 'scored' && fact.outcome === 'void')
        perhaps(0.7, [MINUTE, 3 * DAY], () => judge(id, fact.board))
      const account = fact.type === 'started' ? accountAt(evidence, id) : undefined
      if (!account) return
      const plan = { id, account }
      lead(plan)
      replace(plan)
      for (const number of playing(account)) takePart(plan, number)
    },
  }
}
