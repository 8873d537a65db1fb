import { personOf } from '../../shared/game/model/game.ts'
import type { ContactChanges } from '../../shared/service/ports/contacts.ts'
import { type Stand, act, idOf, newGame } from '../../test/pages/stand.ts'
import { gameAt, midwayGame } from './played-games.ts'

import { PRESSED_STATES } from './pressed-states.ts'

type State = (at: Stand) => Promise<string>

/** Resolves with the path of a seat whose emails bounced. */
const emailsBack: State = async (at) => {
  const seat = await newGame(at, { email: 'gone@draughts.test' })
  const { creator } = await gameAt(at, seat)
  await at.service.contacts.update(idOf(seat), creator.contact ?? '', { returned: true })
  return seat
}

const LATER = { postponed: { until: Date.UTC(2026, 11, 24), why: 'network' } } as const

/** Resolves with the path of a seat whose first email is postponed. */
const emailsLater: State = async (at) => {
  const seat = await newGame(at, { email: 'later@draughts.test' })
  const { creator } = await gameAt(at, seat)
  await at.service.contacts.update(idOf(seat), creator.contact ?? '', LATER)
  return seat
}

/** Returns the state of a seat whose opponent was invited by email. `outcome`: what became of that email. */
const invitedWith =
  (outcome: ContactChanges): State =>
  async (at) => {
    const seat = await newGame(at, { opponentName: 'Otis', opponentEmail: 'otis@draughts.test' })
    const invited = personOf(await gameAt(at, seat), 'opponent')
    await at.service.contacts.update(idOf(seat), invited?.contact ?? '', outcome)
    return seat
  }

/**
 * Pages of seats whose first email was postponed or came back, and of players whose invitation by email was postponed,
 * withheld or came back; and of moves that are not sent yet.
 */
export const UNSENT_STATES = {
  ...PRESSED_STATES,
  'seat-message-kept': async (at: Stand) => {
    const { creator } = await midwayGame(at)
    await act(at, creator, 'say', { ply: '5', text: 'A fine reply. I have to think about it.', when: 'later' })
    return `${creator}?done=say-later`
  },
  'seat-emails-back': emailsBack,
  'seat-emails-later': emailsLater,
  'keep-later': async (at) => `${await emailsLater(at)}/keep`,
  'invited-later': invitedWith(LATER),
  'invited-held': invitedWith({ held: true }),
  'invited-back': invitedWith({ returned: true }),
} as const satisfies Readonly<Record<string, State>>
