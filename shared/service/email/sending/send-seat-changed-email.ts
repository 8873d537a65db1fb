import { mailableAddress } from '../../../api/values/email-address.ts'
import { storedRole } from '../../../game/model/stored-role.ts'
import { playerOf } from '../../../game/model/game.ts'
import type { Instant } from '../../../game/model/words.ts'
import type { GameEmail } from '../../../email/game-emails/emails-for.ts'
import { composeMovedEmail } from '../../../email/address/moved-email.ts'
import { loadTextsFor } from '../../../texts/languages/languages.ts'
import type { Operator } from '../../../texts/languages/operator.ts'
import { ADDRESS_LIMITS, SEAT_LIMITS, undeliverableAt } from '../../limits/email-quotas.ts'
import { noteUndeliverable } from '../delivery/undeliverable.ts'
import { previousAddresses } from '../../notebook/previous-addresses.ts'
import {
  type SendDecision,
  type SendPorts,
  checkAddressLimits,
  sendKey,
  takeFromAccount,
} from '../delivery/send-limits.ts'
import { unsubscribeAllLink, restoreSeatLink } from '../../credentials/links.ts'
import { seatAccount } from '../../credentials/mailbox.ts'
import type { Games } from '../../ports/games.ts'
import type { NotebookStore } from '../../ports/notebook.ts'
import { loadGame } from '../../games/game-store.ts'

type MovedEmailRequest = Extract<GameEmail, { readonly kind: 'moved' }>

export type SeatChangedPorts = SendPorts & {
  readonly games: Games
  readonly notebook: NotebookStore
  readonly origin: string
  readonly operator?: Operator
}

/**
 * Tells an earlier address that its seat has changed hands, and how to take it back. It is sent even if the seat's
 * emails are off, as a thief may have turned them off; but not if the mailbox has stopped all emails.
 */
export const sendSeatChangedEmail = async (
  ports: SeatChangedPorts,
  gameEmail: MovedEmailRequest,
  now: Instant,
): Promise<'sent' | 'no-game' | 'no-address' | Exclude<SendDecision, 'open'>> => {
  const { game: id, seat: role } = gameEmail
  const loaded = await loadGame(ports.games, id)
  const contact = loaded && playerOf(loaded.game, role)?.contact
  if (!loaded || contact === undefined) return 'no-game'
  const entry = { game: id, contact }
  const previous = (await previousAddresses(ports.notebook, entry, now)).find((each) => each.id === gameEmail.former)
  if (!previous) return 'no-address'
  const grant = sendKey(gameEmail)
  const address = await checkAddressLimits(ports, previous.email, { grant, limits: ADDRESS_LIMITS.warning }, now)
  const gate =
    address === 'open'
      ? await takeFromAccount(ports.ledger, seatAccount(id, contact), grant, now, SEAT_LIMITS.seatChanged)
      : address
  if (gate !== 'open') return gate
  const locale = previous.locale ?? (await ports.contacts.load(id, contact))?.locale
  const undo = previous.isTold ? undefined : restoreSeatLink(ports, role, id, loaded.game, previous.email)
  const written = composeMovedEmail(
    {
      game: id,
      role,
      rules: loaded.game.terms.rules,
      stopAllUrl: unsubscribeAllLink(ports, previous.email),
      about: previous.isTold ? 'back' : gameEmail.isForgotten ? 'forgotten' : 'text',
      ...(undo && { undo }),
    },
    await loadTextsFor(locale, ports.operator),
  )
  const mail = {
    id: `${id}-${gameEmail.version}-${storedRole(role)}-moved-${gameEmail.request}`,
    to: mailableAddress(previous.email),
    ...written,
  }
  if ((await ports.post.send(mail)) === 'taken') return 'sent'
  await noteUndeliverable(ports, previous.email, undeliverableAt(now), now)
  return 'dead'
}
