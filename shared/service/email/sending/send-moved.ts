import { mailableAddress } from '../../../api/values/email-address.ts'
import { playerOf } from '../../../game/game.ts'
import type { Instant } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { composeMoved } from '../../../mail/moved-letter.ts'
import { wordsFor } from '../../../texts/languages.ts'
import { OF_ADDRESS, OF_SEAT, goneAt } from '../../limits/email-quotas.ts'
import { noteFailing } from '../delivery/undeliverable.ts'
import { formersOf } from '../../seats/previous-addresses.ts'
import { type Gate, type GatePorts, gateOfAddress, grantOf, takenFrom } from '../../limits/send-limits.ts'
import { stopAllLink, undoLink } from '../../credentials/links.ts'
import { seatAccount } from '../../credentials/mailbox.ts'
import type { Games } from '../../ports/games.ts'
import type { Papers } from '../../ports/notebook.ts'
import { load } from '../../games/game-store.ts'

type MovedLetter = Extract<Letter, { readonly kind: 'moved' }>

export type MovedPorts = GatePorts & { readonly games: Games; readonly notebook: Papers; readonly origin: string }

/**
 * Tells an earlier address that its seat has changed hands, and how to take it back. It is sent even if the seat's
 * emails are off, as a thief may have turned them off; but not if the mailbox has stopped all emails.
 */
export const sendMoved = async (
  ports: MovedPorts,
  gameEmail: MovedLetter,
  now: Instant,
): Promise<'sent' | 'no-game' | 'no-address' | Exclude<Gate, 'open'>> => {
  const { game: id, seat: role } = gameEmail
  const loaded = await load(ports.games, id)
  const contact = loaded && playerOf(loaded.game, role)?.contact
  if (!loaded || contact === undefined) return 'no-game'
  const entry = { game: id, contact }
  const previous = (await formersOf(ports.notebook, entry, now)).find((each) => each.id === gameEmail.former)
  if (!previous) return 'no-address'
  const grant = grantOf(gameEmail)
  const address = await gateOfAddress(ports, previous.email, { grant, limits: OF_ADDRESS.warning }, now)
  const gate =
    address === 'open'
      ? await takenFrom(ports.ledger, seatAccount(id, contact), grant, now, OF_SEAT.seatChanged)
      : address
  if (gate !== 'open') return gate
  const locale = previous.locale ?? (await ports.contacts.load(id, contact))?.locale
  const undo = previous.isTold ? undefined : undoLink(ports, role, id, loaded.game, previous.email)
  const written = composeMoved(
    {
      game: id,
      role,
      rules: loaded.game.terms.rules,
      stopAllUrl: stopAllLink(ports, previous.email),
      about: previous.isTold ? 'back' : gameEmail.isForgotten ? 'forgotten' : 'text',
      ...(undo && { undo }),
    },
    await wordsFor(locale),
  )
  const mail = {
    id: `${id}-${gameEmail.version}-${role}-moved-${gameEmail.request}`,
    to: mailableAddress(previous.email),
    ...written,
  }
  if ((await ports.post.send(mail)) === 'taken') return 'sent'
  await noteFailing(ports, previous.email, goneAt(now), now)
  return 'dead'
}
