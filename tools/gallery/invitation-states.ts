import { personOf } from '../../shared/game/model/game.ts'
import { emailedSeatLink } from '../../shared/service/credentials/links.ts'
import { type Stand, ask, idOf, invitationOf, newGame } from '../../test/pages/stand.ts'
import { NAMED_PEOPLE } from './busy-games.ts'
import { gameAt } from './played-games.ts'

const OTIS = { opponentName: 'Otis', opponentEmail: 'otis@draughts.test' }

/** An international game whose opponent was invited at an address. The invited side begins. */
const invitedByEmail = (at: Stand): Promise<string> =>
  newGame(at, { name: 'Marijke de Vries', seat: 'black', rules: 'international', ...OTIS })

const invitation = async (at: Stand, creator: string): Promise<string> => invitationOf((await ask(at, creator)).body)

/** The invitation by the link of the email to an address that the creator has corrected since. */
const formerAddress = async (at: Stand): Promise<string> => {
  const creator = await invitedByEmail(at)
  const link = emailedSeatLink(at.service, 'opponent', idOf(creator), await gameAt(at, creator), OTIS.opponentEmail)
  await ask(at, `${creator}/own`, { form: { to: 'opponent', email: 'otis@players.test' } })
  return new URL(link).pathname
}

/** The creator's page after emails to both addresses came back. */
const cameBack = async (at: Stand): Promise<string> => {
  const creator = await newGame(at, NAMED_PEOPLE)
  const game = await gameAt(at, creator)
  for (const role of ['opponent', 'arbiter'] as const)
    await at.service.contacts.update(idOf(creator), personOf(game, role)?.contact ?? '', { returned: true })
  return creator
}

/** The creator's page after the invitation was declined. */
const declined = async (at: Stand): Promise<string> => {
  const creator = await newGame(at, { opponentName: 'Otis' })
  await ask(at, `${await invitation(at, creator)}/decline`, { form: { text: 'No time before Easter.' } })
  return creator
}

const declinedInvitation = async (at: Stand): Promise<string> => {
  const path = await invitation(at, await newGame(at))
  await ask(at, `${path}/decline`, { form: { text: '' } })
  return path
}

/** The pages of invitations: what the invited person sees, and what the creator reads of the address. */
export const INVITATION_STATES = {
  declined,
  'invitation-declined': declinedInvitation,
  'invitation-invited': async (at: Stand) => invitation(at, await invitedByEmail(at)),
  'invitation-declining': async (at: Stand) => `${await invitation(at, await invitedByEmail(at))}?answer=decline`,
  'invitation-corrected': formerAddress,
  'offered-returned': cameBack,
} as const
