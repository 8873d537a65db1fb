import { personOf } from '../../../game/game.ts'
import type { ContactId } from '../../../game/people.ts'
import type { Instant } from '../../../game/words.ts'
import type { Letter } from '../../../mail/letters.ts'
import { later } from '../../background/lazy.ts'
import { type Loaded, load } from '../../games/game-store.ts'
import type { Games } from '../../ports/games.ts'
import type { Known } from '../../ports/contact.ts'
import type { WakePorts, Woken } from '../../push/push-first.ts'

type ReaderPorts = WakePorts & { readonly games: Games }

/** Few seats have subscribed devices, so the module is loaded when it is first needed. */
const pushFirst = later(() => import('../../push/push-first.ts'), 'wakes')

/** The person whom an email is for. */
export type Reader = {
  readonly loaded: Loaded
  readonly contact: ContactId
  readonly to: Known & { readonly email: string }
}

/**
 * Loads the person whom an email is for, and sends push messages first if the seat has subscribed devices. Then the
 * outcome says that the email is not sent now.
 */
export const loadReader = async (
  ports: ReaderPorts,
  gameEmail: Letter,
  now: Instant,
): Promise<Reader | 'no-game' | 'no-address' | Woken> => {
  const { games, contacts } = ports
  const loaded = await load(games, gameEmail.game)
  if (!loaded) return 'no-game'
  const contact = personOf(loaded.game, gameEmail.seat)?.contact
  const known = contact === undefined ? undefined : await contacts.load(gameEmail.game, contact)
  if (contact === undefined || known === undefined) return 'no-address'
  const mayPush = known.devices !== undefined || gameEmail.noticed !== undefined
  const woken = mayPush ? await pushFirst(ports, { gameEmail, loaded, contact, known }, now) : undefined
  if (woken) return woken
  if (known.email === undefined) return 'no-address'
  return { loaded, contact, to: { ...known, email: known.email } }
}
